import type {IndexedPage} from '../pages.ts';
import {growTo} from './growth.ts';
import {openFiles} from './openFiles.ts';
import {measureQuality, type KnownQuery, type Quality} from './quality.ts';
import {indexSizes} from './sizes.ts';

/** What is measured. */
export interface BenchSearchOptions<Page extends IndexedPage> {
  readonly pages: readonly Page[];
  /** Builds the files of the index, as the site does. */
  readonly build: (pages: readonly Page[]) => ReadonlyMap<string, string>;
  /** Queries whose right pages are known, by the name of their list. */
  readonly lists: Readonly<Record<string, readonly KnownQuery[]>>;
  /** Queries that are typed for the times, key by key. */
  readonly typed: readonly KnownQuery[];
  /** Numbers of pages at which bytes and times are measured, too; made-up pages are added. */
  readonly counts?: readonly number[];
  /** Whether a page's title is the name that it documents, for the made-up pages. */
  readonly isCalled?: (page: Page) => boolean;
  /** Lists the queries whose right page isn't first, and those whose page doesn't exist. */
  readonly withMisses?: boolean;
}

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

/** Every prefix of the queries, in the order in which they are typed. */
const prefixesOf = (queries: readonly KnownQuery[]): string[] =>
  queries.flatMap(({query}) =>
    Array.from({length: query.length}, (_, length) => query.slice(0, length + 1)),
  );

const printSize = async (
  count: number,
  files: ReadonlyMap<string, string>,
  queries: readonly string[],
): Promise<void> => {
  const index = openFiles(files);
  const sizes = indexSizes(files);
  const start = performance.now();
  await index.open();
  const opened = performance.now() - start;
  const times: number[] = [];
  for (const query of queries) {
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

/**
 * Measures an index in Node.js, and prints it: how many known queries have the right page first and in the top five,
 * the bytes to load (gzip), the time a query takes, and how both grow with the number of pages.
 */
export const benchSearch = async <Page extends IndexedPage>({
  pages,
  build,
  lists,
  typed,
  counts = [],
  isCalled,
  withMisses = false,
}: BenchSearchOptions<Page>): Promise<void> => {
  const urls = pages.map(({url}) => url);
  const index = openFiles(build(pages));
  console.log(`Quality, ${pages.length} pages`);
  for (const [name, queries] of Object.entries(lists)) {
    const quality = await measureQuality(queries, urls, (request) => index.search(request));
    printQuality(`  ${name}`, quality, withMisses);
  }
  console.log('Size (gzip) and time (Node, full speed)');
  const prefixes = prefixesOf(typed);
  for (const count of [pages.length, ...counts.filter((number) => number > pages.length)]) {
    await printSize(count, build(growTo(pages, count, isCalled)), prefixes);
  }
};
