// Measures the embedded search: quality, bytes, time and growth.
import fs from 'node:fs';
import path from 'node:path';

import {requireBrowser} from './lib/browser';
import {measureInBrowser, type BrowserFigures} from './lib/search/measureInBrowser';
import {growTo} from './lib/search/growth';
import {measureLibraries} from './lib/search/libraries';
import {openIndex} from './lib/search/open';
import {measureQuality, readQueries, type Quality} from './lib/search/queries';
import {readRecords} from './lib/search/loadRecords';
import {indexSizes} from './lib/search/sizes';

const help = `Usage: npm run bench:search [-- --browser] [-- --libraries] [-- --misses]

Measures the embedded search with the records of the last build: how many known queries have the right
page first and among the top five, the bytes to load, the time a query takes, and how both grow with
the number of pages (made-up pages are added).
  --browser  also types queries into the built site, at a fourth of the processor's speed, with its own
             index and a larger one; needs build/
  --libraries  measures Pagefind, MiniSearch and Orama with the same pages and queries; installs
             them into a temporary folder, so it needs the network
  --files    lists what the browser fetched for the query that needs most
  --misses   lists the queries whose right page is not first, and those whose page does not exist`;

const root = path.resolve(__dirname, '..');
const slowdown = 4;
const pageCounts = [707, 1414, 2828];
const typedInBrowser = [
  'useCurrentFrame',
  'loop a video',
  'fetch data',
  'interpolat',
  '<Sequence>',
];

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

const printBrowser = (count: number, figures: BrowserFigures, withFiles: boolean): void => {
  const index = figures.files.filter(({path: file}) => file.includes('/assets/search/'));
  const indexBytes = index.reduce((sum, {bytes}) => sum + bytes, 0);
  console.log(
    `${count} pages: at most ${kilobytes(figures.bytes)} fetched before the first results in view have their snippets, ${kilobytes(indexBytes)} of them index`,
  );
  if (withFiles) {
    for (const {path: file, bytes} of figures.files) console.log(`  ${kilobytes(bytes)} ${file}`);
  }
  for (const [label, times] of [
    ['first key', figures.cold],
    ['other keys', figures.warm],
  ] as const) {
    console.log(
      `  ${label}: ${times.median.toFixed(0)} ms (median of ${times.keys}), ${times.most.toFixed(0)} ms (95%), ${times.worst.toFixed(0)} ms (worst)`,
    );
  }
};

const main = async (): Promise<void> => {
  const args = process.argv.slice(2);
  if (args.includes('--help')) {
    console.log(help);
    return;
  }
  const pages = readRecords(root);
  const urls = pages.map(({url}) => url);
  const {index} = openIndex(pages);
  console.log(`Quality, ${pages.length} pages`);
  for (const list of ['golden', 'further'] as const) {
    const quality = await measureQuality(readQueries(list), urls, (request) =>
      index.search(request),
    );
    printQuality(`  ${list}`, quality, args.includes('--misses'));
  }
  console.log('Size (gzip) and time (Node, full speed)');
  for (const count of [pages.length, ...pageCounts.filter((number) => number > pages.length)]) {
    await printSize(count, growTo(pages, count));
  }
  if (args.includes('--libraries')) {
    console.log('Other libraries');
    for (const {name, golden, further, bytes, median} of await measureLibraries(pages)) {
      console.log(
        `  ${name}: golden ${percent(golden.first)} first, further ${percent(further.first)} first and ${percent(further.topFive)} in the top five; ${kilobytes(bytes)} of index before the first results; ${median.toFixed(1)} ms a query`,
      );
    }
  }
  if (!args.includes('--browser')) return;
  const build = path.join(root, 'build');
  if (!fs.existsSync(build)) throw new Error('There is no build/. Run `npm run build` first.');
  console.log(`Browser, processor ${slowdown}× slower, from a key to its results`);
  for (const count of [pages.length, ...pageCounts.slice(0, 1)]) {
    const figures = await measureInBrowser({
      build,
      executablePath: requireBrowser(),
      queries: typedInBrowser,
      slowdown,
      pages: growTo(pages, count),
    });
    printBrowser(count, figures, args.includes('--files'));
  }
};

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
