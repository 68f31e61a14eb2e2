import fs from 'node:fs';
import path from 'node:path';

import {expect, test} from '@playwright/test';

import {measureQuality, readQueries, type Quality} from '../../scripts/lib/search/queries';
import {EmbeddedIndex} from '../../src/search/embedded/search';
import {buildFolder} from '../support/buildFolder';

/** Asks the built index all queries of a list. */
const qualityOf = async (list: Parameters<typeof readQueries>[0]): Promise<Quality> => {
  const folder = path.join(buildFolder, 'assets/search');
  const [hash = ''] = fs.readdirSync(folder);
  const read = (file: string): unknown =>
    JSON.parse(fs.readFileSync(path.join(folder, hash, file), 'utf8'));
  const {pages} = read('names.json') as {pages: [title: string, url: string][]};
  const index = new EmbeddedIndex((file) => Promise.resolve(read(file)));
  return measureQuality(
    readQueries(list),
    pages.map(([, url]) => url),
    (request) => index.search(request),
  );
};

test('[SEARCH-12] each golden query has the right page first', async () => {
  const {asked, misses, skipped} = await qualityOf('golden');
  expect(asked).toBeGreaterThan(50);
  expect(skipped).toEqual([]);
  expect(misses.map(({query, found}) => `${query}: ${found[0] ?? 'nothing'}`)).toEqual([]);
});

test('[SEARCH-12] 95% of the further queries have the right page first, 99% in the top five', async () => {
  test.setTimeout(120_000);
  const {first, topFive, misses} = await qualityOf('further');
  const report = misses.map(({query, place}) => `${query}: ${place || 'not found'}`).join('\n');
  expect(first, report).toBeGreaterThanOrEqual(0.95);
  expect(topFive, report).toBeGreaterThanOrEqual(0.99);
});
