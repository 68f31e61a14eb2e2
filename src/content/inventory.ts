// Which pages the site has, told from their files alone.
import path from 'node:path';
import {createMatcher, encodePath, fileToPath, GlobExcludeDefault} from '@docusaurus/utils';
import {
  readFrontMatter,
  textIn,
  textsIn,
  type FrontMatter,
  type PageProblem,
} from 'mdx-docs-checker/page';

import {blog, learn, successStories} from '../config/blogs';
import {docs} from '../config/docs';
import {DefaultNumberPrefixParser, getDocSlug} from '../upstream/doc-routes';
import {filesIn, isMarkdown, PAGES_FOLDER, readText} from './files';

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

/** Addresses are compared without a slash at the end, as the router does. */
export const withoutSlash = (address: string): string => address.replace(/(.)\/$/, '$1');

/** The part of a docs page's address that follows the base path of the docs. */
const docSlug = (source: string, {id, slug}: FrontMatter): string => {
  const name = path.posix.basename(source, path.posix.extname(source));
  return getDocSlug({
    baseID: textIn(id) ?? DefaultNumberPrefixParser(name).filename,
    frontMatterSlug: textIn(slug),
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
      path.posix.join('/', textIn(slug) ?? encodePath(fileToPath(source))),
  },
];

const isExcluded = createMatcher(GlobExcludeDefault);

/** What a page's front matter says. */
export const infoOf = ({title, description, kind, api, cli}: FrontMatter): PageInfo => ({
  title: textIn(title),
  description: textIn(description) ?? '',
  kind: textIn(kind),
  api: textsIn(api),
  cli: textsIn(cli),
});

/** The address of a file, by its front matter; undefined for those that make no page: parts, tests, styles. */
const addressOf = (file: string, frontMatter: FrontMatter): string | undefined => {
  const area = AREAS.find(({folder}) => file.startsWith(`${folder}/`));
  const isReact = area?.folder === PAGES_FOLDER && /\.[jt]sx?$/u.test(file);
  if (!area || !(isReact || isMarkdown(file))) return undefined;
  const inArea = file.slice(area.folder.length + 1);
  if (isExcluded(inArea)) return undefined;
  const address = area.addressOf(inArea, frontMatter);
  return address === undefined ? undefined : withoutSlash(address);
};

/** What is wrong with the slug of a page: the framework refuses those that are not paths. */
export const slugProblem = (
  file: string,
  frontMatter: FrontMatter,
  source: string,
): PageProblem | undefined => {
  try {
    addressOf(file, frontMatter);
    return undefined;
  } catch {
    const line = source.split('\n').findIndex((text) => text.startsWith('slug:')) + 1;
    return {line: Math.max(1, line), column: 1, reason: 'its slug is not a path'};
  }
};

/**
 * The entry of one page; undefined for files that make none.
 *
 * @param file from the site's root, with forward slashes
 * @param source the file's text
 */
export const inventoryPage = (file: string, source: string): InventoryPage | undefined => {
  // Checks report front matter that cannot be read, with the place.
  const {frontMatter} = isMarkdown(file) ? readFrontMatter(source) : {frontMatter: {}};
  const {slug: _, ...others} = frontMatter;
  const isWrong = slugProblem(file, frontMatter, source) !== undefined;
  const address = addressOf(file, isWrong ? others : frontMatter);
  return address === undefined ? undefined : {file, address, ...infoOf(frontMatter)};
};

const inventories = new Map<string, InventoryPage[]>();

/** All pages of the site, by area and file: the same list until `forgetInventory` is called. */
export const readInventory = (root: string): InventoryPage[] => {
  const pages =
    inventories.get(root) ??
    AREAS.flatMap(({folder}) =>
      filesIn(path.join(root, folder)).flatMap((name) => {
        const file = `${folder}/${name}`;
        return inventoryPage(file, isMarkdown(file) ? readText(root, file) : '') ?? [];
      }),
    );
  inventories.set(root, pages);
  return pages;
};

/** All pages of the docs. */
export const readDocs = (root: string): InventoryPage[] =>
  readInventory(root).filter(({file}) => file.startsWith(`${docs.path}/`));

/** Has the inventory read again: the dev server calls it when files have changed. */
export const forgetInventory = (): void => {
  inventories.clear();
};
