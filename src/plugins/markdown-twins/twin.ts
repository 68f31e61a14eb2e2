import type {Root} from 'mdast';

import type {BuiltPage} from '../built-pages/steps';
import {convertMain} from './convert';

/** What all twins of a build share. */
export interface TwinSettings {
  /** The site's title, which ends the titles of its pages. */
  siteTitle: string;
  /** The address of the site's root, with a slash at the end. */
  root: string;
  /** The version of the toolkit that the site documents. */
  version: string;
  /** Paths of the pages that have a twin, without the slash at the end, to the addresses of these. */
  twins: ReadonlyMap<string, string>;
}

export interface Twin {
  /** The page's path, with the base URL. */
  pathname: string;
  /** The twin's own address. */
  address: string;
  title: string;
  description: string;
  /** Search engines are not to list the page, and neither do the lists for assistants. */
  isUnlisted: boolean;
  /** With the front matter. */
  markdown: string;
  /** Without it. */
  body: string;
}

/** Writes Markdown; the packages for it are ES modules. */
export const loadWriter = async (): Promise<(root: Root) => string> => {
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

/** Takes a text from an earlier build, which made it from the same input, or makes it. */
export type Keep = (input: string, make: () => string) => string;

/** Gives absolute addresses, of twins where there are some. */
const resolver =
  (page: string, {root, twins}: TwinSettings) =>
  (href: string): string => {
    const url = new URL(href, page);
    if (url.origin !== new URL(root).origin) return url.href;
    const twin = twins.get(withoutSlash(url.pathname));
    return twin === undefined ? url.href : `${twin}${url.search}${url.hash}`;
  };

/**
 * Converts a built page to Markdown.
 *
 * @param keep asked for the Markdown of the main part, which takes most of the time
 * @throws for a block that has no form in Markdown
 */
export const createTwin = (
  page: Pick<BuiltPage, 'address' | 'head' | 'main' | 'mainElement'>,
  settings: TwinSettings,
  write: (root: Root) => string,
  keep: Keep = (_, make) => make(),
): Twin => {
  const {address: pathname, head, main} = page;
  const {title: fullTitle, description, canonical, isUnlisted} = head;
  const suffix = ` | ${settings.siteTitle}`;
  const title = fullTitle.endsWith(suffix) ? fullTitle.slice(0, -suffix.length) : fullTitle;
  const address = new URL(pathname, settings.root).href;
  const body = keep(`${address}\n${main}`, () => {
    // Parsed only for a page that no earlier build had: that takes most of the time.
    const element = page.mainElement;
    const children = element ? convertMain(element, resolver(address, settings)) : [];
    return write({type: 'root', children});
  });
  const frontMatter = [
    `title: ${JSON.stringify(title)}`,
    `description: ${JSON.stringify(description)}`,
    `version: ${settings.version}`,
    `canonical: ${canonical || address}`,
    `index: ${settings.root}llms.txt`,
  ].join('\n');
  return {
    pathname,
    address: settings.twins.get(withoutSlash(pathname)) ?? address,
    title,
    description,
    isUnlisted,
    markdown: `---\n${frontMatter}\n---\n\n${body}`,
    body,
  };
};
