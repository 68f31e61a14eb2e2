import path from 'node:path';
import {chromium, type Page, type Response} from '@playwright/test';

import {serveFolder} from './serve';
import {gzipBytes} from './sizes';

/** Figures of the search in a real browser. */
export interface BrowserFigures {
  /** Fetched from opening the search to the first result, compressed. */
  bytes: number;
  files: {path: string; bytes: number}[];
  /** Milliseconds from a key to the results on the screen. */
  median: number;
  worst: number;
  keys: number;
}

/** After a key the results have so long to settle, in milliseconds. */
const settled = 600;

/** From a key to the first frame with the results of the query; undefined when they stayed the same. */
const timeKey = async (page: Page, key: string): Promise<number | undefined> => {
  await page.evaluate(() => {
    performance.clearMarks();
  });
  await page.keyboard.press(key === ' ' ? 'Space' : key);
  await page.waitForTimeout(settled);
  return page.evaluate(() => {
    const pressed = performance.getEntriesByName('pressed')[0];
    const shown = performance.getEntriesByName('shown')[0];
    return pressed && shown && shown.startTime - pressed.startTime;
  });
};

const timeQueries = async (page: Page, queries: readonly string[]): Promise<number[]> => {
  const times: number[] = [];
  for (const query of queries) {
    await page.locator('.DocSearch-Input').fill('');
    await page.waitForTimeout(settled);
    for (const key of query) {
      const time = await timeKey(page, key);
      if (time !== undefined) times.push(time);
    }
  }
  return times.sort((a, b) => a - b);
};

/**
 * Opens a built site in a browser, with the processor `slowdown` times slower, types queries into the
 * search and measures. The browser slows the page only, so the worker's own time counts `slowdown` times.
 */
export const measureInBrowser = async (
  buildFolder: string,
  executablePath: string,
  queries: readonly string[],
  slowdown: number,
): Promise<BrowserFigures> => {
  const server = await serveFolder(buildFolder);
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const browser = await chromium.launch({executablePath, args});
  try {
    const page = await browser.newPage();
    await page.addInitScript({path: path.join(__dirname, 'in-page.mjs')});
    await page.goto(`${server.url}/docs/?slowdown=${slowdown}`, {waitUntil: 'networkidle'});
    const client = await page.context().newCDPSession(page);
    await client.send('Emulation.setCPUThrottlingRate', {rate: slowdown});
    const responses: Response[] = [];
    page.on('response', (response) => responses.push(response));
    await page.keyboard.press('Control+k');
    await page.locator('.DocSearch-Input').waitFor();
    await page.locator('.DocSearch-Input').fill('i');
    await page.locator('.search-hit').first().waitFor();
    const bodies = await Promise.all(
      responses.map(async (response) => ({
        path: new URL(response.url()).pathname,
        body: await response.body(),
      })),
    );
    // What the site loads in advance for other pages has no body here.
    const files = bodies
      .filter(({body}) => body.length > 0)
      .map(({path: file, body}) => ({path: file, bytes: gzipBytes(body)}));
    const times = await timeQueries(page, queries);
    return {
      bytes: files.reduce((sum, file) => sum + file.bytes, 0),
      files,
      median: times[Math.floor(times.length / 2)] ?? Number.NaN,
      worst: times.at(-1) ?? Number.NaN,
      keys: times.length,
    };
  } finally {
    await browser.close();
    server.close();
  }
};
