import {expect, test, type BrowserContext, type Locator, type Page} from '@playwright/test';

import {follow, holdRequests, isSameDocument, markDocument, pageCode} from '../support/faults';
import {axeFindings, hydrated, watchPage} from '../support/site';

const from = '/docs/animating-properties';
const to = '/docs/the-fundamentals';

const open = async (page: Page): Promise<Locator> => {
  await page.goto(from);
  await hydrated(page);
  await markDocument(page);
  return page.getByRole('heading', {level: 1});
};

const failInPlace = async (page: Page, context: BrowserContext, path: string): Promise<void> => {
  await page.route(pageCode, (route) => route.abort());
  await context.setOffline(true);
  await follow(page, path);
  await expect(page.getByRole('button', {name: 'Retry'})).toBeVisible();
  await context.setOffline(false);
  await page.unroute(pageCode);
};

test('[NAV-01] the old page stays until the code of the next one is there', async ({page}) => {
  const heading = await open(page);
  const requests = await holdRequests(page, pageCode);
  await follow(page, to);
  await expect.poll(requests.count).toBeGreaterThan(0);
  await expect(page).toHaveURL(to);
  await expect(heading).toHaveText('Animating properties');
  await expect(page.getByRole('status', {name: 'Loading'})).toHaveCount(0);
  await requests.release();
  await expect(heading).toHaveText('The fundamentals');
  expect(await isSameDocument(page)).toBe(true);
});

test('[NAV-02] code that fails causes a warning, and a reload gets the page', async ({page}) => {
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text());
  });
  const heading = await open(page);
  // Missing, as after a new deploy; the reload gets the names of files that exist.
  await page.route(pageCode, (route) => route.fulfill({status: 404, body: 'Not found'}));
  await Promise.all([
    page
      .waitForEvent('request', (request) => request.isNavigationRequest())
      .then(() => page.unroute(pageCode)),
    follow(page, to),
  ]);
  await expect(heading).toHaveText('The fundamentals');
  await hydrated(page);
  await expect(page).toHaveURL(to);
  expect(await isSameDocument(page)).toBe(false);
  expect(warnings).toEqual([expect.stringContaining('ChunkLoadError')]);
});

test('[NAV-02] [LOAD-01] an address that fails again within a minute shows the error in its place', async ({
  page,
}) => {
  const heading = await open(page);
  await page.route(pageCode, (route) => route.abort());
  await Promise.all([page.waitForEvent('load'), follow(page, to)]);
  await expect(heading).toHaveText('The fundamentals');
  await expect(page.getByRole('alert')).toContainText('This page didn’t load completely');

  await page.unroute(pageCode);
  await open(page);
  await page.route(pageCode, (route) => route.abort());
  await follow(page, to);
  await expect(heading).toHaveText('This page didn’t load');
  await expect(page.getByRole('alert')).toContainText('Loading chunk');
  expect(await isSameDocument(page)).toBe(true);
  // The rest of the site can be reached.
  await page.unroute(pageCode);
  await follow(page, '/docs/api');
  await expect(heading).toHaveText('API overview');
  expect(await isSameDocument(page)).toBe(true);
});

test('[NAV-02] after more than a minute, a failing address is reloaded again', async ({page}) => {
  await page.clock.install();
  const heading = await open(page);
  await page.route(pageCode, (route) => route.abort());
  await Promise.all([page.waitForEvent('load'), follow(page, to)]);
  await page.unroute(pageCode);
  await open(page);
  await page.clock.fastForward('01:01');
  await page.route(pageCode, (route) => route.abort());
  await Promise.all([page.waitForEvent('load'), follow(page, to)]);
  await expect(heading).toHaveText('The fundamentals');
  expect(await isSameDocument(page)).toBe(false);
});

