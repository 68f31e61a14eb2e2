import {readFileSync} from 'node:fs';
import {join} from 'node:path';

import type {PageText} from '../pageCheck';
import {openCache, type ResultCache} from '../resultCache';
import type {PageResult, SampleFinding} from './sample';

/** What is known about a page since it was last checked. */
export interface KnownPage {
  readonly result: PageResult;
  /** The findings of each check, by the job's key: they outlive a change elsewhere on the page. */
  readonly jobs: Readonly<Record<string, readonly SampleFinding[]>>;
}

export type SampleCache = ResultCache<KnownPage>;

/** What earlier runs found, in `node_modules/.cache/samples.json`. */
export const openSampleCache = (root: string): SampleCache =>
  openCache(root, 'samples', [__dirname, join(__dirname, '../../../src/content')]);

/**
 * Reads pages, given as paths from the root, and parts them into those with a known result and
 * those to check.
 *
 * @throws when a page cannot be read
 */
export const readPages = (
  root: string,
  cache: SampleCache,
  paths: readonly string[],
): {known: PageResult[]; changed: PageText[]} => {
  const known: PageResult[] = [];
  const changed: PageText[] = [];
  for (const path of paths) {
    const text = readFileSync(join(root, path), 'utf8');
    const page = cache.get(path, text);
    if (page) {
      known.push(page.result);
    } else {
      changed.push({path, text});
    }
  }

  return {known, changed};
};
