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
import {hydrated} from '../../support/site';
import {slow, testSearch, watchFailing} from './behavior';

// One site is built for all tests of this file.
test.describe.configure({mode: 'default'});

let site: HostedSite;

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
    prepare: (page) => routeToService(page, site.service),
    disturb: async (page, how) => {
      await page.context().route(serviceHosts, disturbances[how]);
    },
    mend: async (page) => {
      await page.context().unroute(serviceHosts);
      await routeToService(page, site.service);
    },
    crowdedWord: 'video',
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
    await expect(page.locator('.search-hit').first()).toContainText('spring()');
    const request = site.service.requests.at(-1);
    expect(request).toMatchObject({
      method: 'POST',
      path: '/1/indexes/*/queries',
      applicationId: credentials.applicationId,
      key: credentials.searchKey,
    });
    const {requests} = request?.body as {requests: Record<string, unknown>[]};
    expect(requests.length).toBeGreaterThan(1);
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
      await expect(link).toHaveAttribute('href', 'https://testapp123-dsn.algolia.net');
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
    await expect(page.getByText('No results for')).toBeVisible();
    index?.objects.delete('german');
    index?.objects.delete('old');
  });

  test('the service is named in the modal, and no embedded index is built', async ({page}) => {
    await routeToService(page, site.service);
    await page.goto(`${site.url}/docs/`);
    await hydrated(page);
    await page.keyboard.press('Control+k');
    await expect(page.locator('.DocSearch-Logo')).toBeVisible();
    expect(fs.existsSync(path.join(site.dir, 'build/assets/search'))).toBe(false);
  });

  for (const [name, answer] of Object.entries({
    'refuses the key': {status: 403, body: '{"message":"Invalid key","status":403}'},
    'has no such index': {status: 404, body: '{"message":"Index does not exist","status":404}'},
    fails: {status: 500, body: '{"message":"Internal error","status":500}'},
    'answers with a page of HTML': {status: 200, body: '<!doctype html><title>Sign in</title>'},
    'answers with nothing': {status: 200, body: ''},
    'answers with half a result': {status: 200, body: '{"results":[{"hits":null}]}'},
  })) {
    test(`[SEARCH-08] a service that ${name} is a failure that can be tried again`, async ({
      page,
    }) => {
      const complaints = watchFailing(page);
      await page.context().route(serviceHosts, (route) =>
        route.fulfill({
          contentType: 'application/json',
          headers: {'access-control-allow-origin': '*'},
          ...answer,
        }),
      );
      await page.goto(`${site.url}/search?q=spring`);
      await expect(page.getByText('Unable to fetch results')).toBeVisible();
      await page.context().unroute(serviceHosts);
      await routeToService(page, site.service);
      await page.getByRole('button', {name: 'Try again'}).click();
      await expect(page.getByRole('article').first()).toContainText('spring()');
      expect(complaints()).toEqual([]);
    });
  }

  test('[SEARCH-08] a service that never answers is a failure in the end', async ({page}) => {
    const complaints = watchFailing(page);
    await page.context().route(serviceHosts, () => undefined);
    await page.goto(`${site.url}/search?q=spring`);
    await expect(page.getByRole('status')).toHaveAttribute('data-status', 'stalled');
    await expect(page.getByText('Unable to fetch results')).toBeVisible({timeout: 40_000});
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
