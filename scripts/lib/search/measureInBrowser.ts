import path from 'node:path';
import {chromium, type Browser, type Page, type Request} from '@playwright/test';

import type {EmbeddedIndex} from '../../../src/search/embedded/search';
import {hitsInView} from '../../../src/components/search/SearchDialog/hitsInView';
import type {SearchPage} from '../../../src/search/records';
import {hitsPerGroup} from '../../../src/search/searchEngine';
import {browserArgs} from '../browser';
import {openIndex} from './open';
import {serveFolder} from '../serveFolder';
import {gzipBytes} from './sizes';

/** Times from a key press to the results on the screen, in milliseconds. */
interface KeyTimes {
  median: number;
  most: number;
  worst: number;
  keys: number;
}

/** Measurements of the search in a real browser. */
export interface BrowserFigures {
  /** Bytes fetched from opening the search to the first results in view with their snippets, compressed. */
  bytes: number;
  files: {path: string; bytes: number}[];
  /** The first key after the search was opened, on a page that was loaded for it. */
  cold: KeyTimes;
  /** Keys that follow. */
  warm: KeyTimes;
}

/** How long results may take to settle after a key press, in milliseconds. */
const settled = 600;

/**
 * From a key press to the first frame with the final results in view. Undefined when nothing
 * changed.
 */
const timeKey = async (page: Page, key: string): Promise<number | undefined> => {
  await page.evaluate(() => {
    performance.clearMarks();
  });
  await page.keyboard.press(key === ' ' ? 'Space' : key);
  await page.waitForTimeout(settled);
  return page.evaluate(() => {
    const pressed = performance.getEntriesByName('pressed')[0];
    const frames = performance.getEntriesByName('shown') as PerformanceMark[];
    const lastPages: unknown = frames.at(-1)?.detail;
    const shown = frames[frames.findLastIndex(({detail}) => detail !== lastPages) + 1];
    return pressed && shown && shown.startTime - pressed.startTime;
  });
};

const timeQuery = async (page: Page, query: string): Promise<number[]> => {
  const times: number[] = [];
  for (const key of query) {
    const time = await timeKey(page, key);
    if (time !== undefined) times.push(time);
  }
  return times;
};

const summarize = (times: readonly number[]): KeyTimes => {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (share: number): number =>
    sorted[Math.floor(share * (sorted.length - 1))] ?? Number.NaN;
  return {median: at(0.5), most: at(0.95), worst: at(1), keys: sorted.length};
};

const openSearch = async (page: Page): Promise<void> => {
  await page.keyboard.press('Control+k');
  await page.locator('.search-dialog__input').waitFor();
  // About as long as a visitor takes to start typing.
  await page.waitForTimeout(settled);
};

interface BrowserOptions {
  /** Folder of the built site. */
  build: string;
  executablePath: string;
  queries: readonly string[];
  slowdown: number;
  /** Pages whose index replaces the one that was built. */
  pages: readonly SearchPage[];
}

const request = {page: 0, hitsPerPage: 20, hitsPerGroup, hitsInView, snippetWords: 10};

/** How much longer the worker would take for each prefix of the queries on the slower processor. */
const workerDelays = async (
  index: EmbeddedIndex,
  {queries, slowdown}: BrowserOptions,
): Promise<Record<string, number>> => {
  const delays: Record<string, number> = {};
  for (const query of queries) {
    for (let length = 1; length <= query.length; length++) {
      const typed = query.slice(0, length);
      // The first run loads files, which does not depend on the processor.
      const times: number[] = [];
      for (let run = 0; run < 4; run++) {
        times.push((await index.search({...request, query: typed})).milliseconds);
      }
      delays[typed] = Math.min(...times) * (slowdown - 1);
    }
  }
  return delays;
};

/** A page on a slowed-down processor, with the search closed. */
const openPage = async (
  browser: Browser,
  url: string,
  {slowdown, delays}: BrowserOptions & {delays: Record<string, number>},
): Promise<Page> => {
  const page = await browser.newPage();
  await page.addInitScript(`var searchDelays = ${JSON.stringify(delays)};`);
  await page.addInitScript({path: path.join(__dirname, 'in-page.mjs')});
  await page.goto(`${url}/docs/`, {waitUntil: 'networkidle'});
  await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', {rate: slowdown});
  return page;
};

/** Whether results are there, and those in view have their snippets. */
const areWhole = (inView: number): boolean => {
  const hits = [...document.querySelectorAll('.search-hit')].slice(0, inView);
  // The browser gets this function as text, so it has no function with a name of its own.
  return (
    hits.length > 0 &&
    hits.every((hit) => hit.querySelector('.search-hit__snippet')?.textContent.trim() !== '')
  );
};

/**
 * What the page has fetched when the first results of a query are in view, including the search's own
 * code.
 */
const filesFor = async (page: Page, query: string): Promise<BrowserFigures['files']> => {
  const finished: Request[] = [];
  page.on('requestfinished', (request) => {
    // Stills load once the results are on the screen.
    if (request.resourceType() !== 'image') finished.push(request);
  });
  await openSearch(page);
  await page.locator('.search-dialog__input').fill(query);
  await page.waitForFunction(areWhole, hitsInView);
  const bodies = await Promise.all(
    [...finished].map(async (request) => ({
      path: new URL(request.url()).pathname,
      body: (await (await request.response())?.body()) ?? Buffer.alloc(0),
    })),
  );
  // Files prefetched for other pages have no body here.
  return bodies
    .filter(({body}) => body.length > 0)
    .map(({path: file, body}) => ({path: file, bytes: gzipBytes(body)}));
};

/**
 * Opens a built site in a browser, with the processor `slowdown` times slower, types queries into
 * the search and measures. The browser slows down only the page; the worker's delay is what Node
 * takes for the same query on a processor that is as slow.
 */
export const measureInBrowser = async (options: BrowserOptions): Promise<BrowserFigures> => {
  const {index, files: indexFiles} = openIndex(options.pages);
  const slow = {...options, delays: await workerDelays(index, options)};
  const server = await serveFolder(options.build, (pathname) =>
    indexFiles.get(/^\/assets\/search\/[^/]+\/(.+)$/.exec(pathname)?.[1] ?? ''),
  );
  const {executablePath} = options;
  const browser = await chromium.launch({executablePath, args: browserArgs});
  try {
    const cold: number[] = [];
    const warm: number[] = [];
    let files: BrowserFigures['files'] = [];
    for (const query of options.queries) {
      const reader = await openPage(browser, server.url, slow);
      const fetched = await filesFor(reader, query);
      await reader.close();
      if (bytesOf(fetched) > bytesOf(files)) files = fetched;
      const page = await openPage(browser, server.url, slow);
      await openSearch(page);
      const [first, ...others] = await timeQuery(page, query);
      if (first !== undefined) cold.push(first);
      warm.push(...others);
      await page.close();
    }
    return {bytes: bytesOf(files), files, cold: summarize(cold), warm: summarize(warm)};
  } finally {
    await browser.close();
    server.close();
  }
};

const bytesOf = (files: BrowserFigures['files']): number =>
  files.reduce((sum, file) => sum + file.bytes, 0);
