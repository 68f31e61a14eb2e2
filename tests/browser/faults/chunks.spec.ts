import {expect, test, type Page, type Route} from '@playwright/test';

import {
  anyCode,
  isSameDocument,
  kinds,
  markDocument,
  ofTheBrowser,
  pageCode,
  visit,
} from '../../support/faults';
import {isFull, pairs} from '../../support/scope';
import {hydrated, watchPage} from '../../support/site';

const faults: Record<string, (route: Route) => Promise<void>> = {
  'is missing': (route) => route.fulfill({status: 404, body: 'Not found'}),
  'is a page of the host': (route) =>
    route.fulfill({contentType: 'text/html', body: '<!DOCTYPE html><title>Sorry</title>'}),
  'makes the server fail': (route) => route.fulfill({status: 500, body: ''}),
  'loses its connection': (route) => route.abort('connectionreset'),
  'is cut off': async (route) => {
    // Not by `route.fetch()`, whose answer is gone when the route is taken back meanwhile.
    const response = await fetch(route.request().url());
    const code = await response.text();
    const contentType = response.headers.get('content-type') ?? '';
    await route.fulfill({contentType, body: code.slice(0, code.length / 2)});
  },
};

/** Truncated files and files that aren’t code are reported as well. */
const expected = new RegExp(
  `${ofTheBrowser.source}|ChunkLoadError|uncaught: .*(token|end of input|missing \\)|string|literal|regular expression)`,
);

const start = '/docs/api';

const open = async (page: Page): Promise<void> => {
  await page.goto(start);
  await hydrated(page);
  await page.evaluate(() => {
    sessionStorage.clear();
  });
  await markDocument(page);
};

const knownCode = new Map<string, string[]>();

/** Addresses of the code that a navigation loads; the same in each test of the build. */
const codeFor = async (page: Page, path: string, heading: string): Promise<string[]> => {
  const known = knownCode.get(path);
  if (known) return known;
  // Without the browser's cache, which interception turns off.
  await page.route(anyCode, (route) => route.continue());
  await open(page);
  const addresses = new Set<string>();
  const collect = page.on('request', (request) => {
    if (request.resourceType() === 'script' && pageCode.test(request.url())) {
      addresses.add(request.url());
    }
  });
  await visit(page, path);
  await expect(page.getByRole('heading', {level: 1})).toHaveText(heading);
  collect.removeAllListeners('request');
  await page.unrouteAll();
  // A page that loads in full does not miss what a navigation alone needs: the sidebars.
  const needed = new Set<string>();
  const collectNeeded = page.on('request', (request) => needed.add(request.url()));
  await page.goto(path);
  await hydrated(page);
  collectNeeded.removeAllListeners('request');
  // Once idle, a page that loads in full may ask for the list of pages, for the next one.
  const both = [...addresses].filter(
    (address) => needed.has(address) && !address.includes('/page-list.'),
  );
  knownCode.set(path, both);
  return both;
};

/** The kind of page on which a short run tries every file of code. */
const [mainKind] = Object.keys(kinds);

for (const [[kind, {path, heading}], [fault, fail]] of pairs(
  Object.entries(kinds),
  Object.entries(faults),
)) {
  const isWhole = isFull || kind === mainKind;
  test(`[NAV-02] on the way to ${kind}, ${isWhole ? 'each file' : 'a file'} of code that ${fault} leads to the readable page`, async ({
    page,
  }) => {
    // The page is loaded three times for each file.
    test.slow();
    // Without a query, which loads the search as well, sooner or later.
    const target = path.replace(/\?.*/, '');
    const addresses = await codeFor(page, target, heading);
    expect(addresses.length).toBeGreaterThan(0);
    const {complaints} = watchPage(page);
    const title = page.getByRole('heading', {level: 1});
    for (const address of isWhole ? addresses : addresses.slice(0, 1)) {
      // Before the first page is there, which may load the file in advance once it's idle.
      await page.route(address, fail);
      await open(page);
      await Promise.all([page.waitForEvent('load'), visit(page, target)]);
      await expect(title, address).toHaveText(heading);
      expect(await isSameDocument(page)).toBe(false);
      const notice = page.getByRole('alert');
      await expect(notice, address).toContainText('This page didn’t load completely');
      // The fault has been removed.
      await page.unroute(address);
      await notice.getByRole('button', {name: 'Retry'}).click();
      await hydrated(page);
      await expect(title).toHaveText(heading);
      await expect(notice).toHaveCount(0);
    }
    expect(complaints.filter((line) => !expected.test(line))).toEqual([]);
  });
}

