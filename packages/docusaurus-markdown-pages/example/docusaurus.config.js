import {handlers} from './markdown.js';

export default {
  title: 'Kettle',
  tagline: 'Boil water from your terminal.',
  url: 'https://kettle.example',
  baseUrl: '/product/',
  future: {v4: true, experimental_faster: true},
  presets: [['classic', {docs: {sidebarPath: './sidebars.js'}, blog: {showReadingTime: false}}]],
  plugins: [
    [
      'docusaurus-markdown-pages',
      {
        version: '2.1.0',
        firstPages: ['docs/intro'],
        ignorePatterns: ['/product/blog/{archive,authors,tags}{,/**}'],
        sections: {
          others: {slug: 'site', title: 'About', group: 'Site'},
        },
        handlers,
      },
    ],
  ],
};
