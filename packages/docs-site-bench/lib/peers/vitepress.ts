import path from 'node:path';

import {homePage} from './docusaurus';
import {install, writeFiles, type Generator, type Packages} from './generator';
import {writePage} from './pages';
import type {Entry} from './sidebars';

const itemOf = (entry: Entry): object =>
  'id' in entry
    ? {text: entry.label, link: `/docs/${entry.id}`}
    : {text: entry.label, collapsed: true, items: entry.entries.map(itemOf)};

/**
 * VitePress with its own theme. It has no sidebar by page, so the site's come below each other.
 *
 * @param packages `vitepress`
 */
export const vitepress = (packages: Packages): Generator => ({
  name: 'vitepress',
  label: 'VitePress',
  write: async (top, site) => {
    const folder = await install(top, 'vitepress', packages);
    const dialect = {syntax: 'markdown', hasHeading: true} as const;
    const sidebar = site.sidebars.map(({name, entries}) => itemOf({label: name, entries}));
    const config = {title: 'Peers', cleanUrls: true, themeConfig: {sidebar}};
    writeFiles(folder, 'site/docs', {
      'site/.vitepress/config.mjs': `export default ${JSON.stringify(config)};\n`,
      'site/index.md': homePage(site),
      ...Object.fromEntries(
        site.pages.map((page) => [`site/docs/${page.id}.md`, writePage(page, site, dialect)]),
      ),
    });
    return {
      folder,
      output: 'site/.vitepress/dist',
      command: [
        process.execPath,
        path.join(folder, 'node_modules/vitepress/bin/vitepress.js'),
        'build',
        'site',
      ],
      caches: ['site/.vitepress/cache', 'node_modules/.vite'],
    };
  },
});
