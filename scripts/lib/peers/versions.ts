/** What each compared generator is installed with, in a temporary folder. The only place with versions. */
export const versions = {
  // Docusaurus as this site uses it, without anything of this site.
  docusaurus: {
    '@docusaurus/core': '3.8.1',
    '@docusaurus/faster': '3.8.1',
    '@docusaurus/preset-classic': '3.8.1',
    '@mdx-js/react': '3.1.1',
    react: '19.3.1',
    'react-dom': '19.3.1',
  },
  vitepress: {vitepress: '1.6.4'},
  starlight: {'@astrojs/starlight': '0.42.4', astro: '7.3.5', sharp: '0.35.5'},
  // Astro and Lighthouse need a newer Node.js than this site; the package brings its binary.
  node: {node: '22.23.3'},
  lighthouse: {lighthouse: '13.5.0'},
} as const;
