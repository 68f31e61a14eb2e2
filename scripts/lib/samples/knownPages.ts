import {join} from 'node:path';
import type {PageResult, SampleFinding} from 'mdx-docs-checker/samples';

import {openCache, type Cache} from '../../../src/content/diskCache';
import {readText} from '../../../src/content/files';
import {readPage, type Page} from '../../../src/content/page';
import {modelKey} from '../../../src/toolkit-api/cache';

/** What is known about a page since it was last checked. */
export interface KnownPage {
  readonly text: string;
  readonly result: PageResult;
  /** The findings of each check, by the job's key: they outlive a change elsewhere on the page. */
  readonly jobs: Readonly<Record<string, readonly SampleFinding[]>>;
}

/** By the page's path: see `KnownPage.text`. */
export type SampleCache = Cache<KnownPage>;

/** What earlier runs found. */
export const openSampleCache = (root: string): SampleCache => {
  const tools = [__dirname, join(__dirname, '../../../src/content')];
  const cache = openCache<KnownPage>(root, 'samples', tools);
  const types = modelKey(root);
  return {
    get: (inputs) => cache.get([types, ...inputs]),
    set: (inputs, known) => {
      cache.set([types, ...inputs], known);
    },
  };
};

/**
 * Reads pages, given as paths from the root, and parts them into those with a known result and
 * those to check.
 *
 * @throws when a page cannot be read
 */
export const readPages = async (
  root: string,
  cache: SampleCache,
  paths: readonly string[],
): Promise<{known: PageResult[]; changed: Page[]}> => {
  const known: PageResult[] = [];
  const changed: Page[] = [];
  for (const path of paths) {
    const last = cache.get([path]);
    if (last?.text === readText(root, path).replace(/\r\n?/g, '\n')) known.push(last.result);
    else changed.push(await readPage(root, path));
  }
  return {known, changed};
};
