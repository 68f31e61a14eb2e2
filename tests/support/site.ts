import fs from 'node:fs';
import path from 'node:path';

import AxeBuilder from '@axe-core/playwright';
import type {ConsoleMessage, Page} from '@playwright/test';

const build = path.resolve(__dirname, '..', '..', 'build');

/** Paths of all pages in the built sitemap, in its order. */
export const sitemapPaths = (): string[] => {
  const file = path.join(build, 'sitemap.xml');
  if (!fs.existsSync(file)) throw new Error('There is no build/: run `npm run build` first.');
  return [...fs.readFileSync(file, 'utf8').matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  );
};

/** Paths of the built pages that the sitemap leaves out: those that search engines shall not list. */
export const unlistedPaths = (): string[] => {
  const listed = new Set(sitemapPaths().map((page) => page.replace(/\/$/, '')));
  return fs
    .readdirSync(build, {recursive: true, encoding: 'utf8'})
    .filter((file) => path.basename(file) === 'index.html')
    .map((file) => `/${path.dirname(file).split(path.sep).join('/')}`.replace(/\/\.$/, ''))
    .filter((page) => !listed.has(page))
    .sort();
};

/** Collects what a page must not do: log an error or warning, throw, ask a foreign host. */
export const watchPage = (page: Page): {complaints: string[]} => {
  const complaints: string[] = [];
  page.on('console', (message: ConsoleMessage) => {
    if (['error', 'warning'].includes(message.type())) {
      const {url} = message.location();
      complaints.push(`console ${message.type()}: ${message.text()} (${url})`);
    }
  });
  page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`));
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith('http') && url.hostname !== 'localhost') {
      complaints.push(`foreign host: ${request.url()}`);
    }
  });
  page.on('response', (response) => {
    if (response.status() >= 400) complaints.push(`${response.status()}: ${response.url()}`);
  });
  return {complaints};
};

/** Waits until React has taken over the page. */
export const hydrated = async (page: Page): Promise<void> => {
  await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
};

/** Adds up layout shifts from now on; call before navigating. Read with `layoutShift`. */
export const recordLayoutShift = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const state = {sum: 0};
    Object.assign(window, {layoutShiftState: state});
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const shift = entry as PerformanceEntry & {value: number; hadRecentInput: boolean};
        if (!shift.hadRecentInput) state.sum += shift.value;
      }
    }).observe({type: 'layout-shift', buffered: true});
  });
};

/** The sum of layout shifts so far, without unit. */
export const layoutShift = (page: Page): Promise<number> =>
  page.evaluate(
    () => (window as unknown as {layoutShiftState: {sum: number}}).layoutShiftState.sum,
  );

/** Pixels by which a page is wider than its window, which then scrolls sideways. */
export const overflowOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Waits for two frames: observers report after the one in which a thing changed or came into view. */
export const twoFrames = (page: Page): Promise<unknown> =>
  page.evaluate(() => {
    const frames = new Promise((resolve) => {
      requestAnimationFrame(() => requestAnimationFrame(resolve));
    });
    // A browser that is short of time may leave out frames for long.
    const patience = new Promise((resolve) => setTimeout(resolve, 1000));
    return Promise.race([frames, patience]);
  });

/** Scrolls through the whole page, so that everything that loads when seen is loaded. */
export const scrollThrough = async (page: Page): Promise<void> => {
  const scrollTo = (top: number): Promise<boolean> =>
    page.evaluate((y) => {
      window.scrollTo(0, y);
      return y < document.body.scrollHeight;
    }, top);
  const step = page.viewportSize()?.height ?? 720;
  for (let y = 0; await scrollTo(y); y += step) await twoFrames(page);
  await scrollTo(0);
  await twoFrames(page);
};

/**
 * Marks one of all texts that look the same: same color and size on the same ground. Measuring the contrast
 * of a text takes axe long, and a page of code has a thousand words in ten colors.
 */
const markLooks = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const grounds = new Map<Element | null, string>([[null, '']]);
    const groundOf = (element: Element | null): string => {
      const known = grounds.get(element);
      if (known !== undefined || !element) return known ?? '';
      const {backgroundColor, backgroundImage, opacity, position} = getComputedStyle(element);
      // What floats can lie over anything: nothing looks the same there.
      const place = ['static', 'relative'].includes(position) ? '' : String(grounds.size);
      const own = [backgroundColor, backgroundImage, opacity, place].join();
      const ground =
        own === 'rgba(0, 0, 0, 0),none,1,'
          ? groundOf(element.parentElement)
          : `${groundOf(element.parentElement)};${own}`;
      grounds.set(element, ground);
      return ground;
    };
    const seen = new Set<string>();
    for (const element of document.body.querySelectorAll('*')) {
      element.removeAttribute('data-look');
      const hasText = [...element.childNodes].some(
        ({nodeType, textContent}) => nodeType === Node.TEXT_NODE && textContent?.trim(),
      );
      if (!hasText) continue;
      const {color, fontSize, fontWeight, textShadow, visibility} = getComputedStyle(element);
      const look = [color, fontSize, fontWeight, textShadow, visibility, groundOf(element)].join();
      element.setAttribute('data-look', seen.has(look) ? 'seen' : 'new');
      seen.add(look);
    }
  });

/** What axe finds against WCAG 2.2 A and AA and best practice, one line an element. */
export const axeFindings = async (page: Page): Promise<string[]> => {
  // Descriptions of what passed, a second page for the report and preloaded styles take most of axe's
  // time and serve frames of other origins only, which this site has none of.
  const axe = (): AxeBuilder =>
    new AxeBuilder({page}).options({resultTypes: ['violations'], preload: false}).setLegacyMode();
  const {violations} = await axe()
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .disableRules('color-contrast')
    .analyze();
  await markLooks(page);
  const contrast = await axe()
    .include('html')
    .include('[data-look="new"]')
    .exclude('[data-look="seen"]')
    .withRules('color-contrast')
    .analyze();
  return [...violations, ...contrast.violations].flatMap(({id, nodes}) =>
    nodes.map(({html}) => `${id}: ${html}`),
  );
};
