import path from 'node:path';

import {homePage} from './docusaurus';
import {install, newerNode, writeFiles, type Generator} from './generator';
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

/** Starlight with its own theme and search. It has one sidebar, so the site's come below each other. */
export const starlight: Generator = {
  name: 'starlight',
  label: 'Starlight',
  write: async (top, pages, sidebars) => {
    const node = await newerNode(top);
    const folder = await install(top, 'starlight');
    const ids = new Set(pages.map(({id}) => id));
    const dialect = {syntax: 'markdown', hasHeading: false} as const;
    const options = {
      title: 'Peers',
      sidebar: sidebars.map(({name, entries}) => itemOf({label: name, entries})),
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
      'src/content/docs/index.md': homePage,
      // An address of its own, since Starlight takes dots and capitals out of those of files.
      ...Object.fromEntries(
        pages.map((page) => [
          `src/content/docs/docs/${page.id}.md`,
          writePage(page, ids, dialect, {slug: `docs/${page.id}`}),
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
};