for (const [kind, {path, heading}] of Object.entries(kinds)) {
  const isWhole = isFull || kind === mainKind;
  const files = isWhole ? 'any one file' : 'the first file';
  test(`[NAV-02] ${kind} is readable without ${files} of its code`, async ({page}) => {
    const addresses = new Set<string>();
    page.on('request', (request) => {
      if (request.resourceType() === 'script') addresses.add(request.url());
    });
    await page.goto(path);
    await hydrated(page);
    const text = await page.getByRole('main').innerText();
    page.removeAllListeners('request');
    const {complaints} = watchPage(page);
    expect(addresses.size).toBeGreaterThan(1);
    for (const address of isWhole ? addresses : [...addresses].slice(0, 1)) {
      await page.route(address, (route) => route.abort());
      await page.goto(path);
      await expect(page.getByRole('heading', {level: 1}), address).toHaveText(heading);
      const read = (await page.getByRole('main').innerText()).length;
      // Search results are rendered by code.
      if (!path.startsWith('/search')) expect(read / text.length, address).toBeGreaterThan(0.9);
      await page.unroute(address);
    }
    expect(complaints.filter((line) => !expected.test(line))).toEqual([]);
  });
}

test('[NAV-02] [LOAD-02] code that never arrives is given up eventually: the page is reloaded', async ({
  page,
}) => {
  await page.clock.install();
  await open(page);
  await page.route(pageCode, () => undefined);
  const title = page.getByRole('heading', {level: 1});
  const asked = page.waitForRequest((request) => request.resourceType() === 'script');
  await visit(page, '/docs/spring');
  await asked;
  await expect(title).toHaveText('API overview');
  const reloaded = page.waitForRequest((request) => request.isNavigationRequest());
  await page.clock.fastForward('02:01');
  await reloaded;
  await page.unrouteAll();
  await expect(title).toHaveText('spring()');
});

test('a demo whose player cannot be loaded keeps its still', async ({page}) => {
  const {complaints} = watchPage(page);
  await page.goto('/docs/spring');
  await hydrated(page);
  await page.route(anyCode, (route) => route.abort());
  const demo = page
    .locator('main section')
    .filter({has: page.locator('img')})
    .first();
  const failed = page.waitForEvent('requestfailed');
  await demo.scrollIntoViewIfNeeded();
  await failed;
  await expect(demo.locator('img').first()).toBeVisible();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('spring()');
  expect(complaints.filter((line) => !expected.test(line))).toEqual([]);
});

const noConnection = (route: Route): Promise<void> => route.abort('internetdisconnected');

for (const {what, path, place, button, code} of [
  {
    what: 'a sample',
    path: '/docs/loop',
    place: (page: Page) => page.getByRole('main'),
    button: 'Edit code',
    code: 'Code of Pulse.tsx',
  },
  {
    what: 'a demo',
    path: '/docs/layout-utils/fit-text',
    place: (page: Page) => page.getByRole('region', {name: 'Text as wide as its box'}),
    button: 'Edit',
    code: 'Code of FittedHeadline.tsx',
  },
]) {
  test(`${what} whose editor cannot be loaded stays, and opens once it can be`, async ({page}) => {
    const {complaints} = watchPage(page);
    await page.goto(path);
    await hydrated(page);
    await markDocument(page);
    const edit = place(page).getByRole('button', {name: button, exact: true}).first();
    await edit.scrollIntoViewIfNeeded();
    // A demo has its player before it can be edited.
    await expect(edit).toBeEnabled();
    await page.route(/PageEditor/, noConnection);
    for (const attempt of ['first', 'second']) {
      await edit.click();
      await expect(page.getByRole('alert'), attempt).toHaveText(
        'The editor couldn’t be loaded. Check your connection and try again.',
      );
      await expect(edit, attempt).toBeFocused();
    }
    await page.unroute(/PageEditor/);
    await edit.click();
    await expect(place(page).getByRole('textbox', {name: code})).toBeFocused();
    await expect(page.getByRole('alert')).toHaveCount(0);
    expect(await isSameDocument(page)).toBe(true);
    expect(complaints.filter((line) => !expected.test(line))).toEqual([]);
  });
}

