// PLAIN=true builds the same site without the package, to compare.
const isPlain = process.env.PLAIN === 'true';

// MODULES=true adds the modules that limit prefetching and handle code that fails to load.
const hasModules = process.env.MODULES === 'true';

export default {
  title: 'Garden',
  tagline: 'Grow vegetables from your terminal.',
  url: 'https://garden.example',
  baseUrl: '/product/',
  onBrokenLinks: 'throw',
  future: {v4: true, experimental_faster: true},
  presets: [['classic', {docs: {sidebarPath: './sidebars.js'}, blog: false}]],
  plugins: isPlain ? [] : ['docusaurus-lean-start'],
  clientModules: hasModules ? ['./src/chunkFailures.js', './src/prefetch.js'] : [],
  themes: hasModules ? [() => ({name: 'late-theme', getThemePath: () => './src/late-theme'})] : [],
  themeConfig: {
    navbar: {
      title: 'Garden',
      items: [{type: 'doc', docId: 'intro', label: 'Docs'}],
    },
  },
};
