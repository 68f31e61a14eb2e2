import fs from 'node:fs';
import path from 'node:path';

import {withoutSlash} from '../../content/inventory';

/** Where the ledger is, from the site's root: with the pages, since a site with other pages has another one. */
export const ANCHORS_FILE = 'docs/published-anchors.json';

/** The ids of the headings and sections that each page has been published with, by its address. */
export type PublishedAnchors = Readonly<Record<string, readonly string[]>>;

/** Lists whose headings are made of data, and have addresses of their own or none. */
const isGenerated = (address: string): boolean =>
  /^\/docs\/(?:errors|history)(?:\/|$)|\/(?:tags|page|archive|authors)(?:\/|$)/.test(address);

/** The key of a page in the ledger: its path without the base URL and without a slash at its end. */
const keyOf = (address: string, baseUrl: string): string =>
  withoutSlash(`/${address.slice(baseUrl.length)}`);

/** The ids of elements, in their order. The minifier leaves quotes out. */
const idsOf = (main: string, elements: string): string[] =>
  [
    ...main.matchAll(new RegExp(`<(?:${elements})\\b[^>]*?\\sid=(?:"([^"]+)"|([^\\s">]+))`, 'g')),
  ].map(([, quoted, plain = '']) => quoted ?? plain);

/** Reads the ledger of a site; empty for a site without one. */
export const readPublishedAnchors = (siteDir: string): PublishedAnchors => {
  const file = path.join(siteDir, ANCHORS_FILE);
  if (!fs.existsSync(file)) return {};
  // One string a page keeps a change to one line.
  const lines = JSON.parse(fs.readFileSync(file, 'utf8')) as Record<string, string>;
  return Object.fromEntries(Object.entries(lines).map(([page, ids]) => [page, ids.split(' ')]));
};

/** The text of the ledger. */
export const formatPublishedAnchors = (published: PublishedAnchors): string => {
  const lines = Object.keys(published)
    .sort()
    .map((page) => [page, published[page]?.join(' ')]);
  return `${JSON.stringify(Object.fromEntries(lines), null, 2)}\n`;
};

/** A page of a build: its route with the base URL, and the HTML of its `<main>`. */
interface Page {
  readonly address: string;
  readonly main: string;
}

/** The published ids that a page no longer has, neither as headings nor as other elements. */
export const goneAnchors = (
  published: PublishedAnchors,
  {address, main}: Page,
  baseUrl: string,
): string[] => {
  const ids = new Set(idsOf(main, '\\w+'));
  return (published[keyOf(address, baseUrl)] ?? []).filter((id) => !ids.has(id));
};

/** The ids of a page that the ledger doesn't have. */
export const newAnchors = (
  published: PublishedAnchors,
  {address, main}: Page,
  baseUrl: string,
): string[] => {
  const key = keyOf(address, baseUrl);
  if (isGenerated(key)) return [];
  const known = new Set(published[key]);
  // Those that React makes name nothing.
  return [...new Set(idsOf(main, 'h[2-6]|section'))].filter(
    (id) => !known.has(id) && !id.startsWith('_R_'),
  );
};

/** The ledger with what a page adds to it. */
export const withPage = (
  published: PublishedAnchors,
  page: Page,
  baseUrl: string,
): PublishedAnchors => {
  const added = newAnchors(published, page, baseUrl);
  if (added.length === 0) return published;
  const key = keyOf(page.address, baseUrl);
  return {...published, [key]: [...(published[key] ?? []), ...added]};
};
