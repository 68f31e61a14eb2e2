import fs from 'node:fs';
import path from 'node:path';
import {
  createMatcher,
  DEFAULT_PARSE_FRONT_MATTER,
  encodePath,
  fileToPath,
  GlobExcludeDefault,
  normalizeUrl,
} from '@docusaurus/utils';

import {blog, learn, successStories} from '../../../src/config/blogs';
import {docs} from '../../../src/config/docs';
import {site} from '../../../src/config/site';
import {DefaultNumberPrefixParser, getDocSlug} from '../../../src/upstream/docRoutes';

/** An address of the site. */
export interface Route {
  /** Without a slash at the end: `/docs/spring`. */
  path: string;
  /** The file it is made from, from the site's root; lists have none. */
  file?: string;
  title?: string;
}

/** The pages of one content plugin. */
export interface Area {
  /** Where its files are, from the site's root. */
  folder: string;
  routes: Route[];
  /** Whether Markdown links to files become links to their pages. */
  resolvesFiles: boolean;
}

/** Reads a file of the site, given by its path from the root. */
type Read = (file: string) => string;

const blogs = [blog, learn, successStories];

/** Addresses that plugins add: they have neither a file in `src/pages` nor headings. */
const pluginRoutes: Route[] = [{path: '/search'}];

/** Files that the build writes beside the pages. */
export const builtFiles: readonly string[] = [
  '/sitemap.xml',
  ...blogs.flatMap(({routeBasePath}) =>
    ['rss.xml', 'atom.xml', 'feed.json'].map((name) => `/${routeBasePath}/${name}`),
  ),
];

/** Where pages are: everything below is an address of this site, whether it exists or not. */
export const sections: readonly string[] = [docs, ...blogs].map(
  ({routeBasePath}) => `/${routeBasePath}`,
);

/** Addresses are compared without a slash at the end, as the router does. */
export const withoutSlash = (address: string): string => address.replace(/(.)\/$/, '$1');

const isExcluded = createMatcher(GlobExcludeDefault);

/** Page files of a folder as paths from it; parts and tests, which start with `_`, are none. */
const pagesIn = (folder: string, files: readonly string[]): string[] =>
  files
    .filter((file) => file.startsWith(`${folder}/`))
    .map((file) => file.slice(folder.length + 1))
    .filter((file) => !isExcluded(file));

interface FrontMatter {
  id?: string;
  slug?: string;
  title?: string;
}

const frontMatterOf = async (file: string, read: Read): Promise<FrontMatter> => {
  try {
    const {frontMatter} = await DEFAULT_PARSE_FRONT_MATTER({
      filePath: file,
      fileContent: read(file),
    });
    const text = (key: string): string | undefined => {
      const value = frontMatter[key];
      return typeof value === 'string' ? value : undefined;
    };
    return {id: text('id'), slug: text('slug'), title: text('title')};
  } catch {
    // What is wrong with it is reported, with its place, by the check of the front matter.
    return {};
  }
};

const route = (parts: string[], file: string, title: string | undefined): Route => ({
  path: withoutSlash(normalizeUrl([site.baseUrl, ...parts])),
  file,
  title,
});

/** The parts of its address that a docs page brings along, below that of the docs. */
const docSlug = (source: string, {id, slug}: FrontMatter): string => {
  const name = path.posix.basename(source, path.posix.extname(source));
  return getDocSlug({
    baseID: id ?? DefaultNumberPrefixParser(name).filename,
    frontMatterSlug: slug,
    source,
    sourceDirName: path.posix.dirname(source),
  });
};

const docsArea = async (files: readonly string[], read: Read): Promise<Area> => {
  const routes = pagesIn(docs.path, files).map(async (source) => {
    const file = `${docs.path}/${source}`;
    const frontMatter = await frontMatterOf(file, read);
    return route([docs.routeBasePath, docSlug(source, frontMatter)], file, frontMatter.title);
  });
  return {folder: docs.path, resolvesFiles: true, routes: await Promise.all(routes)};
};

type Blog = (typeof blogs)[number];

const blogArea = async (options: Blog, files: readonly string[], read: Read): Promise<Area> => {
  const {path: folder, routeBasePath, archiveBasePath, postsPerPage} = options;
  const posts = pagesIn(folder, files).map(async (source): Promise<Route[]> => {
    const file = `${folder}/${source}`;
    const {slug, title} = await frontMatterOf(file, read);
    // Posts without a slug do not pass the check of the front matter.
    return slug === undefined ? [] : [route([routeBasePath, slug], file, title)];
  });
  const routes = (await Promise.all(posts)).flat();
  // The plugin makes lists only where there are posts.
  const lists = Array.from({length: Math.ceil(routes.length / postsPerPage)}, (_, index) => ({
    path: index === 0 ? `/${routeBasePath}` : `/${routeBasePath}/page/${index + 1}`,
  }));
  const archive = routes.length > 0 ? [{path: `/${routeBasePath}/${archiveBasePath}`}] : [];
  return {folder, resolvesFiles: true, routes: [...routes, ...lists, ...archive]};
};

const pagesArea = async (files: readonly string[], read: Read): Promise<Area> => {
  const routes = pagesIn('src/pages', files).map(async (source) => {
    const file = `src/pages/${source}`;
    const {slug, title} = /\.mdx?$/.test(source) ? await frontMatterOf(file, read) : {};
    return route([slug ?? encodePath(fileToPath(source))], file, title);
  });
  return {folder: 'src/pages', resolvesFiles: false, routes: await Promise.all(routes)};
};

/** Lists the files of a folder, as paths from the root with forward slashes; none if it is missing. */
export const filesIn = (root: string, folder: string): string[] =>
  fs.existsSync(path.join(root, folder))
    ? fs
        .readdirSync(path.join(root, folder), {recursive: true, withFileTypes: true})
        .filter((entry) => entry.isFile())
        .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
        .map((file) => file.split(path.sep).join('/'))
        .sort()
    : [];

/**
 * All addresses of the site by content plugin, told from the files alone.
 *
 * @throws when a slug is not a path
 */
export const readAreas = (
  root: string,
  contentFiles: readonly string[],
  read: Read,
): Promise<Area[]> => {
  const reactPages = filesIn(root, 'src/pages').filter((file) => /\.[jt]sx?$/.test(file));
  return Promise.all([
    docsArea(contentFiles, read),
    ...blogs.map((options) => blogArea(options, contentFiles, read)),
    pagesArea([...contentFiles, ...reactPages], read),
    Promise.resolve({folder: '', resolvesFiles: false, routes: pluginRoutes}),
  ]);
};