for (const [part, path] of [
  ['a part of a page', to],
  ['a whole page', '/blog'],
] as const) {
  test(`[LOAD-01] [LOAD-02] the view of ${part}: error, Retry, nothing, spinner after 200 ms, loaded`, async ({
    page,
    context,
  }) => {
    const heading = await open(page);
    await failInPlace(page, context, path);
    const alert = page.getByRole('alert');
    // A page outside the docs has a style sheet of its own, which may be the first to fail.
    await expect(alert).toContainText(/ChunkLoadError: Loading chunk|Error: Loading CSS chunk/);
    await expect(page.getByRole('navigation', {name: 'Main'})).toBeVisible();
    const {share, offset, ground} = await alert.evaluate((box) => {
      const own = box.getBoundingClientRect();
      const parent = box.parentElement ?? document.body;
      const {left, right} = parent.getBoundingClientRect();
      const {paddingLeft, paddingRight} = getComputedStyle(parent);
      const start = left + parseFloat(paddingLeft);
      const end = right - parseFloat(paddingRight);
      return {
        share: own.width / (end - start),
        offset: own.left - start - (end - own.right),
        ground: getComputedStyle(box).backgroundColor,
      };
    });
    expect(share, 'share of the width').toBeCloseTo(0.5, 2);
    expect(Math.abs(offset), 'distance from the center in pixels').toBeLessThan(1);
    const [red = 0, green = 0, blue = 0] = ground.match(/\d+/g)?.map(Number) ?? [];
    expect(red, `the box is red: ${ground}`).toBeGreaterThan(2 * Math.max(green, blue));
    await expect(page.locator('#nprogress')).toHaveCount(0);
    expect(await axeFindings(page)).toEqual([]);

    const retry = page.getByRole('button', {name: 'Retry'});
    const requests = await holdRequests(page, pageCode);
    const spinner = page.getByRole('status', {name: 'Loading'});
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await retry.click();
    await expect(alert).toHaveCount(0);
    await page.clock.runFor(199);
    await expect(spinner).toHaveCount(0);
    await page.clock.runFor(1);
    await expect(spinner).toBeVisible();
    const drawing = spinner.locator('svg');
    expect(await drawing.boundingBox()).toMatchObject({width: 128, height: 110});
    const distance = await drawing.evaluate((svg) => {
      const own = svg.getBoundingClientRect();
      const {left, right} = (svg.closest('main') ?? document.body).getBoundingClientRect();
      return own.left - left - (right - own.right);
    });
    expect(Math.abs(distance), 'twice the distance from the center in pixels').toBeLessThan(2);
    await page.clock.resume();
    expect(await axeFindings(page)).toEqual([]);

    await requests.release();
    await expect(heading).toHaveText(path === to ? 'The fundamentals' : 'Blog');
    expect(await isSameDocument(page)).toBe(true);
  });
}

test('[LOAD-01] the spinner turns in cycles of 1.5 and 3 seconds, and rests for those who ask', async ({
  page,
  context,
}) => {
  await open(page);
  await failInPlace(page, context, to);
  // The code fails again: the error stays.
  const retry = page.getByRole('button', {name: 'Retry'});
  await page.route(pageCode, (route) => route.abort());
  const failed = page.waitForEvent('requestfailed');
  await retry.click();
  await failed;
  await expect(retry).toBeVisible();
  await page.unroute(pageCode);

  await holdRequests(page, pageCode);
  await retry.click();
  const circles = page.getByRole('status', {name: 'Loading'}).locator('circle');
  await expect(circles).toHaveCount(3);
  const cycles = (): Promise<string[]> =>
    circles.evaluateAll((all) =>
      all.map((circle) => {
        const {animationName, animationDuration} = getComputedStyle(circle);
        return animationName === 'none' ? 'none' : animationDuration;
      }),
    );
  expect(new Set(await cycles())).toEqual(new Set(['3s', '1.5s']));
  await page.emulateMedia({reducedMotion: 'reduce'});
  expect(new Set(await cycles())).toEqual(new Set(['none']));
});

test('[NAV-02] a link that is pointed at while its code fails says nothing; a click gets the page', async ({
  page,
}) => {
  const heading = await open(page);
  const uncaught: string[] = [];
  page.on('pageerror', (error) => uncaught.push(error.message));
  await page.route(pageCode, (route) => route.abort());
  const failed = page.waitForEvent('requestfailed');
  await page.getByRole('link', {name: 'The fundamentals'}).first().hover();
  await failed;
  await page.unroute(pageCode);
  await page.getByRole('link', {name: 'The fundamentals'}).first().click();
  await expect(heading).toHaveText('The fundamentals');
  expect(uncaught).toEqual([]);
});

test('[NAV-02] a page whose own code fails stays readable and says so; Retry loads it', async ({
  page,
}) => {
  const {complaints} = watchPage(page);
  await page.route(pageCode, (route) => route.abort());
  await page.goto('/docs/api');
  const notice = page.getByRole('alert');
  await expect(notice).toHaveCount(1);
  await expect(notice).toContainText('Loading chunk');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('API overview');
  await expect(page.locator('.theme-doc-markdown p').first()).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  expect(complaints.filter((line) => !line.includes('Failed to load resource'))).toEqual([
    expect.stringContaining('console warning: ChunkLoadError'),
  ]);
  await page.unroute(pageCode);
  await notice.getByRole('button', {name: 'Retry'}).click();
  await hydrated(page);
  await expect(notice).toHaveCount(0);
});
