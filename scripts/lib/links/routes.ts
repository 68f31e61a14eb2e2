import {listName} from 'docusaurus-markdown-pages/address';
import type {Route} from 'mdx-docs-checker/links';

import {blog, learn, successStories} from '../../../src/config/blogs';
import {docs} from '../../../src/config/docs';
import {PAGES_FOLDER} from '../../../src/content/files';
import {readInventory, type InventoryPage} from '../../../src/content/inventory';
import {archiveName} from '../../../src/content/docsArchive';

/** The pages of one content plugin. */
export interface Area {
  /** Where its files are, from the site's root. */
  folder: string;
  routes: Route[];
  /** Whether Markdown links to files become links to their pages. */
  resolvesFiles: boolean;
}

const blogs = [blog, learn, successStories];

/** Addresses that plugins add. They have no file in `src/pages` and no headings. */
const pluginRoutes: Route[] = [{path: '/search'}];

/** Files that the build writes beside the pages. */
export const builtFiles: readonly string[] = [
  '/sitemap.xml',
  `/${listName}`,
  `/${archiveName}`,
  ...blogs.flatMap(({routeBasePath}) =>
    ['rss.xml', 'atom.xml', 'feed.json'].map((name) => `/${routeBasePath}/${name}`),
  ),
];

/** Path prefixes of pages: everything below them belongs to this site, whether it exists or not. */
export const sections: readonly string[] = [docs, ...blogs].map(
  ({routeBasePath}) => `/${routeBasePath}`,
);

/** Lists of a blog's posts, which its plugin makes only where there are posts. */
const listsOf = (
  {routeBasePath, archiveBasePath, postsPerPage}: (typeof blogs)[number],
  posts: number,
): Route[] =>
  posts === 0
    ? []
    : [
        {path: `/${routeBasePath}`},
        {path: `/${routeBasePath}/${archiveBasePath}`},
        ...Array.from({length: Math.ceil(posts / postsPerPage) - 1}, (_, index) => ({
          path: `/${routeBasePath}/page/${index + 2}`,
        })),
      ];

/** All addresses of the site by content plugin, derived from the files alone. */
export const readAreas = (root: string): Area[] => {
  const pages = readInventory(root);
  const routesIn = (folder: string): Route[] =>
    pages
      .filter(({file}) => file.startsWith(`${folder}/`))
      .map(({address, file, title}: InventoryPage) => ({
        path: address,
        file,
        ...(title === undefined ? {} : {title}),
      }));
  return [
    {folder: docs.path, resolvesFiles: true, routes: routesIn(docs.path)},
    ...blogs.map((options) => {
      const posts = routesIn(options.path);
      const routes = [...posts, ...listsOf(options, posts.length)];
      return {folder: options.path, resolvesFiles: true, routes};
    }),
    {folder: PAGES_FOLDER, resolvesFiles: false, routes: routesIn(PAGES_FOLDER)},
    {folder: '', resolvesFiles: false, routes: pluginRoutes},
  ];
};
