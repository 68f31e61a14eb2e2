import path from 'node:path';

import {openCache} from '../../src/content/diskCache';
import {isMarkdown} from '../../src/content/files';
import {readDocs} from '../../src/content/inventory';
import {readPageWithParts, type Page} from '../../src/content/page';
import {modelKey} from '../../src/toolkit-api/cache';
import {namedFiles} from './namedFiles';

/** A page of its own: parts are read with the pages that show them. */
const isPage = (file: string): boolean => isMarkdown(file) && !path.basename(file).startsWith('_');

/**
 * The docs pages that a command's arguments name, with their parts; without arguments, all of them.
 *
 * @throws when an argument names no page
 */
export const namedDocs = (root: string, names: readonly string[]): Promise<Page[]> => {
  const files =
    names.length === 0 ? readDocs(root).map(({file}) => file) : namedFiles(root, names, isPage);
  return Promise.all(files.map((file) => readPageWithParts(root, file)));
};

/** A check whose outcome depends on a page with its parts, the packages and `tools`. */
interface OutcomeCheck<T> {
  /** Names what it keeps in the cache. */
  readonly name: string;
  /** Files and folders that decide the outcome besides the page, absolute. */
  readonly tools: readonly string[];
  /** The outcomes of pages, in their order. */
  readonly check: (pages: readonly Page[]) => Promise<readonly T[]>;
}

/** Outcomes of pages; those of pages whose text and parts are the same are remembered. */
export const pageOutcomes = async <T>(
  root: string,
  pages: readonly Page[],
  {name, tools, check}: OutcomeCheck<T>,
): Promise<T[]> => {
  const cache = openCache<T>(root, name, tools);
  const types = modelKey(root);
  const outcomes = new Map<Page, T>();
  for (const page of pages) {
    const known = cache.get([types, page.file, page.text]);
    if (known) outcomes.set(page, known);
  }
  const changed = pages.filter((page) => !outcomes.has(page));
  if (changed.length > 0) {
    for (const [index, outcome] of (await check(changed)).entries()) {
      const page = changed[index];
      if (!page) continue;
      cache.set([types, page.file, page.text], outcome);
      outcomes.set(page, outcome);
    }
  }
  return pages.flatMap((page) => outcomes.get(page) ?? []);
};
