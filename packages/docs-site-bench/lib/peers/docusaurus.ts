import path from 'node:path';

import {install, writeFiles, type Generator, type Packages} from './generator';
import {writePage, type PeerPage, type PeerSite} from './pages';
import type {Entry, Sidebar} from './sidebars';

const itemOf = (entry: Entry): object =>
  'id' in entry
    ? {type: 'doc', id: entry.id, label: entry.label}
    : {type: 'category', label: entry.label, items: entry.entries.map(itemOf)};

/** Sidebars in the form of Docusaurus. */
export const docusaurusSidebars = (sidebars: readonly Sidebar[]): Record<string, object[]> =>
  Object.fromEntries(sidebars.map(({name, entries}) => [name, entries.map(itemOf)]));

/** Docusaurus takes a page with the name of its folder for that of the folder, unless it says where it is. */
export const docusaurusAddress = ({id}: PeerPage): {slug: string} => ({slug: `/${id}`});

/** The page that addresses without a page lead to. */
export const homePage = ({visited}: PeerSite): string =>
  `---\ntitle: Home\n---\n\n[Docs](/docs/${visited})\n`;

const config = `export default {
  title: 'Peers',
  url: 'https://example.com',
  baseUrl: '/',
  future: {v4: true, experimental_faster: true},
  presets: [['classic', {docs: {sidebarPath: './sidebars.js'}, blog: false}]],
  themeConfig: {navbar: {title: 'Peers'}},
};
`;

/**
 * Docusaurus with its classic preset, Rspack, and the rest of its faster set.
 *
 * @param packages `@docusaurus/core`, `faster` and `preset-classic`, `@mdx-js/react`, `react` and `react-dom`
 */
export const docusaurus = (packages: Packages): Generator => ({
  name: 'docusaurus',
  label: 'Docusaurus, Rspack',
  write: async (top, site) => {
    const folder = await install(top, 'docusaurus', packages);
    const dialect = {syntax: 'mdx', hasHeading: false} as const;
    writeFiles(folder, 'docs', {
      'docusaurus.config.js': config,
      'sidebars.js': `export default ${JSON.stringify(docusaurusSidebars(site.sidebars))};\n`,
      'src/pages/index.md': homePage(site),
      ...Object.fromEntries(
        site.pages.map((page) => [
          `docs/${page.id}.mdx`,
          writePage(page, site, dialect, docusaurusAddress(page)),
        ]),
      ),
    });
    return {
      folder,
      output: 'build',
      command: [
        process.execPath,
        path.join(folder, 'node_modules/@docusaurus/core/bin/docusaurus.mjs'),
        'build',
      ],
      caches: ['.docusaurus', 'node_modules/.cache'],
    };
  },
});
