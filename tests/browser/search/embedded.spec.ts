import fs from 'node:fs';
import path from 'node:path';

import {expect, test} from '@playwright/test';

import {readQueries} from '../../../scripts/lib/search/queries';
import {buildFolder, sitemapPaths} from '../../support/buildFolder';
import {holdRequests} from '../../support/faults';
import {hydrated, watchPage} from '../../support/site';
import {testSearch, watchFailing} from './sharedSearchTests';
import {disturb, input, mend, open, rewriteNames, stored} from './embeddedSearch';

const indexFiles = '**/assets/search/**';

test.describe('embedded engine', () => {
  testSearch({
    url: () => '',
    parts: {
      button: 'button[aria-keyshortcuts]',
      input: '.search-dialog__input',
      hit: '.search-hit',
      link: '.search-hit',
      snippet: '.search-hit__snippet',
      group: '.search-group',
      stalled: '.search-dialog--stalled',
      suggestion: '.search-dialog__button',
      recent: 'search.recent',
      favorite: 'search.favorite',
    },
    dialogFiles: {pattern: /search-dialog/, areDistinct: true},
    stored,
    prepare: () => Promise.resolve(),
    disturb,
    mend,
    crowdedWord: 'lambda',
    snippetWords: ['screenshot', 'video'],
    rewrite: (page, from, to) => rewriteNames(page, [[from, to]]),
  });

  test('[SEARCH-12] known queries find the right page first in the dialog', async ({page}) => {
    const {complaints} = watchPage(page);
    const paths = new Set(sitemapPaths().map((path) => path.replace(/(.)\/$/, '$1')));
    const plain = (path: string): string => path.replace(/#.*$/, '').replace(/(.)\/$/, '$1');
    const queries = readQueries('golden')
      .map(({query, expected}) => ({query, expected: expected.map(plain)}))
      // A few show that the dialog keeps the order of the index, which built/searchQuality.spec.ts asks them all.
      .filter(({expected}, place) => place % 5 === 0 && expected.some((path) => paths.has(path)));
    expect(queries.length).toBeGreaterThan(10);
    await open(page);
    const field = input(page);
    const places: {query: string; place: number}[] = [];
    for (const {query, expected} of queries) {
      await field.fill('');
      await expect(page.locator('.search-hit')).toHaveCount(0);
      await field.fill(query);
      await expect(page.locator('.search-hit').first()).toBeVisible();
      const links = await page
        .locator('.search-hit')
        .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
      places.push({
        query,
        place: links.map(plain).findIndex((path) => expected.includes(path)) + 1,
      });
    }
    expect(places.filter(({place}) => place !== 1)).toEqual([]);
    expect(complaints).toEqual([]);
  });

  test('[SEARCH-12] search works offline once it has been used, and asks no other host', async ({
    page,
    context,
  }) => {
    const {complaints} = watchPage(page);
    await open(page);
    await input(page).fill('spring');
    await expect(page.locator('.search-hit').first()).toBeVisible();
    await context.setOffline(true);
    await input(page).fill('useCurrentFrame');
    await expect(page.locator('.search-hit').first()).toContainText('useCurrentFrame()');
    expect(complaints.filter((line) => line.startsWith('foreign'))).toEqual([]);
  });

  test('[SEARCH-12] nothing of the hosted engine is in the page', async ({page}) => {
    await open(page);
    await expect(page.locator('link[rel="preconnect"]')).toHaveCount(0);
    await expect(page.locator('[class*="DocSearch"]')).toHaveCount(0);
    const code = path.join(buildFolder, 'assets/js');
    const files = fs
      .readdirSync(code)
      .map((file) => fs.readFileSync(path.join(code, file), 'utf8'));
    expect(files.filter((text) => /DocSearch-Modal|algolianet/.test(text))).toEqual([]);
  });

  test('an index of an older deploy: the page says so and offers to load it again', async ({
    page,
    context,
  }) => {
    const complaints = watchFailing(page);
    await context.route(indexFiles, (route) => route.fulfill({status: 404, body: 'Not found'}));
    await open(page);
    await input(page).fill('spring');
    await expect(page.getByText('Unable to fetch results')).toBeVisible();
    await expect(
      page.getByText('This site has been updated since you opened the page.'),
    ).toBeVisible();
    await context.unroute(indexFiles);
    await Promise.all([
      page.waitForEvent('load'),
      page.getByRole('button', {name: 'Reload the page'}).click(),
    ]);
    expect(complaints()).toEqual([]);
  });

  // Other faults are among those of all code and indexes: faults/chunks.spec.ts.
  for (const [name, body] of Object.entries({
    empty: '',
    'of another format':
      '{"format":0,"pages":[],"packages":[],"breadcrumbs":[],"wordFiles":[],"textFiles":[]}',
  })) {
    test(`[SEARCH-08] an index that is ${name} is a failure that can be tried again`, async ({
      page,
      context,
    }) => {
      const complaints = watchFailing(page);
      await context.route(indexFiles, (route) =>
        route.fulfill({contentType: 'application/json', body}),
      );
      await page.goto('/search?q=spring');
      await expect(page.getByText('Unable to fetch results')).toBeVisible();
      await context.unroute(indexFiles);
      await page.getByRole('button', {name: 'Try again'}).click();
      await expect(page.getByRole('article').first()).toContainText('spring()');
      expect(complaints()).toEqual([]);
    });
  }

  test('without its dialog, search goes to the search page', async ({page, context}) => {
    await context.route('**/search-dialog*', (route) => route.abort());
    await page.goto('/docs/');
    await hydrated(page);
    await page.keyboard.press('Control+k');
    await page.waitForURL('**/search');
    await expect(page.getByRole('searchbox', {name: 'Search'})).toBeVisible();
  });

  test('[SEARCH-12] names answer while words and texts are loaded, and the rest follows', async ({
    page,
    context,
  }) => {
    const {complaints} = watchPage(page);
    const texts = await holdRequests(context, /assets\/search\/[^/]+\/(words|texts)\//);
    await open(page);
    await input(page).fill('spring');
    const first = page.locator('.search-hit').first();
    await expect(first).toContainText('spring()');
    await expect(page.getByRole('link', {name: 'See all results'})).toBeVisible();
    const snippets = page.locator('.search-hit__snippet', {hasText: /[a-z]/});
    await expect(snippets).toHaveCount(0);
    await texts.release();
    await expect(page.getByRole('link', {name: /^See all \d+ results$/})).toBeVisible();
    await expect(snippets).not.toHaveCount(0);
    await expect(first).toContainText('spring()');
    await expect(input(page)).toBeFocused();
    expect(complaints).toEqual([]);
  });

  test('words and texts that fail to load leave the names', async ({page, context}) => {
    const complaints = watchFailing(page);
    await context.route(/assets\/search\/[^/]+\/(words|texts)\//, (route) => route.abort());
    await open(page);
    await input(page).fill('useCurrentFrame');
    await expect(page.locator('.search-hit').first()).toContainText('useCurrentFrame()');
    expect(complaints()).toEqual([]);
  });

  test('each anchor in the results is on its page', async ({page}) => {
    await page.goto('/search?q=options');
    await expect(page.getByRole('article').first()).toBeVisible();
    const links = await page
      .getByRole('article')
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    const anchored = links.filter((link) => link.includes('#')).slice(0, 6);
    for (const link of anchored) {
      await page.goto(link);
      const id = decodeURIComponent(link.split('#')[1] ?? '');
      await expect(page.locator(`[id="${id}"]`)).toHaveCount(1);
    }
  });

  test.describe('without JavaScript', () => {
    test.use({javaScriptEnabled: false});

    test('the button leads to the search page, which says what to do instead', async ({page}) => {
      await page.goto('/docs/');
      await page.getByRole('button', {name: 'Search', exact: true}).click();
      await page.waitForURL(/\/search\??$/);
      await expect(page.locator('noscript p')).toContainText('Search needs JavaScript');
      await page.getByRole('link', {name: 'API overview'}).click();
      await page.waitForURL('**/docs/api');
    });
  });

  test('on a phone the button is an icon with a name, and the dialog fills the screen', async ({
    page,
  }) => {
    await page.setViewportSize({width: 390, height: 800});
    await page.goto('/docs/');
    await hydrated(page);
    const button = page.getByRole('button', {name: 'Search', exact: true});
    const box = await button.boundingBox();
    expect(box?.width).toBeLessThan(48);
    expect(box?.width).toBeGreaterThanOrEqual(24);
    await button.click();
    await expect(input(page)).toBeFocused();
    expect((await page.locator('.search-dialog').boundingBox())?.width).toBe(390);
    await input(page).fill('spring');
    await expect(page.locator('.search-hit').first()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      390,
    );
    await page.getByRole('button', {name: 'Cancel'}).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('the hint for the shortcut fits the platform and moves nothing', async ({
    browser,
    baseURL,
  }) => {
    for (const [userAgent, hint] of [
      ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', '⌘K'],
      ['Mozilla/5.0 (X11; Linux x86_64)', 'Ctrl K'],
    ] as const) {
      const context = await browser.newContext({userAgent, baseURL});
      const page = await context.newPage();
      const {complaints} = watchPage(page);
      await page.goto('/docs/');
      await hydrated(page);
      const button = page.getByRole('button', {name: 'Search', exact: true});
      await expect(button.locator('kbd')).toHaveText(hint);
      expect((await button.boundingBox())?.width).toBe(184);
      expect(complaints).toEqual([]);
      await context.close();
    }
  });
});
