import type {Browser, BrowserContext, CDPSession, Page} from '@playwright/test';

/** A phone, a tablet, and a laptop: widths of the window, in pixels. */
export const usualWidths: readonly number[] = [390, 768, 1440];

/** The color modes in which each page is looked at. */
const schemes = ['light', 'dark'] as const;
export type Scheme = (typeof schemes)[number];

/** What a browser draws at once, in pixels: it repeats itself below 16,384. Longer pages are several pictures. */
const greatestHeight = 16_000;

/** A page as a PNG file, or the part of one that begins `top` pixels below its start. */
export interface Photograph {
  readonly scheme: Scheme;
  readonly top: number;
  readonly bytes: Buffer;
}

/** What pages take for today, in all pictures. */
const today = new Date('2026-01-15T12:00:00Z');

/** What `tsx` and Chromium don't agree on: it calls this function around functions that run in the page. */
const helper = 'globalThis.__name = (target) => target;';

/** The same numbers in each picture (mulberry32, with 1 as its seed). */
const sameRandom = `{
  let state = 1;
  Math.random = () => {
    state = (state + 0x6d2b79f5) | 0;
    let bits = Math.imul(state ^ (state >>> 15), 1 | state);
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits;
    return ((bits ^ (bits >>> 14)) >>> 0) / 4294967296;
  };
}`;

/** A visitor without a past, who wants no motion, on a fixed day. */
const openContext = async (
  browser: Browser,
  url: string,
  width: number,
): Promise<BrowserContext> => {
  const context = await browser.newContext({
    viewport: {width, height: 900},
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    locale: 'en-US',
    timezoneId: 'UTC',
  });
  await context.addInitScript(helper + sameRandom);
  await context.clock.setFixedTime(today);
  // A font that comes late on a busy machine would be left out.
  await context.route('**/*.css', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll('font-display:optional', 'font-display:block');
    await route.fulfill({response, body});
  });
  // No picture may depend on the network.
  const own = new URL(url).hostname;
  await context.route(
    ({protocol, hostname}) => protocol.startsWith('http') && hostname !== own,
    (route) => route.abort(),
  );
  return context;
};

/** Waits until fonts and pictures are there. */
const settle = async (page: Page): Promise<void> => {
  await page.evaluate(async () => {
    const images = [...document.querySelectorAll('img')];
    for (const image of images) image.loading = 'eager';
    // One that is broken is so in the picture, too.
    await Promise.allSettled(images.map((image) => image.decode()));
  });
  // What a page puts off is loaded, with what that asks for.
  await page.waitForLoadState('networkidle');
  await page.evaluate(async () => {
    await document.fonts.ready;
    for (const animation of document.getAnimations()) {
      // One without an end has none to be shown.
      if (animation.effect?.getComputedTiming().endTime === Infinity) animation.cancel();
      else animation.finish();
    }
    await new Promise((resolve) => {
      requestAnimationFrame(() => requestAnimationFrame(resolve));
    });
  });
};

/** Not by Playwright's own function, which compresses as well as it can: that takes longer than drawing the page. */
const takePictures = async (
  page: Page,
  session: CDPSession,
  width: number,
): Promise<Omit<Photograph, 'scheme'>[]> => {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  const pictures: Omit<Photograph, 'scheme'>[] = [];
  for (let top = 0; top < height; top += greatestHeight) {
    const {data} = await session.send('Page.captureScreenshot', {
      captureBeyondViewport: true,
      optimizeForSpeed: true,
      clip: {x: 0, y: top, width, height: Math.min(greatestHeight, height - top), scale: 1},
    });
    pictures.push({top, bytes: Buffer.from(data, 'base64')});
  }
  return pictures;
};

/**
 * The whole page in both color modes.
 *
 * @param readyIn the selector that the page fits when it shows a color mode, for one that needs scripts for it
 * @throws when it doesn't fit within half a minute
 */
export const photograph = async (
  browser: Browser,
  url: string,
  width: number,
  readyIn?: (scheme: Scheme) => string,
): Promise<Photograph[]> => {
  const context = await openContext(browser, url, width);
  try {
    const page = await context.newPage();
    await page.goto(url);
    const session = await context.newCDPSession(page);
    const pictures: Photograph[] = [];
    for (const scheme of schemes) {
      await page.emulateMedia({colorScheme: scheme});
      if (readyIn) await page.locator(readyIn(scheme)).first().waitFor({state: 'attached'});
      await settle(page);
      for (const picture of await takePictures(page, session, width))
        pictures.push({scheme, ...picture});
    }
    return pictures;
  } finally {
    await context.close();
  }
};

/** An empty page in which pictures can be compared. */
export const openDesk = async (browser: Browser): Promise<Page> => {
  const page = await browser.newPage();
  await page.evaluate(helper);
  return page;
};
