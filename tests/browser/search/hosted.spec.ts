import fs from 'node:fs';
import path from 'node:path';

import {expect, test, type Route} from '@playwright/test';

import {site as siteConfig} from '../../../src/config/site';
import {
  credentials,
  routeToService,
  serviceHosts,
  startHostedSite,
  type HostedSite,
} from '../../support/searchSite';
import {hydrated, watchPolicy} from '../../support/site';
import {slow, testSearch, watch} from './sharedSearchTests';

// One site is built for all tests of this file.
test.describe.configure({mode: 'default'});

let site: HostedSite;

const scriptsWith = (text: string): string[] => {
  const folder = path.join(site.dir, 'build/assets/js');
  return fs
    .readdirSync(folder)
    .filter((file) => fs.readFileSync(path.join(folder, file), 'utf8').includes(text));
};

test.beforeAll(async () => {
  test.setTimeout(240_000);
  site = await startHostedSite();
});

test.afterAll(() => site.close());

test.describe('hosted engine', () => {
  let original: Map<string, Record<string, unknown>> | undefined;

  test.afterEach(() => {
    const index = site.service.indices.get(credentials.indexName);
    if (index && original) index.objects = original;
    original = undefined;
  });

  const disturbances = {
    abort: (route: Route) => route.abort(),
    delay: async (route: Route) => {
      await new Promise((resolve) => setTimeout(resolve, slow));
      await route.fallback().catch(() => undefined);
    },
    nonsense: (route: Route) =>
      route.fulfill({
        contentType: 'application/json',
        headers: {'access-control-allow-origin': '*'},
        body: '{"results": "none"}',
      }),
  };

  testSearch({
    url: () => site.url,
    parts: {
      button: '.DocSearch-Button',
      input: '.DocSearch-Input',
      hit: '.DocSearch-Hit',
      link: '.DocSearch-Hit > a',
      snippet: '.DocSearch-Hit-path',
      group: '.DocSearch-Hits',
      stalled: '.DocSearch-Container--Stalled',
      suggestion: '.DocSearch-Prefill',
      recent: `__DOCSEARCH_RECENT_SEARCHES__${credentials.indexName}`,
      favorite: `__DOCSEARCH_FAVORITE_SEARCHES__${credentials.indexName}`,
    },
    dialogFiles: {pattern: /\/assets\/js\//, areDistinct: false},
    stored: (number) => ({
      objectID: `/docs/page-${number}`,
      url: `/docs/page-${number}`,
      type: 'lvl1',
      content: null,
      hierarchy: {lvl0: 'Docs', lvl1: `Page ${number}`},
    }),
    prepare: (page) => routeToService(page, site.service),
    disturb: async (page, how) => {
      await page.context().route(serviceHosts, disturbances[how]);
    },
    mend: async (page) => {
      await page.context().unroute(serviceHosts);
      await routeToService(page, site.service);
    },
    crowdedWord: 'video',
    snippetWords: ['video'],
    rewrite: (_, from, to) => {
      const index = site.service.indices.get(credentials.indexName);
      if (!index) throw new Error('Nothing was uploaded.');
      const change = (value: unknown): unknown => {
        if (value === from) return to;
        return value === siteConfig.url + from ? to : value;
      };
      original ??= index.objects;
      const entries = JSON.parse(JSON.stringify([...index.objects]), (_key, value: unknown) =>
        change(value),
      ) as [string, Record<string, unknown>][];
      index.objects = new Map(entries);
      return Promise.resolve();
    },
  });

  test('[SEARCH-09] queries are multi-query posts with query, index, application id and filters', async ({
    page,
  }) => {
    await routeToService(page, site.service);
    await page.goto(`${site.url}/docs/`);
    await hydrated(page);
    site.service.requests.length = 0;
    await page.keyboard.press('Control+k');
    await page.locator('.DocSearch-Input').fill('spring');
    await expect(page.locator('.DocSearch-Hit').first()).toContainText('spring()');
    const request = site.service.requests.at(-1);
    expect(request).toMatchObject({
      method: 'POST',
      path: '/1/indexes/*/queries',
      applicationId: credentials.applicationId,
      key: credentials.searchKey,
    });
    const {requests = []} = (request?.body ?? {}) as {requests?: Record<string, unknown>[]};
    expect(requests.length).toBeGreaterThan(0);
    for (const query of requests) {
      expect(query).toMatchObject({query: 'spring', indexName: credentials.indexName});
      expect(query.facetFilters).toEqual([
        'language:en',
        ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current'],
      ]);
    }
  });

  test('[SEARCH-09] the host of the service is preconnected on each page', async ({page}) => {
    await routeToService(page, site.service);
    for (const address of ['/', '/docs/', '/search']) {
      await page.goto(site.url + address);
      const link = page.locator('link[rel="preconnect"]');
      await expect(link).toHaveAttribute('href', 'https://TESTAPP123-dsn.algolia.net');
      await expect(link).toHaveAttribute('crossorigin', 'anonymous');
    }
  });

  test('[SEARCH-09] pages of another language or version are not found', async ({page}) => {
    const index = site.service.indices.get(credentials.indexName);
    const [first] = index?.objects.values() ?? [];
    const foreign = {
      ...first,
      title: 'Wanderlied',
      names: [],
      url_without_anchor: 'https://www.remotion.dev/x',
    };
    index?.objects.set('german', {...foreign, objectID: 'german', language: 'de'});
    index?.objects.set('old', {...foreign, objectID: 'old', docusaurus_tag: 'docs-default-3.0'});
    await routeToService(page, site.service);
    await page.goto(`${site.url}/search?q=Wanderlied`);
    await expect(page.getByText('No results were found')).toBeVisible();
    index?.objects.delete('german');
    index?.objects.delete('old');
  });

  test('the service is named in the dialog, and no code of our own dialog is built', async ({
    page,
  }) => {
    await routeToService(page, site.service);
    await page.goto(`${site.url}/docs/`);
    await hydrated(page);
    await page.keyboard.press('Control+k');
    await expect(page.locator('.DocSearch-Logo')).toBeVisible();
    expect(scriptsWith('search-dialog__input')).toEqual([]);
  });

  test('[SEARCH-11] the search page reads and writes its query, lists results and loads more', async ({
    page,
    context,
  }) => {
    const reports = await watchPolicy(context);
    await routeToService(page, site.service);
    const response = await page.goto(`${site.url}/search?q=video`);
    expect(response?.headers()['content-security-policy']).toContain('require-trusted-types-for');
    const field = page.getByRole('searchbox', {name: 'Search'});
    await expect(field).toHaveValue('video');
    await expect(page.getByRole('article')).toHaveCount(15);
    await page.getByRole('article').last().scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, 4000);
    await expect.poll(() => page.getByRole('article').count()).toBeGreaterThan(15);
    await field.fill('spring');
    await page.waitForURL('**/search?q=spring');
    await expect(page.getByRole('article').first()).toContainText('spring()');
    await field.fill('zzqqxxyy');
    await expect(page.getByText('No results were found')).toBeVisible();
    expect(reports).toEqual([]);
  });

  test('texts of the records are shown as text, on the search page too', async ({page}) => {
    const complaints = watch(page);
    await routeToService(page, site.service);
    // Not with a query in the address, which the theme's page does not hydrate without an error.
    await page.goto(`${site.url}/search`);
    await hydrated(page);
    await page.getByRole('searchbox', {name: 'Search'}).fill('sequence');
    await expect(page.getByRole('article').first()).toContainText('<Sequence>');
    expect(complaints()).toEqual([]);
  });

  test('the records of the build were uploaded, the key is in no file of the site', () => {
    expect(site.uploadOutput).toContain('docs_next is up to date.');
    expect([...site.service.indices.keys()]).toEqual([credentials.indexName]);
    const files = fs.readdirSync(path.join(site.dir, 'build'), {recursive: true, encoding: 'utf8'});
    for (const file of files.filter((name) => /\.(?:js|html|json)$/.test(name))) {
      const text = fs.readFileSync(path.join(site.dir, 'build', file), 'utf8');
      expect(text.includes(credentials.adminKey)).toBe(false);
    }
  });
});
