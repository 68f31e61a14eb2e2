import {expect, test, type Page} from '@playwright/test';

import {holdRequests, visit} from '../support/faults';
import {hydrated, idleMoments, watchPage} from '../support/site';

interface Files {
  /** Prefetched, in order. */
  inAdvance: string[];
  /** Loaded to be run. */
  run: string[];
}

/** Records the scripts that a page loads from now on, by file name. */
const watchFiles = (page: Page): Files => {
  const files: Files = {inAdvance: [], run: []};
  page.on('request', (request) => {
    const name = /\/assets\/js\/(.+)$/.exec(request.url())?.[1];
    if (name === undefined) return;
    (request.resourceType() === 'script' ? files.run : files.inAdvance).push(name);
  });
  return files;
};

/** Waits until an idle page prefetches nothing more. */
const settled = async (page: Page, {inAdvance}: Files): Promise<void> => {
  let before = -1;
  while (before !== inAdvance.length) {
    before = inAdvance.length;
    await idleMoments(page, 25);
  }
};

/** Waits until a page has prefetched something, and then nothing more. */
const settledWithSome = async (page: Page, files: Files): Promise<void> => {
  await expect.poll(() => files.inAdvance.length).toBeGreaterThan(0);
  await settled(page, files);
};

const scrollDown = async (page: Page): Promise<void> => {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 300) {
      window.scrollTo(0, y);
      await new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(resolve));
      });
    }
  });
};

/** Sets the visitor's connection type before the page loads. */
const setConnection = async (
  page: Page,
  connection: {saveData?: boolean; effectiveType?: string},
): Promise<void> => {
  await page.addInitScript((value) => {
    Object.defineProperty(Navigator.prototype, 'connection', {get: () => value});
  }, connection);
};

/** What one page view may load in advance on a visitor's line: six pages, of up to eight files. */
const routes = 6;
const filesPerRoute = 8;

const sidebar = '.theme-doc-sidebar-container a[href^="/docs/"]';

const linksInView = (page: Page, selector: string): Promise<number> =>
  page.locator(selector).evaluateAll(
    (links) =>
      links.filter((link) => {
        const {top, bottom} = link.getBoundingClientRect();
        return bottom > 0 && top < window.innerHeight;
      }).length,
  );

test('[NAV-06] a docs page with a long sidebar loads a few files in advance, each once', async ({
  page,
}) => {
  const {complaints} = watchPage(page);
  const files = watchFiles(page);
  await page.goto('/docs/spring');
  await hydrated(page);
  expect(await page.locator(sidebar).count()).toBeGreaterThan(40);
  expect(await linksInView(page, sidebar)).toBeGreaterThan(2 * routes);
  await settledWithSome(page, files);
  await scrollDown(page);
  await settled(page, files);
  // Pages of the same area share all files but one; the home page and others have some more.
  expect(files.inAdvance.length).toBeLessThanOrEqual(2 * routes);
  expect(new Set(files.inAdvance).size).toBe(files.inAdvance.length);
  // Nothing that the page already runs.
  expect(files.inAdvance.filter((name) => files.run.includes(name))).toEqual([]);
  expect(complaints).toEqual([]);
});

for (const path of ['/', '/blog', '/docs/api']) {
  test(`[NAV-06] ${path} stays within the limits`, async ({page}) => {
    const files = watchFiles(page);
    await page.goto(path);
    await hydrated(page);
    await settledWithSome(page, files);
    await scrollDown(page);
    await settled(page, files);
    expect(files.inAdvance.length).toBeLessThanOrEqual(routes * filesPerRoute);
    expect(new Set(files.inAdvance).size).toBe(files.inAdvance.length);
  });
}

test('[NAV-06] a link of the text in view opens from what was loaded in advance', async ({
  page,
}) => {
  const files = watchFiles(page);
  await page.goto('/docs/');
  await hydrated(page);
  await settledWithSome(page, files);
  const link = page
    .locator('main .markdown :is(p, li) > a[href^="/docs/"]:not([href*="#"])')
    .first();
  await link.scrollIntoViewIfNeeded();
  await settled(page, files);
  const before = files.run.length;
  await link.click();
  await expect(page).not.toHaveURL(/\/docs\/$/);
  // The menu of all pages loads with the second page that has one.
  const opened = (): string[] =>
    files.run.slice(before).filter((name) => !name.startsWith('sidebars.'));
  await expect.poll(() => opened().length).toBeGreaterThan(0);
  expect(files.inAdvance).toContain(opened()[0]);
});

test('[NAV-06] the next page view loads in advance what it shows', async ({page}) => {
  const files = watchFiles(page);
  await page.goto('/docs/spring');
  await hydrated(page);
  await scrollDown(page);
  await settledWithSome(page, files);
  const before = files.inAdvance.length;
  await page.locator(sidebar).filter({hasText: 'interpolate()'}).click();
  await expect(page.locator('h1')).toHaveText('interpolate()');
  await scrollDown(page);
  await expect.poll(() => files.inAdvance.length).toBeGreaterThan(before);
  await settled(page, files);
  expect(files.inAdvance.length).toBeLessThanOrEqual(4 * routes);
});

