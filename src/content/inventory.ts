// Which pages the site has, told from their files alone.
import fs from 'node:fs';
import path from 'node:path';
import {createMatcher, encodePath, fileToPath, GlobExcludeDefault} from '@docusaurus/utils';
import matter from 'gray-matter';

import {blog, learn, successStories} from '../config/blogs';
import {docs} from '../config/docs';
import {DefaultNumberPrefixParser, getDocSlug} from '../upstream/docRoutes';
import {filesIn, isMarkdown, PAGES_FOLDER} from './files';

/** What a page's front matter says about it. */
export interface PageInfo {
  /** Undefined where the front matter has none, and on pages written in React. */
  title: string | undefined;
  description: string;
  kind: string | undefined;
  /** Documented exports: `package#export`. */
  api: string[];
  /** Documented commands: `remotion render`. */
  cli: string[];
}

/** A page that is made from a file. */
export interface InventoryPage extends PageInfo {
  /** From the site's root, with forward slashes: `docs/spring.mdx`. */
  file: string;
  /** Without a slash at the end: `/docs/spring`. */
  address: string;
}

type FrontMatter = Record<string, unknown>;

/** Addresses are compared without a slash at the end, as the router does. */
export const withoutSlash = (address: string): string => address.replace(/(.)\/$/, '$1');

const text = (value: unknown): string | undefined =>
  typeof value === 'string' ? value : undefined;

const list = (value: unknown): string[] =>
  [value].flat().filter((item) => typeof item === 'string');

/** The part of its address that a docs page brings along, below that of the docs. */
const docSlug = (source: string, {id, slug}: FrontMatter): string => {
  const name = path.posix.basename(source, path.posix.extname(source));
  return getDocSlug({
    baseID: text(id) ?? DefaultNumberPrefixParser(name).filename,
    frontMatterSlug: text(slug),
    source,
    sourceDirName: path.posix.dirname(source),
  });
};

/** Folders of pages, with the address of a file; undefined where it makes no page. */
const AREAS: readonly {
  folder: string;
  addressOf: (source: string, frontMatter: FrontMatter) => string | undefined;
}[] = [
  {
    folder: docs.path,
    addressOf: (source, frontMatter) =>
      path.posix.join('/', docs.routeBasePath, docSlug(source, frontMatter)),
  },
  ...[blog, learn, successStories].map(({path: folder, routeBasePath}) => ({
    folder,
    // Posts without a slug do not pass the check of the front matter.
    addressOf: (_: string, {slug}: FrontMatter) =>
      typeof slug === 'string' ? path.posix.join('/', routeBasePath, slug) : undefined,
  })),
  {
    folder: PAGES_FOLDER,
    addressOf: (source, {slug}) =>
      path.posix.join('/', text(slug) ?? encodePath(fileToPath(source))),
  },
];

const isExcluded = createMatcher(GlobExcludeDefault);

/** What a page's front matter says; undefined when it cannot be read. */
const frontMatterOf = (source: string): FrontMatter | undefined => {
  try {
    // The second argument turns off the parser's own cache, which keeps what it read before an error.
    return matter(source, {}).data;
  } catch {
    // Its check reports it, with the place.
    return undefined;
  }
};

const infoOf = ({title, description, kind, api, cli}: FrontMatter): PageInfo => ({
  title: text(title),
  description: text(description) ?? '',
  kind: text(kind),
  api: list(api),
  cli: list(cli),
});

/** What the front matter of a page's text says; nothing where it cannot be read. */
export const readPageInfo = (source: string): PageInfo => infoOf(frontMatterOf(source) ?? {});

/**
 * The entry of one page; undefined for files that make none: parts, tests, styles.
 *
 * @param file from the site's root, with forward slashes
 * @param source the file's text
 * @throws when a slug is not a path
 */
export const inventoryPage = (file: string, source: string): InventoryPage | undefined => {
  const area = AREAS.find(({folder}) => file.startsWith(`${folder}/`));
  if (!area) return undefined;
  const isReact = area.folder === PAGES_FOLDER && /\.[jt]sx?$/u.test(file);
  const inArea = file.slice(area.folder.length + 1);
  if (isExcluded(inArea) || !(isReact || isMarkdown(file))) return undefined;
  const frontMatter = (isReact ? undefined : frontMatterOf(source)) ?? {};
  const address = area.addressOf(inArea, frontMatter);
  return address === undefined
    ? undefined
    : {file, address: withoutSlash(address), ...infoOf(frontMatter)};
};

/** Pages by file; a file that did not change is read once a process. */
const known = new Map<string, {changed: number; page: InventoryPage | undefined}>();

const readOnce = (root: string, file: string): InventoryPage | undefined => {
  const full = path.join(root, file);
  const changed = fs.statSync(full, {throwIfNoEntry: false})?.mtimeMs;
  if (changed === undefined) return undefined;
  const earlier = known.get(full);
  if (earlier?.changed === changed) return earlier.page;
  const page = inventoryPage(file, fs.readFileSync(full, 'utf8'));
  known.set(full, {changed, page});
  return page;
};

/**
 * All pages of the site, by area and file.
 *
 * @throws when a slug is not a path
 */
export const readInventory = (root: string): InventoryPage[] =>
  AREAS.flatMap(({folder}) =>
    filesIn(path.join(root, folder)).flatMap((file) => readOnce(root, `${folder}/${file}`) ?? []),
  );
