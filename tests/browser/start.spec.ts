import {expect, test, type Page} from '@playwright/test';

import {anyCode, holdRequests} from '../support/faults';
import {hydrated} from '../support/site';

/** A visitor with few bytes to spend: the app starts only when it is wanted. */
const saveData = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'connection', {get: () => ({saveData: true})});
  });
};

/** When each file of the site's code was requested, in milliseconds from the start of the visit. */
const codeRequests = async (page: Page): Promise<number[]> => {
  const requests = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({name, startTime}) => ({name, startTime})),
  );
  return requests.filter(({name}) => anyCode.test(name)).map(({startTime}) => startTime);
};

test('the app is requested after the page has loaded', async ({page}) => {
  await page.goto('/docs/spring');
  await hydrated(page);
  const loaded = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation');
    return (navigation as PerformanceNavigationTiming).loadEventStart;
  });
  expect(loaded).toBeGreaterThan(0);
  expect(Math.min(...(await codeRequests(page)))).toBeGreaterThanOrEqual(loaded);
});

test('the app starts in browsers without idle callbacks', async ({page}) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'requestIdleCallback');
  });
  await page.goto('/docs/api');
  await hydrated(page);
});

const intents: Record<string, (page: Page) => Promise<unknown>> = {
  'pointing at a link': (page) => page.locator('article a[href]').first().hover(),
  'pointing at a control': (page) => page.getByRole('button', {name: 'Search'}).hover(),
  'a key': (page) => page.keyboard.press('Shift'),
  focus: (page) => page.locator('article a[href]').first().focus(),
  'a touch': (page) => page.locator('article a[href]').first().dispatchEvent('touchstart'),
};

for (const [name, act] of Object.entries(intents)) {
  test(`with Save-Data the app is requested on ${name}, not before`, async ({page}) => {
    await saveData(page);
    await page.goto('/docs/spring', {waitUntil: 'networkidle'});
    await page.locator('h1').hover();
    expect(await codeRequests(page)).toEqual([]);
    await act(page);
    await hydrated(page);
  });
}

test('before the app stands, a link leads to its page', async ({page}) => {
  await holdRequests(page, anyCode);
  await page.goto('/docs/spring');
  await page.locator('article a[href^="/docs/"]').first().click();
  await expect(page).not.toHaveURL(/spring/);
});

const mode = (page: Page): Promise<string | null> =>
  page.evaluate(() => document.documentElement.getAttribute('data-theme-choice'));

test('what is clicked before the app stands is answered once, when it does', async ({page}) => {
  const code = await holdRequests(page, anyCode);
  await page.goto('/docs/spring');
  // The theme's button is disabled so far; a visitor presses it all the same.
  await page.getByRole('button', {name: /dark and light mode/}).click({force: true});
  await expect.poll(code.count).toBeGreaterThan(0);
  expect(await mode(page)).toBe('system');
  await code.release();
  await hydrated(page);
  await expect.poll(() => mode(page)).toBe('light');
});

for (const keys of ['Control+k', '/']) {
  test(`${keys} before the app stands opens the search when it does`, async ({page}) => {
    const code = await holdRequests(page, anyCode);
    await page.goto('/docs/spring');
    await page.keyboard.press(keys);
    await code.release();
    await expect(page.locator('.search-dialog__input')).toBeFocused();
  });
}

test('when the app cannot be loaded, what was clicked does what it does without', async ({
  page,
}) => {
  await page.route(anyCode, (route) => route.abort());
  await saveData(page);
  await page.goto('/docs/spring');
  await page.getByRole('button', {name: 'Search'}).click();
  await expect(page).toHaveURL(/\/search/);
});
