// The packed package in an empty folder: the site of the example, with it and without.
import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {gzipSync} from 'node:zlib';

import {expect, test, type Page} from '@playwright/test';

import {installPacked} from '../../support/installPacked';
import {serveFolder} from '../../support/serveFolder';

const name = 'docusaurus-lean-start';
const baseUrl = '/product/';
const example = path.join(__dirname, '../example');
const installed = path.resolve(__dirname, '../../../node_modules');

/** What the example needs besides the package. */
const ofSite = ['@docusaurus', '@mdx-js', 'react', 'react-dom'];

/** Docs beside the 21 of the example. */
const MORE_DOCS = 200;

/**
 * What a docs page loads before it answers, most of which is React and the theme, and what it loads less than without
 * the package; bytes with gzip.
 */
const LEAN_BYTES = 192_500;
const SAVED_BYTES = 19_000;

// Docusaurus builds the site, twice.
test.describe.configure({mode: 'serial', timeout: 300_000});

// A category opens at once: while one with 200 links unfolds, a link can move from under the pointer within a click.
test.use({contextOptions: {reducedMotion: 'reduce'}});

/** Outside of this repository, whose packages it would find. */
let folder = '';
let plain = {url: '', close: (): void => undefined};
let lean = plain;
let full = plain;

const build = (
  outDir: string,
  env: NodeJS.ProcessEnv = {},
): {status: number | null; output: string} => {
  const {status, stdout, stderr} = spawnSync(
    process.execPath,
    [path.join(installed, '@docusaurus/core/bin/docusaurus.mjs'), 'build', '--out-dir', outDir],
    {
      cwd: folder,
      encoding: 'utf8',
      env: {...process.env, NODE_OPTIONS: '', FORCE_COLOR: '0', CI: 'true', ...env},
    },
  );
  return {status, output: stdout + stderr};
};

test.beforeAll(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), `${name}-`));
  installPacked(name, folder);
  fs.cpSync(example, folder, {recursive: true});
  for (const dependency of ofSite) {
    fs.symlinkSync(path.join(installed, dependency), path.join(folder, 'node_modules', dependency));
  }
  // What is saved grows with the docs.
  for (let index = 0; index < MORE_DOCS; index++) {
    const page = `---\ntitle: Bed ${index}\ndescription: What grows in bed ${index}.\n---\n\nIn bed ${index}.\n`;
    fs.writeFileSync(path.join(folder, `docs/harvest/bed-${index}.md`), page);
  }
  plain = await serveFolder(path.join(folder, 'plain'), baseUrl);
  lean = await serveFolder(path.join(folder, 'lean'), baseUrl);
  full = await serveFolder(path.join(folder, 'full'), baseUrl);
});

test.afterAll(() => {
  plain.close();
  lean.close();
  full.close();
  fs.rmSync(folder, {recursive: true, force: true});
});