test('controls in the editor that cannot be loaded leave the rest of it, and can be loaded again', async ({
  page,
}) => {
  const {complaints} = watchPage(page);
  await page.route(/SchemaFields/, noConnection);
  await page.goto('/playground?start=params-card');
  await hydrated(page);
  const editor = page.locator('#editor');
  const alert = editor.getByRole('alert');
  await expect(alert).toContainText('The parameters couldn’t be loaded. Check your connection.');
  await expect(editor.getByRole('button', {name: 'Restart'})).toBeEnabled();
  await expect(editor.getByRole('textbox', {name: /^Code of .*x$/})).toBeEditable();
  await page.unroute(/SchemaFields/);
  await alert.getByRole('button', {name: 'Try again'}).click();
  const fields = editor.getByRole('group', {name: 'Parameters'});
  await expect(fields.getByRole('slider', {name: 'price'})).toHaveValue('48');
  await expect(alert).toHaveCount(0);
  expect(complaints.filter((line) => !expected.test(line))).toEqual([]);
});

test('a playground whose editor cannot be loaded keeps its code, and works after a reload', async ({
  page,
}) => {
  const {complaints} = watchPage(page);
  await page.route(/Workbench/, noConnection);
  await page.goto('/playground');
  await hydrated(page);
  await expect(page.getByRole('alert')).toHaveText(
    'The editor couldn’t be loaded. Check your connection and reload the page.',
  );
  const editor = page.locator('#editor');
  await expect(editor.getByRole('figure').first()).toContainText('export const');
  await page.unroute(/Workbench/);
  await page.reload();
  await expect(editor.getByRole('button', {name: 'Restart'})).toBeEnabled();
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(complaints.filter((line) => !expected.test(line))).toEqual([]);
});

test('a showcase entry whose player cannot be loaded keeps its still; the next one plays once it can be', async ({
  page,
}) => {
  const {complaints} = watchPage(page);
  await page.goto('/showcase/');
  await hydrated(page);
  await markDocument(page);
  await page.route(/ArtPlayer/, noConnection);
  const failed = page.waitForEvent('requestfailed', (request) =>
    request.url().includes('ArtPlayer'),
  );
  await page.getByRole('list', {name: 'Showcase'}).getByRole('link').first().click();
  await failed;
  const dialog = page.getByRole('dialog');
  await expect(dialog.locator('svg').first()).toBeVisible();
  const pause = dialog.getByRole('button', {name: 'Pause', exact: true});
  await expect(pause).toHaveCount(0);
  await page.unroute(/ArtPlayer/);
  await dialog.getByRole('button', {name: 'Next'}).click();
  await expect(pause).toBeVisible();
  await expect(dialog.locator('.__remotion-player')).toBeVisible();
  expect(await isSameDocument(page)).toBe(true);
  expect(complaints.filter((line) => !expected.test(line))).toEqual([]);
});

for (const [fault, fail] of Object.entries(faults)) {
  test(`[SEARCH-08] a search index that ${fault} is reported, and search recovers, also without the texts`, async ({
    page,
  }) => {
    const {complaints} = watchPage(page);
    const names = /\/assets\/search\/.*names\.json$/;
    await page.route(names, fail);
    await page.route(/\/assets\/search\/.*\/(words|texts)\/\d+\.json$/, fail);
    await page.goto('/search?q=spring');
    await hydrated(page);
    const alert = page.getByRole('alert');
    await expect(alert).toContainText('Unable to fetch results');
    await page.unroute(names);
    await alert.getByRole('button').click();
    await expect(page.getByRole('article').first()).toContainText('spring()');
    expect(complaints.filter((line) => !ofTheBrowser.test(line))).toEqual([]);
  });
}
