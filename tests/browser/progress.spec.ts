import {expect, test, type Page} from '@playwright/test';

import {hydrated, stopClock} from '../support/site';

/** Holds all script requests from now on; returns a function that releases them. */
const holdScripts = async (page: Page): Promise<{asked: Promise<void>; release: () => void}> => {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const asked = page
    .waitForRequest((request) => request.url().includes('/assets/js/'))
    .then(() => undefined);
  await page.route('**/assets/js/*.js', async (route) => {
    await held;
    await route.continue();
  });
  return {asked, release};
};

/** Opens a page that prefetches nothing, with the clock stopped and fixed random numbers. */
const openStill = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'connection', {get: () => ({saveData: true})});
    Math.random = () => 0.5;
    const bars = {seen: 0};
    Object.assign(window, {progressBars: bars});
    new MutationObserver((records) => {
      for (const {addedNodes} of records) {
        for (const node of addedNodes) {
          if (node instanceof Element && node.id === 'nprogress') bars.seen++;
        }
      }
    }).observe(document, {childList: true, subtree: true});
  });
  await page.clock.install();
  await page.goto('/docs/spring');
  // With Save-Data the app waits for the visitor.
  await page.keyboard.press('Shift');
  await hydrated(page);
  await stopClock(page);
};

const follow = (page: Page): Promise<void> =>
  // No pointer: hovering would load the page before the click.
  page.locator('.theme-doc-sidebar-container a[href="/docs/random"]').dispatchEvent('click');

/** The bar's position, as the share of the window's width by which it is moved to the left. */
const offset = (page: Page): Promise<string> =>
  page.locator('#nprogress .bar').evaluate((bar: HTMLElement) => bar.style.transform);

test('[NAV-08] the bar starts 200 ms after the path changes and ends with the route', async ({
  page,
}) => {
  await openStill(page);
  const bar = page.locator('#nprogress');
  const {asked, release} = await holdScripts(page);
  await follow(page);
  await asked;
  await page.clock.runFor(199);
  await expect(bar).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(bar).toHaveCount(1);
  // Hidden from screen readers: the library's own template has a role that ARIA does not define.
  await expect(bar.locator('[role]')).toHaveCount(0);
  // The minimum is 0.08, so 92% remain; a movement takes 200 ms; there is no spinner.
  expect(await offset(page)).toBe('translate3d(-92%, 0px, 0px)');
  expect(
    await page.locator('#nprogress .bar').evaluate((element: HTMLElement) => ({
      duration: element.style.transitionDuration,
      spinner: document.querySelector('.spinner') !== null,
    })),
  ).toEqual({duration: '200ms', spinner: false});
  // Every 800 ms it moves by at most 0.02; the fixed random number makes that half.
  await page.clock.runFor(799);
  expect(await offset(page)).toBe('translate3d(-92%, 0px, 0px)');
  await page.clock.runFor(1);
  expect(await offset(page)).toBe('translate3d(-91%, 0px, 0px)');
  await page.clock.runFor(800);
  expect(await offset(page)).toBe('translate3d(-90%, 0px, 0px)');
  await expect(page.locator('h1')).toContainText('spring()');
  release();
  await expect(page.locator('h1')).toContainText('random()');
  await page.clock.runFor(1000);
  await expect(bar).toHaveCount(0);
});

test('[NAV-08] a page that loads within 200 ms shows no bar', async ({page}) => {
  await openStill(page);
  const {asked, release} = await holdScripts(page);
  await follow(page);
  await asked;
  await page.clock.runFor(199);
  release();
  await expect(page.locator('h1')).toContainText('random()');
  await page.clock.runFor(2000);
  expect(
    await page.evaluate(() => (window as unknown as {progressBars: {seen: number}}).progressBars),
  ).toEqual({seen: 0});
});

test('[NAV-08] whoever turns back within 200 ms sees no bar, then or later', async ({page}) => {
  await openStill(page);
  // The first link brings the list of all pages; without it, the way back would take time, too.
  await follow(page);
  await expect(page.locator('h1')).toContainText('random()');
  const {asked} = await holdScripts(page);
  await page
    .locator('.theme-doc-sidebar-container a[href="/docs/interpolate"]')
    .dispatchEvent('click');
  await asked;
  await page.clock.runFor(100);
  await page.goBack();
  await expect(page).toHaveURL(/random/);
  await page.clock.runFor(2000);
  expect(
    await page.evaluate(() => (window as unknown as {progressBars: {seen: number}}).progressBars),
  ).toEqual({seen: 0});
});

test('[NAV-08] a change of the hash alone shows no bar', async ({page}) => {
  await openStill(page);
  await page.locator('.theme-doc-toc-desktop a').last().dispatchEvent('click');
  await page.clock.runFor(2000);
  expect(
    await page.evaluate(() => (window as unknown as {progressBars: {seen: number}}).progressBars),
  ).toEqual({seen: 0});
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`[NAV-08] the bar has the color of the playhead, ${colorScheme}`, async ({page}) => {
    await page.emulateMedia({colorScheme});
    await openStill(page);
    const {asked} = await holdScripts(page);
    await follow(page);
    await asked;
    await page.clock.runFor(200);
    const colors = await page.locator('#nprogress .bar').evaluate((bar) => {
      const probe = document.createElement('i');
      probe.style.color = 'var(--site-playhead)';
      document.body.append(probe);
      return [getComputedStyle(bar).backgroundColor, getComputedStyle(probe).color];
    });
    expect(colors[0]).toBe(colors[1]);
  });
}