const pagesIn = (outDir: string): string[] =>
  fs
    .readdirSync(path.join(folder, outDir), {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.html'))
    .sort();

/** What a page shows: the names of files of scripts and styles differ. */
const bodyOf = (outDir: string, file: string): string =>
  /<div id=__docusaurus>.*/su.exec(fs.readFileSync(path.join(folder, outDir, file), 'utf8'))?.[0] ??
  '';

const isInteractive = (page: Page): Promise<unknown> =>
  page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached', timeout: 30_000});

/** The files that a page has asked for when it answers, from the folder of the build. */
const filesBeforeInteractive = async (
  page: Page,
  url: string,
  address: string,
): Promise<string[]> => {
  const files: string[] = [];
  page.on('request', (request) => {
    // Once the app answers, Docusaurus prefetches other pages, which is another kind of request.
    if (!['script', 'stylesheet'].includes(request.resourceType())) return;
    files.push(new URL(request.url()).pathname.slice(baseUrl.length));
  });
  await page.goto(`${url}${baseUrl}${address}`);
  await isInteractive(page);
  return [...new Set(files), `${address}/index.html`];
};

const gzipped = (outDir: string, files: readonly string[]): number =>
  files
    .map((file) => gzipSync(fs.readFileSync(path.join(folder, outDir, file))).length)
    .reduce((sum, length) => sum + length, 0);

/** Errors that the page's scripts report, such as HTML that doesn't fit the app. */
const errorsOf = (page: Page): string[] => {
  const errors: string[] = [];
  page.on('pageerror', ({message}) => errors.push(message));
  return errors;
};

/** Marks the document: the mark is gone once the browser loads a page itself. */
const mark = (page: Page): Promise<void> =>
  page.evaluate(() => {
    document.documentElement.dataset.mark = 'first';
  });

const isMarked = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.dataset.mark === 'first');

test('the pages are the same with and without the package', () => {
  const types = path.join(folder, 'node_modules', name, 'dist/index.d.ts');
  expect(fs.readFileSync(types, 'utf8')).toContain('leanStart');
  const without = build('plain', {PLAIN: 'true'});
  expect(without.status, without.output).toBe(0);
  const withIt = build('lean');
  expect(withIt.status, withIt.output).toBe(0);
  const pages = pagesIn('lean');
  expect(pages.length).toBeGreaterThan(20);
  expect(pages).toEqual(pagesIn('plain'));
  for (const file of pages) {
    expect(bodyOf('plain', file), file).toContain('Garden');
    expect(bodyOf('lean', file), file).toBe(bodyOf('plain', file));
  }
});

test('fewer bytes load before a docs page answers, and nothing that lists the docs', async ({
  browser,
}) => {
  const address = 'docs/water/rain';
  const [before, after] = [await browser.newPage(), await browser.newPage()];
  const plainFiles = await filesBeforeInteractive(before, plain.url, address);
  const leanFiles = await filesBeforeInteractive(after, lean.url, address);
  const plainBytes = gzipped('plain', plainFiles);
  const leanBytes = gzipped('lean', leanFiles);
  test.info().annotations.push({type: 'gzip', description: `${plainBytes} → ${leanBytes}`});
  expect(plainBytes - leanBytes).toBeGreaterThan(SAVED_BYTES);
  expect(leanBytes).toBeLessThan(LEAN_BYTES);
  // In no sidebar that is open, nor linked from the page.
  const other = 'harvest/frost';
  const named = (outDir: string, files: readonly string[]): string[] =>
    files.filter((file) =>
      fs.readFileSync(path.join(folder, outDir, file), 'utf8').includes(other),
    );
  expect(named('plain', plainFiles).length).toBeGreaterThan(0);
  expect(named('lean', leanFiles)).toEqual([]);
  await Promise.all([before.close(), after.close()]);
});

test('the app is requested after the page has loaded; the page can be read without it', async ({
  page,
}) => {
  const events: string[] = [];
  page.on('load', () => events.push('load'));
  page.on('request', (request) => {
    if (request.resourceType() === 'script') events.push('script');
  });
  await page.goto(`${lean.url}${baseUrl}docs/seeds/beans`);
  await isInteractive(page);
  expect(events[0]).toBe('load');
  expect(events).toContain('script');
  await page.route('**/*.js', (route) => route.abort());
  await page.goto(`${lean.url}${baseUrl}docs/seeds/peas`);
  await page.getByRole('link', {name: 'squash', exact: true}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Squash');
});

test('links lead to other pages without a load, and the menu gets its items', async ({page}) => {
  const errors = errorsOf(page);
  await page.goto(`${lean.url}${baseUrl}docs/water/rain`);
  await isInteractive(page);
  await mark(page);
  await page.getByRole('link', {name: 'drip lines', exact: true}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Drip lines');
  await page.getByRole('button', {name: /Harvest/}).click();
  await page.getByRole('link', {name: 'Frost', exact: true}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Frost');
  await page.getByRole('link', {name: 'Docs', exact: true}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Get started');
  await page.goBack();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Frost');
  await page.getByRole('link', {name: 'Garden', exact: true}).first().click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Garden');
  await page.getByRole('link', {name: 'rain', exact: true}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Rain');
  expect(await isMarked(page)).toBe(true);
  expect(errors).toEqual([]);
});

test('a category that is opened before its items are there opens with all of them', async ({
  page,
}) => {
  const errors = errorsOf(page);
  await page.goto(`${lean.url}${baseUrl}docs/water/rain`);
  await isInteractive(page);
  const menu = page.locator('.theme-doc-sidebar-menu');
  await expect(menu.getByRole('link', {name: 'Mulch'})).toHaveCount(0);
  await menu.getByRole('button', {name: /Beds/}).click();
  await expect(menu.getByRole('link', {name: 'Mulch'})).toBeVisible();
  expect(errors).toEqual([]);
});

for (const [what, file] of [
  ['the list of pages', '**/page-list.*.js'],
  ['the code of the next page', /\/assets\/js\/p\w+\.\w+\.js$/u],
] as const) {
  test(`when ${what} fails to load, the browser loads the next page itself`, async ({page}) => {
    await page.goto(`${lean.url}${baseUrl}docs/water/rain`);
    await isInteractive(page);
    await mark(page);
    let failures = 0;
    await page.route(file, async (route) => {
      failures++;
      // What is asked for by the page that the browser loads then arrives.
      if (await isMarked(page).catch(() => false)) await route.abort();
      else await route.continue();
    });
    await page.getByRole('link', {name: 'drip lines', exact: true}).click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Drip lines');
    expect(failures).toBeGreaterThan(0);
    await expect.poll(() => isMarked(page).catch(() => true)).toBe(false);
    await isInteractive(page);
  });
}

test('wrong options and settings fail the build, and say what to do', () => {
  const config = path.join(folder, 'docusaurus.config.js');
  const original = fs.readFileSync(config, 'utf8');
  const buildWith = (from: string, to: string): string => {
    fs.writeFileSync(config, original.replace(from, to));
    const {status, output} = build('broken');
    expect(status, output).not.toBe(0);
    return output;
  };
  const wrong = buildWith(
    "['docusaurus-lean-start']",
    "[['docusaurus-lean-start', {lateApp: 1, sidebars: true}]]",
  );
  expect(wrong).toContain('Invalid options for docusaurus-lean-start:');
  expect(wrong).toContain('lateApp: Expected boolean, received number');
  expect(wrong).toContain("Unrecognized key(s) in object: 'sidebars'");
  expect(buildWith('experimental_faster: true', 'experimental_faster: false')).toContain(
    'docusaurus-lean-start needs Rspack: install @docusaurus/faster, and set "future.experimental_faster" to true',
  );
  fs.writeFileSync(config, original);
  const page = path.join(folder, 'docs/intro.md');
  fs.renameSync(page, `${page}x`);
  fs.appendFileSync(
    `${page}x`,
    "\nimport DocCardList from '@theme/DocCardList';\n\n<DocCardList />\n",
  );
  const cards = build('broken');
  expect(cards.status, cards.output).not.toBe(0);
  expect(cards.output).toContain('set the option "lateSidebars" to false');
  fs.writeFileSync(
    config,
    original.replace(
      "['docusaurus-lean-start']",
      "[['docusaurus-lean-start', {lateSidebars: false}]]",
    ),
  );
  // For the tests below.
  const kept = build('full', {MODULES: 'true'});
  expect(kept.status, kept.output).toBe(0);
});

/** The files that a page has prefetched, each as often as it has. */
const prefetched = (page: Page): Promise<string[]> =>
  page
    .locator('link[rel="prefetch"]')
    .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));

/** Waits until a page has prefetched something, and then nothing more for a while. */
const allPrefetched = async (page: Page): Promise<string[]> => {
  let before = -1;
  await expect(async () => {
    const {length} = await prefetched(page);
    const isStill = length > 0 && length === before;
    before = length;
    expect(isStill).toBe(true);
  }).toPass({intervals: [1000], timeout: 30_000});
  return prefetched(page);
};

test('a docs page with a long sidebar loads a few files in advance, each once', async ({page}) => {
  const address = 'docs/harvest/bed-0';
  await page.goto(`${plain.url}${baseUrl}${address}`);
  await isInteractive(page);
  const before = await allPrefetched(page);
  expect(before.length).toBeGreaterThan(12);
  await page.goto(`${full.url}${baseUrl}${address}`);
  await isInteractive(page);
  const after = await allPrefetched(page);
  // Six pages, each with a file of its own; the home page and the first page have another one.
  expect(after.length).toBeLessThanOrEqual(8);
  expect(new Set(after).size).toBe(after.length);
});

test("a link that isn't the framework's loads its page when it is pointed at", async ({page}) => {
  await page.goto(`${full.url}${baseUrl}`);
  await isInteractive(page);
  const code = page.waitForResponse(
    (response) =>
      /\/assets\/js\/p\w+\.\w+\.js$/u.test(response.url()) &&
      response.request().resourceType() === 'script',
  );
  await page.getByRole('link', {name: 'soil', exact: true}).hover();
  expect(await (await code).text()).toContain('soil');
});

test('a page whose own code fails stays readable and says so; Retry loads it', async ({page}) => {
  await page.route(/\/assets\/js\/p\w+\.\w+\.js$/u, (route) => route.abort());
  await page.goto(`${full.url}${baseUrl}docs/seeds/beans`);
  const notice = page.getByRole('alert');
  await expect(notice).toContainText('Some of this page didn’t load.');
  await expect(notice).toBeInViewport();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Beans');
  await page.unroute(/\/assets\/js\/p\w+\.\w+\.js$/u);
  await notice.getByRole('button', {name: 'Retry'}).click();
  await isInteractive(page);
  await expect(notice).toHaveCount(0);
});

test('an address that fails again within a minute shows the error in its place, in the layout', async ({
  page,
}) => {
  const scripts = path.join(folder, 'full/assets/js');
  const ofHome = fs
    .readdirSync(scripts)
    .filter((file) => fs.readFileSync(path.join(scripts, file), 'utf8').includes('Read about '));
  expect(ofHome).toHaveLength(1);
  const home = `**/${String(ofHome[0])}`;
  const goHome = (): Promise<void> =>
    page.getByRole('link', {name: 'Garden', exact: true}).first().click();
  const main = page.locator('main');
  await page.goto(`${full.url}${baseUrl}docs/water/rain`);
  await isInteractive(page);
  await mark(page);
  await page.route(home, async (route) => {
    // What is requested by the page that the browser loads then arrives.
    if (await isMarked(page).catch(() => false)) await route.abort();
    else await route.continue();
  });
  await goHome();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Garden');
  await expect.poll(() => isMarked(page).catch(() => true)).toBe(false);
  await page.goto(`${full.url}${baseUrl}docs/water/rain`);
  await isInteractive(page);
  await mark(page);
  await goHome();
  await expect(main.getByRole('alert')).toContainText('This page didn’t load');
  await expect(page.locator('nav.navbar')).toBeVisible();
  expect(await isMarked(page)).toBe(true);
  await page.unroute(home);
  await main.getByRole('button', {name: 'Retry'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Garden');
});
