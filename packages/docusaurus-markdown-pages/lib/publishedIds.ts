// A ledger of the IDs that headings have been published with, so that links of others keep their target.
import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

import {addPageStep} from './builtPages';

/** What a site decides about its ledger. */
export interface LedgerOptions {
  /** The ledger, a JSON file, from the site's root. */
  readonly file: string;
  /** Pages whose headings are made of data, by their paths without the base URL. New IDs there aren't recorded. */
  readonly isGenerated?: ((address: string) => boolean) | undefined;
}

/** A page of a build: its route with the base URL, and the HTML of its `<main>`. */
interface Page {
  readonly address: string;
  readonly main: string;
}

/** The IDs of the headings and sections that each page has been published with. */
export interface PublishedIds {
  /** By the address of the page, without the base URL and without a slash at its end. */
  readonly pages: ReadonlyMap<string, readonly string[]>;
  /** The published IDs that a page no longer has, neither as headings nor as other elements. */
  readonly lost: (page: Page) => string[];
  /** The IDs of a page that the ledger doesn't have. */
  readonly unrecorded: (page: Page) => string[];
  /** Records a page's IDs; none is removed. */
  readonly record: (page: Page) => void;
  /** Writes the ledger to its file. */
  readonly write: () => void;
}

/**
 * The IDs of elements, in their order. A pattern finds them, since a page that an earlier build has converted
 * isn't parsed again; the minimizer leaves quotes out.
 */
const idsOf = (main: string, elements: string): string[] =>
  [
    ...main.matchAll(new RegExp(`<(?:${elements})\\b[^>]*?\\sid=(?:"([^"]+)"|([^\\s">]+))`, 'g')),
  ].map(([, quoted, plain = '']) => quoted ?? plain);

/** One string per page keeps a change to one line. */
const readLines = (file: string): Map<string, string[]> => {
  if (!fs.existsSync(file)) return new Map();
  const lines = JSON.parse(fs.readFileSync(file, 'utf8')) as Record<string, string>;
  return new Map(Object.entries(lines).map(([page, ids]) => [page, ids.split(' ')]));
};

/** Opens the ledger of a site; an empty one if it has none. */
export const openPublishedIds = (
  {siteDir, baseUrl}: Pick<LoadContext, 'siteDir' | 'baseUrl'>,
  {file, isGenerated = () => false}: LedgerOptions,
): PublishedIds => {
  const target = path.join(siteDir, file);
  const pages = readLines(target);
  const keyOf = (address: string): string =>
    `/${address.slice(baseUrl.length)}`.replace(/(.)\/$/, '$1');

  const unrecorded = ({address, main}: Page): string[] => {
    const key = keyOf(address);
    if (isGenerated(key)) return [];
    const known = new Set(pages.get(key));
    // Those that React makes name nothing.
    return [...new Set(idsOf(main, 'h[2-6]|section'))].filter(
      (id) => !known.has(id) && !id.startsWith('_R_'),
    );
  };

  return {
    pages,
    unrecorded,
    lost: ({address, main}) => {
      const ids = new Set(idsOf(main, '\\w+'));
      return (pages.get(keyOf(address)) ?? []).filter((id) => !ids.has(id));
    },
    record: (page) => {
      const added = unrecorded(page);
      const key = keyOf(page.address);
      if (added.length > 0) pages.set(key, [...(pages.get(key) ?? []), ...added]);
    },
    write: () => {
      const lines = [...pages.keys()].sort().map((page) => [page, pages.get(page)?.join(' ')]);
      fs.writeFileSync(target, `${JSON.stringify(Object.fromEntries(lines), null, 2)}\n`);
    },
  };
};

/**
 * Keeps the addresses of headings: a build fails if a page has lost an ID that it was published with, since
 * links of others would lead to its top without a word.
 */
export const publishedIdsPlugin = (context: LoadContext, options: LedgerOptions): Plugin => ({
  name: 'published-ids',
  postBuild: addPageStep(context, () => {
    const published = openPublishedIds(context, options);
    return {
      read: (page) => {
        const lost = published.lost(page);
        if (lost.length === 0) return;
        throw new Error(
          `links to ${lost.map((id) => `#${id}`).join(', ')} would lead nowhere: ${options.file} has ` +
            `these ids. Give the renamed heading its old id, or put ${lost
              .map((id) => `<span id="${id}" />`)
              .join(', ')} before what they lead to now.`,
        );
      },
    };
  }),
});
