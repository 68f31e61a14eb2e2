import path from 'node:path';

import {homePage} from './docusaurus';
import {install, nodeFor, writeFiles, type Generator, type Packages} from './generator';
import {writePage} from './pages';
import type {Entry} from './sidebars';

const itemOf = (entry: Entry): object =>
  'id' in entry
    ? {label: entry.label, link: `/docs/${entry.id}`}
    : {label: entry.label, collapsed: true, items: entry.entries.map(itemOf)};

const collections = `import {defineCollection} from 'astro:content';
import {docsLoader} from '@astrojs/starlight/loaders';
import {docsSchema} from '@astrojs/starlight/schema';

export const collections = {docs: defineCollection({loader: docsLoader(), schema: docsSchema()})};
`;

/**
 * Starlight with its own theme and search. It has one sidebar, so the site's come below each other.
 *
 * @param packages `@astrojs/starlight`, `astro` and `sharp`
 * @param newerNode the npm package `node`, where Astro needs a newer Node.js than this process has
 */
export const starlight = (packages: Packages, newerNode?: Packages): Generator => ({
  name: 'starlight',
  label: 'Starlight',
  write: async (top, site) => {
    const node = await nodeFor(top, newerNode);
    const folder = await install(top, 'starlight', packages);
    const dialect = {syntax: 'markdown', hasHeading: false} as const;
    const options = {
      title: 'Peers',
      sidebar: site.sidebars.map(({name, entries}) => itemOf({label: name, entries})),
    };
    writeFiles(folder, 'src/content/docs', {
      'astro.config.mjs': `import {defineConfig} from 'astro/config';
import starlight from '@astrojs/starlight';

export default defineConfig({
  site: 'https://example.com',
  integrations: [starlight(${JSON.stringify(options)})],
});
`,
      'src/content.config.ts': collections,
      'src/content/docs/index.md': homePage(site),
      // An address of its own, since Starlight takes dots and capitals out of those of files.
      ...Object.fromEntries(
        site.pages.map((page) => [
          `src/content/docs/docs/${page.id}.md`,
          writePage(page, site, dialect, {slug: `docs/${page.id}`}),
        ]),
      ),
    });
    return {
      folder,
      output: 'dist',
      command: [node, path.join(folder, 'node_modules/astro/bin/astro.mjs'), 'build'],
      caches: ['.astro', 'node_modules/.astro', 'node_modules/.vite'],
    };
  },
});
