import type {Root} from 'mdast';

import type {HtmlElement, PageHead} from './html';
import {listName} from './address';
import {convertMain} from './convert';
import type {Handlers} from './converter';

/** What all twins of a build share. */
export interface TwinSettings {
  /** What follows the titles of the site's pages, such as ` | Site`. */
  titleSuffix: string;
  /** The address of the site's root, with a slash at the end. */
  root: string;
  /** The version that the site documents; without it, the front matter has none. */
  version?: string | undefined;
  /** Maps the paths of pages that have a twin, without a trailing slash, to their twins' addresses. */
  twins: ReadonlyMap<string, string>;
  /** What the site has besides the theme's elements. */
  handlers: Handlers;
  /** Receives a page's path and a message for each of its elements that has no form in Markdown. */
  onUnknown: (pathname: string, message: string) => void;
}

/** A page as its twin needs it. */
export interface TwinSource {
  /** Its path, with the base URL. */
  readonly address: string;
  readonly head: PageHead;
  /** The HTML of its main part. */
  readonly main: string;
  /** That part as a tree. */
  readonly mainElement: HtmlElement | undefined;
}

export interface Twin {
  /** The page's path, with the base URL. */
  pathname: string;
  /** The twin's own address. */
  address: string;
  title: string;
  description: string;
  /** Whether search engines, and the lists for assistants, should leave the page out. */
  isUnlisted: boolean;
  /** With the front matter. */
  markdown: string;
  /** Without it. */
  body: string;
}

/** Writes Markdown; the packages for it are ES modules. */
const loadWriter = async (): Promise<(root: Root) => string> => {
  const [{unified}, stringify, gfm] = await Promise.all([
    import('unified'),
    import('remark-stringify'),
    import('remark-gfm'),
  ]);
  const processor = unified()
    .use(gfm.default, {tablePipeAlign: false})
    .use(stringify.default, {bullet: '-', emphasis: '_', rule: '-'});
  return (root) => processor.stringify(root);
};

export const withoutSlash = (pathname: string): string => pathname.replace(/(.)\/$/, '$1');

/** Returns absolute addresses, of the twin if there is one. */
const resolver =
  (page: string, {root, twins}: TwinSettings) =>
  (href: string): string => {
    const url = new URL(href, page);
    if (url.origin !== new URL(root).origin) return url.href;
    const twin = twins.get(withoutSlash(url.pathname));
    return twin === undefined ? url.href : `${twin}${url.search}${url.hash}`;
  };

/** Keeps texts from one build to the next, keyed by their inputs. */
export interface TextCache {
  readonly get: (inputs: readonly string[]) => string | undefined;
  readonly set: (inputs: readonly string[], text: string) => void;
}

/**
 * Creates the function that converts built pages to Markdown. It throws for an element that has no form in
 * Markdown, unless `onUnknown` lets it through.
 *
 * @param cache for the Markdown of main parts, which takes most of the time
 */
export const createTwins = async (
  settings: TwinSettings,
  cache: TextCache = {get: () => undefined, set: () => undefined},
): Promise<(page: TwinSource) => Twin> => {
  const write = await loadWriter();
  // What is written for the links of all pages.
  const links = JSON.stringify([settings.root, ...settings.twins]);
  return (page) => {
    const url = new URL(page.address, settings.root).href;
    const inputs = [links, `${url}\n${page.main}`];
    const known = cache.get(inputs);
    if (known !== undefined) return twinOf(page, known, settings);
    // Parsed only for a page that no earlier build had: that takes most of the time.
    const element = page.mainElement;
    const conversion = {
      absolute: resolver(url, settings),
      handlers: settings.handlers,
      onUnknown: (message: string): void => {
        settings.onUnknown(page.address, message);
      },
    };
    const body = write({type: 'root', children: element ? convertMain(element, conversion) : []});
    cache.set(inputs, body);
    return twinOf(page, body, settings);
  };
};

/** A page's twin with this text. */
const twinOf = (
  {address: pathname, head}: TwinSource,
  body: string,
  {titleSuffix, root, version, twins}: TwinSettings,
): Twin => {
  const {title: fullTitle, description, canonical, isUnlisted} = head;
  const title = fullTitle.endsWith(titleSuffix)
    ? fullTitle.slice(0, -titleSuffix.length)
    : fullTitle;
  const address = new URL(pathname, root).href;
  const frontMatter = [
    `title: ${JSON.stringify(title)}`,
    `description: ${JSON.stringify(description)}`,
    ...(version === undefined ? [] : [`version: ${version}`]),
    `canonical: ${canonical || address}`,
    `index: ${root}${listName}`,
  ].join('\n');
  return {
    pathname,
    address: twins.get(withoutSlash(pathname)) ?? address,
    title,
    description,
    isUnlisted,
    markdown: `---\n${frontMatter}\n---\n\n${body}`,
    body,
  };
};
