// PLAIN=true builds the same site without the package, to compare.
const isPlain = process.env.PLAIN === 'true';

export default {
  title: 'Garden',
  tagline: 'Grow vegetables from your terminal.',
  url: 'https://garden.example',
  baseUrl: '/product/',
  onBrokenLinks: 'throw',
  future: {v4: true, experimental_faster: true},
  presets: [['classic', {docs: {sidebarPath: './sidebars.js'}, blog: false}]],
  plugins: isPlain ? [] : ['docusaurus-lean-start'],
  themeConfig: {
    navbar: {
      title: 'Garden',
      items: [{type: 'doc', docId: 'intro', label: 'Docs'}],
    },
  },
};
