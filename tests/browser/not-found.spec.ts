import {expect, test} from '@playwright/test';

import {hydrated, layoutShift, recordLayoutShift, watchPage} from '../support/site';

const help = {name: 'Pages that may help'};

test('[ROUTE-12] [ROUTE-13] an unknown address answers 404 with the not-found view', async ({
  page,
}) => {
  const response = await page.goto('/docs/no-such-page');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Page not found');
  await expect(page.getByRole('heading', help)).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', {name: 'API overview'})).toBeVisible();
});

test('[ROUTE-12] the pages nearest to the address come first, and nothing moves for them', async ({
  page,
}) => {
  const {complaints} = watchPage(page);
  await recordLayoutShift(page);
  await page.goto('/docs/sprng');
  await hydrated(page);
  const ways = page.getByRole('main').getByRole('listitem');
  await expect(ways.first()).toContainText('Similar address: /docs/spring');
  await expect(page.getByRole('main').locator('code')).toHaveText('/docs/sprng');
  expect(await layoutShift(page)).toBeLessThan(0.01);
  const rows = await ways.allInnerTexts();
  expect(rows.length, 'similar pages are added to the other links').toBeGreaterThan(6);
  await expect(page).toHaveTitle(/^Page not found \|/);
  // The browser itself names the page's status.
  expect(complaints.filter((line) => !line.includes('404'))).toEqual([]);
  await ways.first().getByRole('link').click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('spring()');
});

test('[ROUTE-12] a link stays under the pointer when similar pages arrive late', async ({page}) => {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/pages_json\.[^/]+\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/docs/sprng');
  await hydrated(page);
  const links = page.getByRole('main').getByRole('link');
  const placesOf = async (): Promise<Record<string, number>> =>
    Object.fromEntries(
      await links.evaluateAll((anchors) =>
        anchors.map((anchor) => [anchor.textContent, anchor.getBoundingClientRect().top]),
      ),
    );
  const before = await placesOf();
  expect(Object.keys(before)).toContain('Error messages');
  release();
  await expect(page.getByRole('main').getByText('Similar address: /docs/spring')).toBeVisible();
  expect(await placesOf()).toMatchObject(before);
});

test('[ROUTE-12] search starts with the words of the address', async ({page}) => {
  await page.goto('/docs/calculateMetdata');
  await hydrated(page);
  const field = page.getByRole('main').getByRole('searchbox');
  await expect(field).toHaveValue('calculate metdata');
  await field.fill('metadata');
  await page.getByRole('main').getByRole('button', {name: 'Search'}).click();
  await expect(page).toHaveURL(/\/search\?q=metadata$/);
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('[ROUTE-12] a link within the site to a page that is not there shows the same view', async ({
  page,
}) => {
  await page.goto('/docs/the-fundamentals');
  await hydrated(page);
  const link = page.getByRole('main').getByRole('link').last();
  await link.evaluate((anchor) => {
    history.pushState(null, '', '/docs/sprng');
    window.dispatchEvent(new PopStateEvent('popstate', {state: null}));
    return anchor;
  });
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Page not found');
  await expect(page.getByRole('main').getByRole('link', {name: 'spring()'})).toBeVisible();
});

test('[ROUTE-12] a hostile address is text', async ({page}) => {
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  for (const [address, text] of [
    ['/docs/<img src=x onerror=alert(1)>', '/docs/<img src=x onerror=alert(1)>'],
    ['/docs/%3Cscript%3Ealert(1)%3C%2Fscript%3E', '/docs/<script>alert(1)<%2Fscript>'],
    ['/docs/%E2%80%AEgnirps', '/docs/gnirps'],
    [`/docs/${'x'.repeat(240)}`, `/docs/${'x'.repeat(194)}…`],
  ] as const) {
    await page.goto(address);
    await hydrated(page);
    await expect(page.getByRole('main').locator('code')).toHaveText(text);
    await expect(page.getByRole('main').locator('img, script')).toHaveCount(0);
  }
  expect(dialogs).toEqual([]);
});

test('[ROUTE-12] without the list of pages, the other ways to continue remain', async ({page}) => {
  await page.goto('/docs/sprng');
  await hydrated(page);
  const ways = page.getByRole('main').getByRole('listitem');
  await expect(ways.first()).toContainText('spring()');
  await page.route(/pages_json\.[^/]+\.js$/, (route) => route.abort());
  await page.reload();
  await expect(page.getByRole('heading', help)).toBeVisible();
  await expect(page.getByText('No similar page was found.')).toBeVisible();
  await expect(ways).toHaveCount(6);
  await expect(ways.first()).toContainText('Documentation');
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('[ROUTE-12] [NOJS-01] there are ways on', async ({page}) => {
    await page.goto('/docs/sprng');
    const ways = page.getByRole('main').getByRole('listitem');
    await expect(ways).toHaveCount(6);
    await ways.filter({hasText: 'API overview'}).getByRole('link').click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('API overview');
  });
});