test('[NAV-06] nothing is loaded in advance before the page has loaded', async ({page}) => {
  const files = watchFiles(page);
  const logo = await holdRequests(page, /\/img\/logo\.svg$/);
  await page.goto('/docs/spring', {waitUntil: 'commit'});
  await page.locator('article').waitFor();
  // The app starts for a visitor who does something, though the page has not loaded.
  await page.keyboard.press('Shift');
  await hydrated(page);
  await settled(page, files);
  expect(files.inAdvance).toEqual([]);
  await logo.release();
  await expect.poll(() => files.inAdvance.length).toBeGreaterThan(0);
});

for (const intent of ['mouseover', 'touchstart']) {
  test(`[NAV-06] ${intent} on a link loads its page at once, and once`, async ({page}) => {
    const files = watchFiles(page);
    await page.goto('/docs/spring');
    await hydrated(page);
    await settled(page, files);
    const link = page.locator(sidebar).filter({hasText: 'random()'});
    const before = files.run.length;
    await link.dispatchEvent(intent);
    // The page, and the sidebars, whose links are pointed at.
    await expect.poll(() => files.run.length).toBe(before + 2);
    const wanted = files.run.slice(before);
    await link.dispatchEvent('mouseout');
    await link.dispatchEvent(intent);
    await link.click();
    await expect(page.locator('h1')).toContainText('random()');
    expect(files.run.filter((name) => wanted.includes(name))).toHaveLength(2);
  });
}

test('[NAV-06] a page that fails to load on hover is no error', async ({page}) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  const files = watchFiles(page);
  await page.goto('/docs/spring');
  await hydrated(page);
  await settled(page, files);
  await page.route('**/assets/js/*.js', (route) => route.abort());
  const failed = page.waitForEvent(
    'requestfailed',
    (request) => request.resourceType() === 'script',
  );
  await page.locator(sidebar).filter({hasText: 'random()'}).dispatchEvent('mouseover');
  await failed;
  await idleMoments(page);
  expect(errors).toEqual([]);
});

for (const connection of [
  {saveData: true, effectiveType: '4g'},
  {effectiveType: '2g'},
  {effectiveType: 'slow-2g'},
]) {
  test(`[NAV-07] nothing is loaded in advance with ${JSON.stringify(connection)}`, async ({
    page,
  }) => {
    await setConnection(page, connection);
    const files = watchFiles(page);
    await page.goto('/docs/spring');
    // The app itself waits for the visitor then.
    await page.keyboard.press('Shift');
    await hydrated(page);
    await scrollDown(page);
    await settled(page, files);
    const link = page.locator(sidebar).filter({hasText: 'random()'});
    const before = files.run.length;
    await link.dispatchEvent('mouseover');
    await link.dispatchEvent('touchstart');
    await settled(page, files);
    expect(files.inAdvance).toEqual([]);
    expect(files.run).toHaveLength(before);
    // Following the link still loads the page.
    await link.click();
    await expect(page.locator('h1')).toContainText('random()');
  });
}

test('the list of all docs pages loads for another page, not for the one that was opened', async ({
  page,
}) => {
  await setConnection(page, {saveData: true});
  const files = watchFiles(page);
  const lists = (): string[] => files.run.filter((name) => name.startsWith('page-list.'));
  await page.goto('/docs/spring');
  await page.keyboard.press('Shift');
  await hydrated(page);
  expect(lists()).toEqual([]);
  await page.locator('main .markdown a[href^="/docs/"]').first().click();
  await expect(page).not.toHaveURL(/spring/);
  await hydrated(page);
  expect(lists()).toHaveLength(1);
});

test('the page that was opened stays when the list comes', async ({page}) => {
  await setConnection(page, {saveData: true});
  await page.goto('/docs/spring');
  await page.keyboard.press('Shift');
  await hydrated(page);
  const title = await page.locator('h1').elementHandle();
  const isShown = (): Promise<boolean> => page.evaluate((element) => element.isConnected, title);
  // A page that waits for the list, which is no longer wanted when that comes.
  const list = await holdRequests(page, /page-list\.\w+\.js$/);
  await visit(page, '/docs/random');
  await expect.poll(() => list.count()).toBe(1);
  await visit(page, '/docs/spring');
  await list.release();
  await visit(page, '/docs/spring#reference');
  await expect(page.locator('#nprogress')).toHaveCount(0);
  expect(await isShown()).toBe(true);
  await visit(page, '/docs/random');
  await expect(page.locator('h1')).toContainText('random()');
  expect(await isShown()).toBe(false);
});

test('[NAV-07] a better connection is no reason to wait', async ({page}) => {
  await setConnection(page, {saveData: false, effectiveType: '3g'});
  const files = watchFiles(page);
  await page.goto('/docs/spring');
  await expect.poll(() => files.inAdvance.length).toBeGreaterThan(0);
});
