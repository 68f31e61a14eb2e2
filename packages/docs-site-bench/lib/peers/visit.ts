import {chromium, type Browser, type LaunchOptions, type Page} from '@playwright/test';

import {helper} from '../helper';
import {assetType, type AssetType} from './assetType';
import {observe, type PeerFigures} from './inPage';
import type {PeerServer} from './serveCompressed';

/** A file of a visit. */
export interface Asset {
  pathname: string;
  type: AssetType;
  /** Compressed. */
  bytes: number;
  /** Requested before the load event, after it, or for another page. */
  phase: 'before' | 'after' | 'advance';
}

/** Times of a visit in milliseconds; `shift` is the sum of all layout shifts. */
export interface Times {
  firstPaint: number;
  largestPaint: number;
  /** What tasks take beyond 50 ms, from the first paint until nothing happens any more. */
  blocking: number;
  shift: number;
}

export interface Visit extends Times {
  assets: Asset[];
}

/** The phone of Lighthouse. */
const phone = {
  viewport: {width: 412, height: 823},
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

const bytesPerKilobit = 1024 / 8;
/** Slow 4G as Lighthouse sets it in the browser: bytes a second, and milliseconds. */
const network = {
  offline: false,
  latency: 562.5,
  downloadThroughput: 1474.56 * bytesPerKilobit,
  uploadThroughput: 675 * bytesPerKilobit,
};
const slowdown = 4;
/** How long nothing may happen at the end of a visit, and how long it may take, in milliseconds. */
const quiet = 2500;
const longest = 90_000;

/** What the page knows about itself; `now` and `last` tell whether it has become quiet. */
const readPage = (
  page: Page,
): Promise<Times & {load: number; now: number; last: number; resources: [string, number][]}> =>
  page.evaluate(() => {
    const {largest, shift, long} = (window as unknown as {peerFigures: PeerFigures}).peerFigures;
    const firstPaint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
    const [navigation] = performance.getEntriesByType('navigation') as [
      PerformanceNavigationTiming,
    ];
    const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    return {
      firstPaint,
      largestPaint: largest,
      blocking: long
        .filter(({start}) => start >= firstPaint)
        .reduce((sum, {duration}) => sum + duration - 50, 0),
      shift,
      load: navigation.loadEventStart,
      now: performance.now(),
      last: Math.max(
        navigation.loadEventEnd,
        ...long.map(({start, duration}) => start + duration),
        ...resources.map(({responseEnd}) => responseEnd),
      ),
      resources: resources.map(({name, startTime}) => [new URL(name).pathname, startTime]),
    };
  });

const waitForQuiet = async (page: Page): ReturnType<typeof readPage> => {
  await page.waitForLoadState('load', {timeout: longest});
  for (;;) {
    const state = await readPage(page);
    if (state.now - state.last > quiet) return state;
    if (state.now > longest) throw new Error(`${page.url()} doesn't become idle.`);
    await page.waitForTimeout(quiet / 5);
  }
};

/** Visits an address for the first time, with a phone, its processor and its network slowed down or not. */
const visitOnce = async (
  browser: Browser,
  server: PeerServer,
  pathname: string,
  {isSlow}: {isSlow: boolean},
): Promise<Visit> => {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  await page.addInitScript(helper);
  await page.addInitScript(observe);
  if (isSlow) {
    const client = await context.newCDPSession(page);
    await client.send('Network.enable');
    await client.send('Network.emulateNetworkConditions', network);
    await client.send('Emulation.setCPUThrottlingRate', {rate: slowdown});
  }
  server.takeSent();
  await page.goto(server.url + pathname, {waitUntil: 'commit', timeout: longest});
  const {resources, load, firstPaint, largestPaint, blocking, shift} = await waitForQuiet(page);
  await context.close();
  const starts = new Map(resources);
  // The page itself is no resource; the icon of the tab is none either, and comes last.
  starts.set(pathname, 0);
  const assets = server.takeSent().map((file): Asset => {
    const isBefore = (starts.get(file.pathname) ?? Infinity) <= load;
    return {
      pathname: file.pathname,
      type: assetType(file.contentType),
      bytes: file.bytes,
      phase: file.isInAdvance ? 'advance' : isBefore ? 'before' : 'after',
    };
  });
  return {firstPaint, largestPaint, blocking, shift, assets};
};

/**
 * Visits a page: once at full speed, for the bytes, and `runs` times slowed down, for the times. Each
 * visit begins with an empty cache.
 */
export const measureVisits = async (
  server: PeerServer,
  pathname: string,
  {runs, browser: options}: {runs: number; browser: LaunchOptions},
): Promise<{assets: Asset[]; times: Times[]}> => {
  const browser = await chromium.launch(options);
  try {
    const {assets} = await visitOnce(browser, server, pathname, {isSlow: false});
    const times: Times[] = [];
    for (let count = 0; count < runs; count++) {
      const {firstPaint, largestPaint, blocking, shift} = await visitOnce(
        browser,
        server,
        pathname,
        {isSlow: true},
      );
      times.push({firstPaint, largestPaint, blocking, shift});
    }
    return {assets, times};
  } finally {
    await browser.close();
  }
};
