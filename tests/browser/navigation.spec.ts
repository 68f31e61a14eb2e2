import path from 'node:path';

import {expect, test, type Page} from '@playwright/test';

import {hydrated, twoFrames, watchPage} from '../support/site';

const scrollTop = (page: Page): Promise<number> => page.evaluate(() => Math.round(window.scrollY));

/** Changes the address the way the back button does; the router handles the rest. */
const visit = (page: Page, address: string): Promise<void> =>
  page.evaluate((target) => {
    window.history.pushState({}, '', target);
    window.dispatchEvent(new PopStateEvent('popstate', {state: {}}));
  }, address);

/** Distance of an element's top from the top of the window, in pixels. */
const topOf = (page: Page, selector: string): Promise<number> =>
  page.locator(selector).evaluate((element) => element.getBoundingClientRect().top);

test.describe('after a navigation', () => {
  test.beforeEach(async ({page}) => {
    await page.goto('/docs/loop');
    await hydrated(page);
    // Events of this scroll come with the next frame: they are not to be taken for those of a navigation.
    await page.evaluate(
      () =>
        new Promise((resolve) => {
          document.addEventListener('scrollend', resolve, {once: true});
          window.scrollTo(0, 900);
        }),
    );
    expect(await scrollTop(page)).toBeGreaterThan(300);
  });

  test('[NAV-03] the view starts at the top of the next page', async ({page}) => {
    const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
    await sidebar.getByRole('link', {name: 'spring()', exact: true}).click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('spring()');
    await expect.poll(() => scrollTop(page)).toBe(0);
  });

  test('[NAV-03] the view starts at the target of the hash', async ({page}) => {
    await page.locator('main a[href="/docs/sequence#layout"]').first().click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('<Sequence>');
    await expect.poll(() => topOf(page, '#layout')).toBeLessThan(120);
    expect(await topOf(page, '#layout')).toBeGreaterThanOrEqual(0);
    expect(await scrollTop(page)).toBeGreaterThan(300);
  });

  test('[NAV-03] the view stays where it is when only the query changes', async ({page}) => {
    const before = await scrollTop(page);
    await page.evaluate(() => {
      const queries: string[] = [];
      Object.assign(window, {queries});
      window.addEventListener('scroll', () => queries.push(window.location.search));
    });
    await visit(page, '/docs/loop?from=test');
    await twoFrames(page);
    expect(await scrollTop(page)).toBe(before);
    // Had the router scrolled, it would have done so before the next change, which does scroll.
    await visit(page, '/docs/spring');
    await expect(page.getByRole('heading', {level: 1})).toHaveText('spring()');
    await expect.poll(() => scrollTop(page)).toBe(0);
    const scrolled = await page.evaluate(() => (window as unknown as {queries: string[]}).queries);
    expect(scrolled.length).toBeGreaterThan(0);
    expect(scrolled).not.toContain('?from=test');
  });
});

test.describe('addresses of files', () => {
  test('[NAV-04] the server leads to the address without suffix', async ({page}) => {
    for (const [address, target] of [
      ['/docs/spring.html', '/docs/spring'],
      ['/docs/spring/index.html', '/docs/spring'],
      ['/docs/index.html', '/docs'],
      ['/index.html', '/'],
    ] as const) {
      await page.goto(address);
      expect(new URL(page.url()).pathname, address).toBe(target);
      await hydrated(page);
      await expect(page.getByRole('heading', {level: 1})).not.toHaveText('Page not found');
    }
  });

  for (const address of ['/docs/spring.html', '/docs/spring/index.html']) {
    test(`[NAV-04] ${address} shows the page on a host that answers without redirect`, async ({
      page,
    }) => {
      const {complaints} = watchPage(page);
      await page.route(`**${address}*`, (route) =>
        route.fulfill({path: path.join('build', 'docs', 'spring', 'index.html')}),
      );
      await page.goto(`${address}?a=b#errors`);
      await hydrated(page);
      await expect(page.getByRole('heading', {level: 1})).toHaveText('spring()');
      expect(page.url()).toMatch(/\/docs\/spring\?a=b#errors$/);
      const current = page
        .getByRole('navigation', {name: 'Docs sidebar'})
        .locator('[aria-current]');
      await expect(current).toHaveText('spring()');
      expect(complaints).toEqual([]);
    });

    test(`[NAV-04] the router takes ${address} for the page without suffix`, async ({page}) => {
      await page.goto('/docs/loop');
      await hydrated(page);
      await visit(page, address);
      await expect(page.getByRole('heading', {level: 1})).toHaveText('spring()');
    });
  }
});

test('[NAV-05] an outside link opens a tab that cannot reach back', async ({page, context}) => {
  await context.route('https://discord.com/**', (route) => route.fulfill({body: 'outside'}));
  await context.route('https://remotion.dev/**', (route) => route.fulfill({body: 'outside'}));
  await page.goto('/docs/');
  await hydrated(page);
  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('contentinfo').getByRole('link', {name: 'Discord'}).click(),
  ]);
  await tab.waitForLoadState();
  expect(tab.url()).toBe('https://remotion.dev/discord');
  expect(await tab.evaluate(() => window.opener as unknown)).toBeNull();
  expect(new URL(page.url()).pathname).toBe('/docs/');
});
