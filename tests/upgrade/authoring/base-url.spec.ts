import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {expect, test} from '@playwright/test';

import {serveFolder} from '../../support/serveFolder';
import {buildFixture, createFixtureSite, type FixtureSite} from '../../support/fixtureSite';
import {redirects} from '../../../src/config/redirects';
import {hydrated, watchPolicy} from '../../support/site';

test.describe.configure({mode: 'serial'});

let site: FixtureSite;
let served: string;
let server: {url: string; close: () => void};

const title = 'Your Docusaurus site did not load properly';

/**
 * One build for `/project/`, served below that path, below another one and at the root, by a host that
 * only sends files.
 */
test.beforeAll(async () => {
  site = createFixtureSite();
  const config = site.read('src/config/site.ts');
  site.write('src/config/site.ts', config.replace("baseUrl: '/'", "baseUrl: '/project/'"));
  expect(site.read('src/config/site.ts')).not.toBe(config);
  const {code, output} = await buildFixture(site, {}, ['--plain-host']);
  if (code !== 0) throw new Error(output);
  served = fs.mkdtempSync(path.join(os.tmpdir(), 'served-'));
  const build = path.join(site.dir, 'build');
  for (const name of ['project', 'elsewhere']) fs.symlinkSync(build, path.join(served, name));
  fs.cpSync(path.join(build, 'index.html'), path.join(served, 'index.html'));
  server = await serveFolder(served);
});

test.afterAll(() => {
  server.close();
  site.remove();
  fs.rmSync(served, {recursive: true, force: true});
});

test('[BASE-01] at another path, the home page shows the banner and suggests that path', async ({
  page,
  context,
}) => {
  const reports = await watchPolicy(context);
  // Scripts and styles are at the path that the site was built for, which the host lacks.
  await page.route('**/project/**', (route) => route.fulfill({status: 404}));
  await page.goto(`${server.url}/elsewhere/`);
  const banner = page.locator('#__docusaurus-base-url-issue-banner');
  await expect(banner).toBeVisible();
  await expect(banner).toContainText(title);
  await expect(banner).toContainText('Current configured baseUrl = /project/');
  await expect(banner).toContainText('We suggest trying baseUrl = /elsewhere/');

  await page.goto(server.url);
  await expect(banner).toContainText('We suggest trying baseUrl = /');
  await expect(page.locator('#__docusaurus-base-url-issue-banner-suggestion-container')).toHaveText(
    '/',
  );
  // The policy does not refuse it.
  expect(reports.filter((report) => report.includes('trusted-types'))).toEqual([]);
});

test('[BASE-01] other pages than the home page have no banner', async ({page}) => {
  await page.route('**/project/**', (route) => route.fulfill({status: 404}));
  await page.goto(`${server.url}/elsewhere/docs/`);
  await expect(page.locator('h1')).toBeVisible();
  await expect(page.getByText(title)).toHaveCount(0);
});

test('[BASE-01] at the right path there is no banner, and everything of ours follows the path', async ({
  page,
}) => {
  const misses: string[] = [];
  page.on('response', (response) => {
    if (response.status() >= 400) misses.push(response.url());
  });
  await page.goto(`${server.url}/project/`);
  await hydrated(page);
  await expect(page.getByText(title)).toHaveCount(0);
  await page.locator('.navbar__link', {hasText: 'Docs'}).first().click();
  await expect(page).toHaveURL(`${server.url}/project/docs/`);
  await page.getByRole('button', {name: 'Ask AI'}).click();
  const panel = page.getByRole('dialog', {name: 'Ask the docs'});
  await panel.getByRole('textbox').fill('fundamentals');
  await page.keyboard.press('Enter');
  await panel.getByRole('listitem').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/project\/docs\/the-fundamentals/);
  // Links in view are prefetched with the path, too.
  await page.waitForLoadState('networkidle');
  expect(misses).toEqual([]);
});

test('a host that only sends files needs no headers: each page brings its policy', async ({
  page,
  context,
}) => {
  const reports = await watchPolicy(context);
  await page.goto(`${server.url}/project/docs/`);
  await hydrated(page);
  await page.locator('.theme-doc-sidebar-container a[href$="/the-fundamentals"]').first().click();
  await expect(page).toHaveURL(`${server.url}/project/docs/the-fundamentals`);
  await page.goto(`${server.url}/project/search?q=fundamentals`);
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(reports).toEqual([]);

  await page.evaluate(() => {
    const script = document.createElement('script');
    script.append('window.intruder = true');
    document.head.append(script);
    document.head.append(Object.assign(new Image(), {src: 'https://elsewhere.example/a.gif'}));
  });
  await expect.poll(() => reports.join()).toContain('enforce img-src: https://elsewhere.example');
  expect(await page.evaluate(() => 'intruder' in window)).toBe(false);
});

test('GitHub Pages is told to leave no file out', () => {
  expect(fs.existsSync(path.join(site.dir, 'build/.nojekyll'))).toBe(true);
});

test('a host that only sends files redirects with pages that search engines leave out', async ({
  page,
  request,
}) => {
  for (const {from, to} of redirects) {
    const response = await request.get(`${server.url}/project${from}`);
    expect(response.status(), from).toBe(200);
    const target = to.startsWith('/') ? `/project${to}` : to;
    const html = await response.text();
    expect(html).toContain(`content="0; url=${target}"`);
    expect(html).toContain('content="noindex"');
  }
  await page.route('**/docs/cli/studio', (route) => route.fulfill({body: 'Studio'}));
  await page.goto(`${server.url}/project/docs/cli/preview`);
  await expect(page).toHaveURL(`${server.url}/project/docs/cli/studio`);
});
