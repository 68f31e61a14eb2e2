import fs from 'node:fs';
import path from 'node:path';
import {aliasedSitePath, resolveMarkdownLinkPathname} from '@docusaurus/utils';

import {contentFiles, filesIn, readText} from '../../../src/content/files';
import {withoutSlash} from '../../../src/content/inventory';
import {readPage, type Page} from '../../../src/content/page';
import {fileOfPart} from '../../../src/content/parts';
import {readAreas, type Area, type Route} from './routes';

/** Everything that a link of the site may lead to. */
export interface Site {
  root: string;
  /** Markdown files of the content folders, from the root with forward slashes. */
  contentFiles: readonly string[];
  /** All pages. */
  routes: readonly Route[];
  /** All addresses of files in `static/`. */
  staticFiles: ReadonlySet<string>;
  /** The page at an address; a slash at its end makes no difference. */
  routeAt: (address: string) => Route | undefined;
  /** The page whose file a Markdown link on another page names. */
  routeOfFile: (from: string, link: string) => Route | undefined;
  /** The content plugin that a file belongs to. */
  areaOf: (file: string) => Area | undefined;
  /** Text of a file, from the root. */
  read: (file: string) => string;
  /** A Markdown page. */
  page: (file: string) => Promise<Page>;
  /**
   * Ids of the headings, sections and elements of a page and of the parts it shows; undefined when one
   * is not valid MDX.
   */
  idsOf: (file: string) => Promise<readonly string[] | undefined>;
}

const memoized = <Value>(make: (key: string) => Value): ((key: string) => Value) => {
  const known = new Map<string, Value>();
  return (key) => {
    const value = known.get(key) ?? make(key);
    known.set(key, value);
    return value;
  };
};

/** Reads which pages and files a site has. Pages are parsed when their links or ids are needed. */
export const readSite = (root: string): Site => {
  const files = contentFiles(root);
  const areas = readAreas(root);
  // Links lead to pages, not to the old addresses in src/config/redirects.ts.
  const routes = new Map(areas.flatMap((area) => area.routes).map((route) => [route.path, route]));
  const page = (file: string): Promise<Page> => readPage(root, file);

  const areaOf = (file: string): Area | undefined =>
    areas.find(({folder}) => folder !== '' && file.startsWith(`${folder}/`));

  const permalinks = new Map(
    areas.map((area) => [
      area,
      new Map(
        area.routes.flatMap(({file, path: address}): [string, string][] =>
          file === undefined ? [] : [[aliasedSitePath(path.join(root, file), root), address]],
        ),
      ),
    ]),
  );

  const routeOfFile = (from: string, link: string): Route | undefined => {
    const area = areaOf(from);
    const sourceToPermalink = area?.resolvesFiles === true ? permalinks.get(area) : undefined;
    if (!area || !sourceToPermalink) return undefined;
    const contentPath = path.join(root, area.folder);
    const address = resolveMarkdownLinkPathname(link, {
      sourceFilePath: path.join(root, from),
      sourceToPermalink,
      contentPaths: {contentPath, contentPathLocalized: contentPath},
      siteDir: root,
    });
    return address === null ? undefined : routes.get(address);
  };

  const idsWithParts = async (
    file: string,
    seen: readonly string[],
  ): Promise<string[] | undefined> => {
    const {headings, ids: ownIds, shown, problem} = await page(file);
    if (problem) return undefined;
    // Titles have no id on the page.
    const ids = [...headings.flatMap(({level, id}) => (level === 1 ? [] : [id])), ...ownIds];
    const parts = shown
      .map(({source}) => fileOfPart(file, source))
      .filter((part) => !seen.includes(part) && fs.existsSync(path.join(root, part)));
    const more = await Promise.all(parts.map((part) => idsWithParts(part, [...seen, file])));
    return more.includes(undefined) ? undefined : [...ids, ...more.flatMap((list) => list ?? [])];
  };

  return {
    root,
    contentFiles: files,
    routes: [...routes.values()],
    staticFiles: new Set(filesIn(path.join(root, 'static')).map((file) => `/${file}`)),
    routeAt: (address) => routes.get(withoutSlash(address)),
    routeOfFile,
    areaOf,
    read: (file) => readText(root, file),
    page,
    idsOf: memoized((file) => idsWithParts(file, [])),
  };
};
