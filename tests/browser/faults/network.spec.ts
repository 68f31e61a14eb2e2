import {expect, test} from '@playwright/test';

import {
  follow,
  isSameDocument,
  kinds,
  markDocument,
  ofTheBrowser,
  visit,
} from '../../support/faults';
import {isFull} from '../../support/scope';
import {hydrated, scrollThrough, watchPage} from '../../support/site';

const own = ({hostname}: URL): boolean => hostname === 'localhost';

for (const [fault, isHanging] of [
  ['are blocked', false],
  ['hang', true],
] as const) {
  // A short run tries one kind of fault on one kind of page only, since by default there are no third parties.
  const met = Object.values(kinds).filter((_, place) => isFull || !isHanging || place === 0);
  test(`the site works without third parties that ${fault}`, async ({page}) => {
    const {complaints} = watchPage(page);
    await page.route(
      (url) => !own(url),
      (route) => (isHanging ? undefined : route.abort('blockedbyclient')),
    );
    for (const {path, heading} of met) {
      await page.goto(path);
      await hydrated(page);
      await expect(page.getByRole('heading', {level: 1})).toHaveText(heading);
      await scrollThrough(page);
    }
    // By default there are none.
    expect(complaints).toEqual([]);
  });
}

test('[NAV-02] without a connection the page stays, links and search say so, and all comes back', async ({
  page,
  context,
}) => {
  const {complaints} = watchPage(page);
  await page.goto('/docs/api');
  await hydrated(page);
  await markDocument(page);
  await page.keyboard.press('Control+k');
  const field = page.locator('.search-dialog__input');
  await field.fill('spring');
  await expect(page.locator('.search-hit').first()).toBeVisible();
  await page.keyboard.press('Escape');

  await context.setOffline(true);
  const title = page.getByRole('heading', {level: 1});
  await expect(title).toHaveText('API overview');
  await follow(page, '/blog');
  await expect(title).toHaveText('This page didn’t load');
  await context.setOffline(false);
  await page.getByRole('button', {name: 'Retry'}).click();
  await expect(title).toHaveText('Blog');
  expect(await isSameDocument(page)).toBe(true);
  expect(
    complaints.filter(
      (line) => !/ChunkLoadError|Loading CSS chunk/.test(line) && !ofTheBrowser.test(line),
    ),
  ).toEqual([]);
});

const list = /\/page-list\.\w+\.js$/;
const ofFiles = /ChunkLoadError|Loading CSS chunk/;

test('[NAV-02] without the list of pages the browser follows a link', async ({page}) => {
  const {complaints} = watchPage(page);
  await page.route(list, (route) => route.abort());
  await page.goto('/docs/api');
  await hydrated(page);
  await markDocument(page);
  await Promise.all([page.waitForEvent('load'), visit(page, '/docs/spring')]);
  await hydrated(page);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('spring()');
  expect(await isSameDocument(page)).toBe(false);
  expect(complaints.filter((line) => !ofFiles.test(line) && !ofTheBrowser.test(line))).toEqual([]);
});

test('[NAV-02] without a connection and the list of pages, an address says so and Retry finds it', async ({
  page,
  context,
}) => {
  const {complaints} = watchPage(page);
  await page.route(list, (route) => route.abort());
  await page.goto('/docs/api');
  await hydrated(page);
  await markDocument(page);
  await context.setOffline(true);
  await visit(page, '/docs/spring');
  const title = page.getByRole('heading', {level: 1});
  await expect(title).toHaveText('This page didn’t load');
  await context.setOffline(false);
  await page.unroute(list);
  await page.getByRole('button', {name: 'Retry'}).click();
  await expect(title).toHaveText('spring()');
  expect(await isSameDocument(page)).toBe(true);
  expect(complaints.filter((line) => !ofFiles.test(line) && !ofTheBrowser.test(line))).toEqual([]);
});

test('[SEARCH-08] a search without a connection says so and keeps what was typed', async ({
  page,
  context,
}) => {
  await page.goto('/search');
  await hydrated(page);
  await context.setOffline(true);
  const field = page.getByRole('main').getByRole('searchbox');
  await field.fill('spring');
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('You might want to check your network connection.');
  await context.setOffline(false);
  await alert.getByRole('button').click();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(field).toHaveValue('spring');
  await expect(page).toHaveURL(/q=spring/);
});

test('on a slow network a page can be read before its code is there, and navigation waits for it', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const patient = {timeout: 60_000};
  const {complaints} = watchPage(page);
  const session = await page.context().newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: 100_000,
    uploadThroughput: 100_000,
  });
  await page.goto('/docs/api', {waitUntil: 'commit'});
  const title = page.getByRole('heading', {level: 1});
  await expect(title).toBeVisible(patient);
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
  await hydrated(page);
  await markDocument(page);
  await follow(page, '/docs/spring');
  await expect(page.locator('#nprogress .bar')).toBeVisible();
  await expect(title).toHaveText('API overview');
  await expect(title).toHaveText('spring()', patient);
  await expect(page.locator('#nprogress')).toHaveCount(0, patient);
  expect(await isSameDocument(page)).toBe(true);
  expect(complaints).toEqual([]);
});
