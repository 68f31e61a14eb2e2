import fs from 'node:fs';
import path from 'node:path';
import {aliasedSitePath, resolveMarkdownLinkPathname} from '@docusaurus/utils';
import type {LinkSite, Route} from 'mdx-docs-checker/links';

import {site as config} from '../../../src/config/site';
import {contentFiles, filesIn, readText} from '../../../src/content/files';
import {withoutSlash} from '../../../src/content/inventory';
import {readPage, type Page} from '../../../src/content/page';
import {fileOfPart} from '../../../src/content/parts';
import {builtFiles, readAreas, sections, type Area} from './routes';

/** Everything that a link of the site may lead to, and the files that have links. */
export interface Site extends LinkSite {
  readonly root: string;
  /** Markdown files of the content folders, from the root with forward slashes. */
  readonly contentFiles: readonly string[];
  /** Text of a file, from the root. */
  readonly read: (file: string) => string;
  /** A Markdown page. */
  readonly page: (file: string) => Promise<Page>;
}

/** The domain, which people also write without `www.`. */
const host = new URL(config.url).host;

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
    linkableFiles: (file) => {
      const area = areaOf(file);
      return area?.resolvesFiles ? area.routes.flatMap((route) => route.file ?? []) : undefined;
    },
    // What the framework takes for a file has an extension.
    isAsset: (file) =>
      path.posix.extname(file) !== '' &&
      (fs.statSync(path.join(root, file), {throwIfNoEntry: false})?.isFile() ?? false),
    staticFolder: 'static',
    builtFiles,
    sections,
    hosts: [host, host.replace(/^www\./, '')],
    exampleAddress: '/docs/spring',
    addressRule: 'the page of docs/a/b.mdx is at "/docs/a/b", static/c.png at "/c.png"',
    read: (file) => readText(root, file),
    page,
    idsOf: memoized((file) => idsWithParts(file, [])),
  };
};
