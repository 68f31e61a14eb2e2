// Measures the embedded search: quality, bytes, time and growth.
import path from 'node:path';

import {growTo} from './lib/search/growth';
import {openIndex} from './lib/search/open';
import {measureQuality, queryLists, readQueries, type Quality} from './lib/search/queries';
import {readRecords} from './lib/search/loadRecords';
import {indexSizes} from './lib/search/sizes';
import {runMain} from './lib/runMain';

const help = `Usage: npm run bench:search [-- --misses]

Measures the embedded search with the records of the last build: how many known queries have the right
page first and in the top five, the bytes to load, the time a query takes, and how both grow with the
number of pages (made-up pages are added).
  --misses  lists the queries whose right page isn't first, and those whose page doesn't exist`;

const root = path.resolve(__dirname, '..');
const pageCounts = [707, 1414, 2828];
const percent = (share: number): string => `${(100 * share).toFixed(1)}%`;
const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

const printQuality = (label: string, quality: Quality, withMisses: boolean): void => {
  console.log(
    `${label}: ${quality.asked} queries, right page first ${percent(quality.first)}, in the top five ${percent(quality.topFive)}; ${quality.skipped.length} skipped, their pages do not exist`,
  );
  if (!withMisses) return;
  for (const {query, expected, place, found} of quality.misses) {
    console.log(
      `  "${query}": place ${place || '–'}, first is ${found[0] ?? 'nothing'}, right is ${expected.join(' or ')}`,
    );
  }
  for (const {query, expected} of quality.skipped) {
    console.log(`  skipped "${query}": ${expected.join(' or ')}`);
  }
};

/** Every prefix of the golden queries, in the order in which they are typed. */
const typed = (): string[] =>
  readQueries('golden').flatMap(({query}) =>
    Array.from({length: query.length}, (_, length) => query.slice(0, length + 1)),
  );

const printSize = async (count: number, pages: ReturnType<typeof readRecords>): Promise<void> => {
  const {index, files} = openIndex(pages);
  const sizes = indexSizes(files);
  const start = performance.now();
  await index.open();
  const opened = performance.now() - start;
  const times: number[] = [];
  for (const query of typed()) {
    const {milliseconds} = await index.search({query, page: 0, hitsPerPage: 20, snippetWords: 10});
    times.push(milliseconds);
  }
  times.sort((a, b) => a - b);
  const at = (share: number): string =>
    `${(times[Math.floor(share * (times.length - 1))] ?? 0).toFixed(1)} ms`;
  console.log(
    `${count} pages: names ${kilobytes(sizes.names)}, a file of words up to ${kilobytes(sizes.largestWords)}, of texts up to ${kilobytes(sizes.largestTexts)}, all ${sizes.files} files ${kilobytes(sizes.all)}; opening ${opened.toFixed(0)} ms, a key ${at(0.5)} (median), ${at(0.95)} (95%), ${at(1)} (worst)`,
  );
};

runMain(
  {help, errorCode: 1, options: {misses: {type: 'boolean', default: false}}},
  async ({values}) => {
    const pages = readRecords(root);
    const urls = pages.map(({url}) => url);
    const {index} = openIndex(pages);
    console.log(`Quality, ${pages.length} pages`);
    for (const list of queryLists) {
      const quality = await measureQuality(readQueries(list), urls, (request) =>
        index.search(request),
      );
      printQuality(`  ${list}`, quality, values.misses);
    }
    console.log('Size (gzip) and time (Node, full speed)');
    for (const count of [pages.length, ...pageCounts.filter((number) => number > pages.length)]) {
      await printSize(count, growTo(pages, count));
    }
  },
);
