import {expect, test, type Locator, type Page} from '@playwright/test';

import {
  axeFindingsInBothModes,
  hydrated,
  layoutShift,
  recordLayoutShift,
  twoFrames,
  watchPage,
} from '../../support/site';

/** A site with one of the engines, and how to disturb it. */
export interface EngineUnderTest {
  /** Origin of the site. */
  url: () => string;
  /** Prepares a page before it navigates. */
  prepare: (page: Page) => Promise<void>;
  /** Handles all further requests of the engine this way. */
  disturb: (page: Page, how: 'abort' | 'delay' | 'nonsense') => Promise<void>;
  /** Ends the disturbance. */
  mend: (page: Page) => Promise<void>;
  /** Replaces titles, labels and addresses that equal `from` with another text. */
  rewrite: (page: Page, from: string, to: string) => Promise<void>;
  /** A word of so many pages of one group that the group is full, and there are more results. */
  crowdedWord: string;
}

/** Delay of a slow engine, in milliseconds. */
export const slow = 1500;

const payloads = [
  '<img src=x onerror="window.attacked=1">',
  '"><script>window.attacked=1</script>',
  '<svg/onload=window.attacked=1>',
  'javascript:window.attacked=1',
  '\'"--></style></script><script>window.attacked=1</script>',
  '<iframe srcdoc="<script>parent.attacked=1</script>">',
  '{{constructor.constructor("window.attacked=1")()}}',
  '<a href="javascript:window.attacked=1">spring</a>',
  '&lt;img src=x onerror=window.attacked=1&gt;',
  '<details open ontoggle=window.attacked=1>',
  '</title></textarea><script>window.attacked=1</script>',
  '%3Cscript%3Ewindow.attacked=1%3C/script%3E',
  '<math><mtext><img src=x onerror=window.attacked=1></mtext></math>',
  '<object data="javascript:window.attacked=1">',
];

/** What the page must not do; the hosted engine may call the hosts of its service. */
const watch = (page: Page): (() => string[]) => {
  const {complaints} = watchPage(page);
  return () =>
    complaints.filter(
      (line) => !/^foreign host: https:\/\/[^/]+\.(?:algolia\.net|algolianet\.com)\//.test(line),
    );
};

/** The same where requests are made to fail: only the browser itself may log that. */
export const watchFailing = (page: Page): (() => string[]) => {
  const complaints = watch(page);
  return () =>
    complaints().filter(
      (line) => !/^(?:\d{3}: |console error: Failed to load resource)/.test(line),
    );
};

/** Fails when a payload was treated as more than text. */
const expectUnharmed = async (page: Page): Promise<void> => {
  const injected = page
    .locator('.DocSearch-Dropdown, main')
    .locator('img, iframe, script, details, math, object, [onerror], [onload]');
  await expect(injected).toHaveCount(0);
  expect(await page.evaluate(() => 'attacked' in window)).toBe(false);
};

const button = (page: Page): Locator => page.getByRole('button', {name: 'Search', exact: true});
const dialog = (page: Page): Locator => page.getByRole('dialog', {name: 'Search'});
const input = (page: Page): Locator => page.locator('.DocSearch-Input');
const hits = (page: Page): Locator => page.locator('.search-hit');

const open = async (page: Page, path = '/docs/'): Promise<void> => {
  await page.goto(path);
  await hydrated(page);
  await page.keyboard.press('Control+k');
  await expect(input(page)).toBeFocused();
};

const ask = async (page: Page, query: string): Promise<void> => {
  await input(page).fill(query);
  // Recent searches are hits too; only results have the link to all of them.
  await expect(page.getByRole('link', {name: /^See all \d+ results$/})).toBeVisible();
};

/**
 * The snippets of a query's results. On a slow machine they appear in a second step, once loaded.
 */
/** Snippets for the first of the queries that has some: the engines find different words in texts. */
const snippetsFor = async (page: Page, queries: readonly string[]): Promise<string[]> => {
  let attempt = 0;
  const snippets = page.locator('.search-hit__snippet');
  await expect(async () => {
    await input(page).fill('');
    await ask(page, queries[attempt++ % queries.length] ?? '');
    await expect(snippets.first()).toBeVisible({timeout: 2000});
  }).toPass();
  return snippets.allTextContents();
};

const wordsOf = (snippet: string): number =>
  (snippet.match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu) ?? []).length;

/** Counts what only the modal loads. */
const modalRequests = (page: Page): string[] => {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('search-modal')) requests.push(request.url());
  });
  return requests;
};

/** An entry as the modal stores it. */
const stored = (number: number): unknown => ({
  objectID: `/docs/page-${number}`,
  url: `/docs/page-${number}`,
  type: 'lvl0',
  content: null,
  hierarchy: {lvl0: 'Docs', lvl1: `Page ${number}`},
  found: {
    id: `/docs/page-${number}`,
    url: `/docs/page-${number}`,
    title: [{text: `Page ${number}`, match: false}],
    heading: [],
    snippet: [],
    kind: 'guide',
    packageName: null,
    breadcrumb: ['Docs'],
    group: 'Docs',
  },
});

/** Fills the modal's lists before a page opens. */
const fillStorage = async (
  page: Page,
  lists: {recent: unknown; favorite?: unknown},
): Promise<void> => {
  await page.addInitScript(
    ({recent, favorite}) => {
      for (const name of ['docs', 'docs_next']) {
        localStorage.setItem(`__DOCSEARCH_RECENT_SEARCHES__${name}`, recent);
        if (favorite) localStorage.setItem(`__DOCSEARCH_FAVORITE_SEARCHES__${name}`, favorite);
      }
    },
    {
      recent: typeof lists.recent === 'string' ? lists.recent : JSON.stringify(lists.recent),
      favorite: lists.favorite && JSON.stringify(lists.favorite),
    } as {recent: string; favorite: string | undefined},
  );
};

const group = (page: Page, title: string): Locator =>
  page.locator('.DocSearch-Hits', {has: page.locator('.DocSearch-Hit-source', {hasText: title})});

/** Tests of what both engines do in the browser; call it within a `describe`. */
export const testSearch = (engine: EngineUnderTest): void => {
  test.beforeEach(async ({page}) => {
    await engine.prepare(page);
  });

  const go = (path: string): string => engine.url() + path;

  test('[SEARCH-01] Ctrl+K, Cmd+K, / and a click open the modal', async ({page}) => {
    const complaints = watch(page);
    await page.goto(go('/docs/'));
    await hydrated(page);
    for (const key of ['Control+k', 'Meta+k', '/']) {
      await page.keyboard.press(key);
      await expect(input(page)).toBeFocused();
      await expect(input(page)).toHaveValue('');
      await page.keyboard.press('Escape');
      await expect(dialog(page)).toHaveCount(0);
    }
    await button(page).click();
    await expect(input(page)).toBeFocused();
    expect(complaints()).toEqual([]);
  });

  test('[SEARCH-01] / in a field is a character', async ({page}) => {
    await page.goto(go('/search'));
    await hydrated(page);
    const field = page.getByRole('searchbox', {name: 'Search'});
    await field.focus();
    await page.keyboard.press('/');
    await expect(field).toHaveValue('/');
    await expect(dialog(page)).toHaveCount(0);
    await page.keyboard.press('Control+k');
    await expect(input(page)).toBeFocused();
  });

  for (const intent of ['hover', 'focus', 'touch'] as const) {
    test(`[SEARCH-01] the modal's code is fetched on ${intent}, not before`, async ({page}) => {
      const requests = modalRequests(page);
      await page.goto(go('/docs/'));
      await hydrated(page);
      await page.waitForLoadState('networkidle');
      expect(requests).toEqual([]);
      if (intent === 'hover') await button(page).hover();
      else if (intent === 'focus') await button(page).focus();
      else await button(page).dispatchEvent('touchstart');
      await expect.poll(() => requests.length).toBe(1);
      await expect(dialog(page)).toHaveCount(0);
    });
  }

  test('[SEARCH-01] a letter typed on the button begins the query', async ({page}) => {
    await page.goto(go('/docs/'));
    await hydrated(page);
    await button(page).focus();
    await page.keyboard.press('s');
    await expect(input(page)).toHaveValue('s');
    await expect(input(page)).toBeFocused();
  });

  test('[SEARCH-02] Escape closes the modal and the focus returns to the button', async ({
    page,
  }) => {
    await open(page, go('/docs/'));
    await ask(page, 'spring');
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await expect(button(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(input(page)).toBeFocused();
    await page.keyboard.press('Control+k');
    await expect(dialog(page)).toHaveCount(0);
    await expect(button(page)).toBeFocused();
  });

  test('[SEARCH-02] the rest of the page cannot be reached while the modal is open', async ({
    page,
  }) => {
    await open(page, go('/docs/'));
    await ask(page, 'spring');
    for (let press = 0; press < 40; press++) {
      await page.keyboard.press('Tab');
      const isOutside = await page.evaluate(
        () => document.activeElement?.closest('#__docusaurus') !== null,
      );
      expect(isOutside).toBe(false);
    }
    await page.locator('.DocSearch-Container').click({position: {x: 5, y: 5}});
    await expect(dialog(page)).toHaveCount(0);
    await expect(button(page)).toBeFocused();
  });

  test('[SEARCH-03] what was chosen is listed as Recent and can become a Favorite', async ({
    page,
  }) => {
    await open(page, go('/docs/'));
    await expect(input(page)).toHaveAttribute('placeholder', 'Search docs');
    await ask(page, 'useCurrentFrame');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/docs/use-current-frame');
    await page.keyboard.press('Control+k');
    await expect(group(page, 'Recent').locator('.search-hit')).toHaveText([/useCurrentFrame\(\)/]);
    await page.getByTitle('Save this search').click();
    await expect(group(page, 'Favorite').locator('.search-hit')).toHaveText([
      /useCurrentFrame\(\)/,
    ]);
    await expect(group(page, 'Recent')).toHaveCount(0);
    await page.getByTitle('Remove this search from favorites').click();
    await expect(page.getByText('No recent searches')).toBeVisible();
  });

  test('[SEARCH-03] 7 recent searches are listed, 4 with favorites, and 10 favorites', async ({
    page,
    context,
  }) => {
    const twelve = Array.from({length: 12}, (_, number) => stored(number));
    await fillStorage(page, {recent: twelve});
    await open(page, go('/docs/'));
    await expect(group(page, 'Recent').locator('.search-hit')).toHaveCount(7);
    const second = await context.newPage();
    await engine.prepare(second);
    await fillStorage(second, {recent: twelve, favorite: twelve});
    await open(second, go('/docs/'));
    await expect(group(second, 'Recent').locator('.search-hit')).toHaveCount(4);
    await expect(group(second, 'Favorite').locator('.search-hit')).toHaveCount(10);
  });

  for (const [name, recent] of Object.entries({
    'no JSON': '{[',
    'no list': '{"a":1}',
    'foreign entries': JSON.stringify([1, null, {url: 'javascript:alert(1)'}, stored(1)]),
  })) {
    test(`[SEARCH-03] a stored list with ${name} does no harm`, async ({page}) => {
      const complaints = watch(page);
      await fillStorage(page, {recent});
      await open(page, go('/docs/'));
      await ask(page, 'spring');
      await input(page).fill('');
      await expect(hits(page)).toHaveCount(name === 'foreign entries' ? 1 : 0);
      expect(complaints()).toEqual([]);
    });
  }

  test('[SEARCH-04] "See all results" leads to the search page with the same count', async ({
    page,
  }) => {
    await open(page, go('/docs/'));
    await ask(page, 'video');
    const link = page.getByRole('link', {name: /^See all \d+ results$/});
    const count = /\d+/.exec((await link.textContent()) ?? '')?.[0];
    await link.click();
    await page.waitForURL('**/search?q=video');
    await expect(page.getByRole('status')).toHaveText(`${count ?? ''} results for “video”`);
    await expect(dialog(page)).toHaveCount(0);
  });

  test('[SEARCH-05] a query has at most 64 characters', async ({page}) => {
    await open(page, go('/docs/'));
    await page.keyboard.insertText('x'.repeat(80));
    await expect(input(page)).toHaveValue('x'.repeat(64));
    await page.goto(go(`/search?q=${'y'.repeat(80)}`));
    const field = page.getByRole('searchbox', {name: 'Search'});
    await expect(field).toHaveValue('y'.repeat(64));
    await expect(field).toHaveAttribute('maxlength', '64');
  });

  test('[SEARCH-06] up to 5 results a group and 20 in all, snippets of 10 words', async ({
    page,
  }) => {
    await open(page, go('/docs/'));
    await ask(page, engine.crowdedWord);
    const groups = page.locator('.DocSearch-Hits');
    const sizes = await Promise.all(
      (await groups.all()).map((one) => one.locator('.search-hit').count()),
    );
    expect(Math.max(...sizes)).toBe(5);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(20);
    const snippets = await snippetsFor(page, ['screenshot', 'video']);
    for (const snippet of snippets) expect(wordsOf(snippet)).toBeLessThanOrEqual(10);
    expect(Math.max(...snippets.map(wordsOf))).toBeGreaterThan(5);
  });

  test('[SEARCH-06] snippets of 5 words at a width of 768 pixels', async ({page}) => {
    await page.setViewportSize({width: 768, height: 900});
    await open(page, go('/docs/'));
    const snippets = await snippetsFor(page, ['screenshot', 'video']);
    for (const snippet of snippets) expect(wordsOf(snippet)).toBeLessThanOrEqual(5);
  });

  test('[SEARCH-06] a search is shown as stalled after 300 ms', async ({page}) => {
    const complaints = watch(page);
    await engine.disturb(page, 'delay');
    await open(page, go('/docs/'));
    await input(page).fill('spring');
    const container = page.locator('.DocSearch-Container');
    await expect(container).toHaveClass(/DocSearch-Container--Stalled/);
    await expect(hits(page).first()).toBeVisible();
    await expect(container).not.toHaveClass(/DocSearch-Container--Stalled/);
    expect(complaints()).toEqual([]);
  });

  test('[SEARCH-07] no results: what was searched for, what to try, and whom to tell', async ({
    page,
  }) => {
    await page.goto(go('/docs/'));
    await hydrated(page);
    await page.keyboard.press('Control+k');
    await expect(page.getByText('No recent searches')).toBeVisible();
    await ask(page, 'spring');
    await input(page).fill('zzqqxxyy');
    await expect(page.getByText('No results for "zzqqxxyy"')).toBeVisible();
    await expect(page.getByText('Try searching for')).toBeVisible();
    await expect(page.getByText('Believe this query should return results?')).toBeVisible();
    const report = page.getByRole('link', {name: 'Let us know.'});
    await expect(report).toHaveAttribute('href', /^https:\/\/github\.com\/.*zzqqxxyy/);
    await page.locator('.DocSearch-Prefill').first().click();
    await expect(hits(page).first()).toBeVisible();
  });

  for (const how of ['abort', 'nonsense'] as const) {
    test(`[SEARCH-08] a failure (${how}) is reported, trying again works, and the page is unharmed`, async ({
      page,
    }) => {
      const complaints = watchFailing(page);
      await engine.disturb(page, how);
      await open(page, go('/docs/'));
      await input(page).fill('spring');
      await expect(page.getByText('Unable to fetch results')).toBeVisible();
      await expect(
        page.getByText('You might want to check your network connection.'),
      ).toBeVisible();
      await expect(page.getByText('No results for')).toBeHidden();
      await engine.mend(page);
      await page.getByRole('button', {name: 'Try again'}).click();
      await expect(hits(page).first()).toBeVisible();
      await expect(page.getByText('Unable to fetch results')).toHaveCount(0);
      await expect(input(page)).toHaveValue('spring');
      await page.keyboard.press('Escape');
      await expect(button(page)).toBeFocused();
      await expect(page.getByRole('heading', {level: 1})).toBeVisible();
      expect(complaints()).toEqual([]);
    });
  }

  test('[SEARCH-08] after a failure the next key tries again', async ({page}) => {
    await engine.disturb(page, 'abort');
    await open(page, go('/docs/'));
    await input(page).fill('sprin');
    await expect(page.getByText('Unable to fetch results')).toBeVisible();
    await engine.mend(page);
    await input(page).fill('spring');
    await expect(hits(page).first()).toBeVisible();
    await expect(page.getByText('Unable to fetch results')).toHaveCount(0);
  });

  test('[SEARCH-10] a result of the site opens without loading the page anew, by click and by Enter', async ({
    page,
  }) => {
    await open(page, go('/docs/'));
    await page.evaluate(() => Object.assign(window, {sameDocument: true}));
    await ask(page, 'useCurrentFrame');
    await hits(page).first().click();
    await page.waitForURL('**/docs/use-current-frame');
    await expect(page.getByRole('heading', {level: 1})).toHaveText('useCurrentFrame()');
    await page.keyboard.press('Control+k');
    await ask(page, 'interpolate');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/docs/interpolate');
    await expect(page.getByRole('heading', {level: 1})).toHaveText('interpolate()');
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  });

  test('[SEARCH-10] a result of another site opens by a full page load', async ({
    page,
    context,
  }) => {
    const url = 'https://elsewhere.example/page';
    await context.route(url, (route) =>
      route.fulfill({contentType: 'text/html', body: '<h1>Elsewhere</h1>'}),
    );
    await engine.rewrite(page, '/docs/use-current-frame', url);
    await open(page, go('/docs/'));
    await ask(page, 'useCurrentFrame');
    await page.keyboard.press('Enter');
    await page.waitForURL(url);
    await expect(page.getByRole('heading')).toHaveText('Elsewhere');
    await page.goBack();
    await hydrated(page);
    await page.keyboard.press('Control+k');
    await ask(page, 'useCurrentFrame');
    await hits(page).first().click();
    await page.waitForURL(url);
  });

  test('[SEARCH-11] a deep link shows results, without a layout shift', async ({page}) => {
    const complaints = watch(page);
    await recordLayoutShift(page);
    await page.goto(go('/search?q=video'));
    await expect(page.getByRole('searchbox', {name: 'Search'})).toHaveValue('video');
    await expect(page.getByRole('article')).toHaveCount(20);
    await expect(page.getByRole('status')).toHaveText(/^\d+ results for “video”$/);
    await page.waitForLoadState('networkidle');
    expect(await layoutShift(page)).toBeLessThan(0.001);
    expect(complaints()).toEqual([]);
  });

  test('[SEARCH-11] more results are loaded, each once', async ({page}) => {
    await page.goto(go('/search?q=video'));
    await expect(page.getByRole('article')).toHaveCount(20);
    const total = Number(/\d+/.exec((await page.getByRole('status').textContent()) ?? '')?.[0]);
    expect(total).toBeGreaterThan(20);
    await page.getByRole('button', {name: 'Load more results'}).click();
    await expect(page.getByRole('article')).toHaveCount(Math.min(40, total));
    const links = await page
      .getByRole('article')
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(new Set(links).size).toBe(links.length);
  });

  test('[SEARCH-11] typing writes the address, the address sets the field', async ({page}) => {
    await page.goto(go('/search'));
    await hydrated(page);
    const field = page.getByRole('searchbox', {name: 'Search'});
    await field.fill('spring');
    await page.waitForURL('**/search?q=spring');
    await expect(page.getByRole('article').first()).toContainText('spring()');
    await field.fill('interpolate');
    await field.press('Enter');
    await page.waitForURL('**/search?q=interpolate');
    await expect(page.getByRole('article').first()).toContainText('interpolate()');
    await page.goBack();
    await expect(field).toHaveValue('spring');
    await expect(page.getByRole('article').first()).toContainText('spring()');
    await field.fill('');
    await expect(page.getByRole('article')).toHaveCount(0);
  });

  test('[SEARCH-11] the kind of page is chosen in the address', async ({page}) => {
    await page.goto(go('/search?q=video'));
    const api = page.getByRole('button', {name: /^API \d+$/});
    const count = /\d+/.exec((await api.textContent()) ?? '')?.[0] ?? '';
    await api.click();
    await page.waitForURL('**/search?q=video&kind=api');
    await expect(api).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByRole('status')).toHaveText(
      `${count} result${count === '1' ? '' : 's'} for “video”`,
    );
    await page.reload();
    await expect(api).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByRole('article').first()).toContainText('API');
    await page.getByRole('button', {name: /^All \d+$/}).click();
    await page.waitForURL('**/search?q=video');
  });

  test('[SEARCH-11] idle, loading, stalled and error are distinct states', async ({page}) => {
    await page.goto(go('/search'));
    await hydrated(page);
    const status = page.getByRole('status');
    await expect(status).toHaveAttribute('data-status', 'idle');
    await expect(page.getByRole('link', {name: 'API overview'})).toBeVisible();
    await engine.disturb(page, 'delay');
    await page.getByRole('searchbox', {name: 'Search'}).fill('spring');
    await expect(status).toHaveAttribute('data-status', 'stalled');
    await expect(status).toHaveText('Searching …');
    await expect(status).toHaveAttribute('data-status', 'idle');
    await expect(page.getByRole('article').first()).toBeVisible();
    await engine.mend(page);
    await engine.disturb(page, 'abort');
    await page.goto(go('/search?q=spring'));
    await expect(page.getByText('Unable to fetch results')).toBeVisible();
    await engine.mend(page);
    await page.getByRole('button', {name: 'Try again'}).click();
    await expect(page.getByRole('article').first()).toBeVisible();
  });

  test('[SEARCH-11] a query without results says so', async ({page}) => {
    await page.goto(go('/search?q=zzqqxxyy'));
    await expect(page.getByText('No results for “zzqqxxyy”')).toBeVisible();
    await expect(page.getByRole('link', {name: 'Let us know.'})).toBeVisible();
  });

  test('queries are text, wherever they come from', async ({page}) => {
    const complaints = watch(page);
    for (const payload of payloads) {
      const query = payload.slice(0, 64);
      await page.goto(go(`/search?q=${encodeURIComponent(payload)}`));
      await expect(page.getByRole('searchbox', {name: 'Search'})).toHaveValue(query);
      await expect(page.getByRole('status')).toHaveAttribute('data-status', 'idle');
      await page.keyboard.press('Control+k');
      await input(page).fill(query);
      await expect(page.locator('.search-hit, .DocSearch-NoResults').first()).toBeVisible();
      await expectUnharmed(page);
    }
    expect(complaints()).toEqual([]);
  });

  test('what the index holds is text, in the modal, among recent searches and on the page', async ({
    page,
  }) => {
    const complaints = watch(page);
    const title = `useCurrentFrame ${payloads.join(' ')}`;
    const label = payloads[0] ?? '';
    await engine.rewrite(page, 'useCurrentFrame()', title);
    await engine.rewrite(page, 'remotion', label);
    await open(page, go('/docs/'));
    await ask(page, 'useCurrentFrame');
    await expect(hits(page).first().locator('.search-hit__title')).toHaveText(title);
    await expect(hits(page).first()).toContainText(label);
    await expectUnharmed(page);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/docs/use-current-frame');
    await page.keyboard.press('Control+k');
    await expect(group(page, 'Recent').locator('.search-hit__title')).toHaveText(title);
    expect(await page.evaluate(() => 'attacked' in window)).toBe(false);
    await page.goto(go('/search?q=useCurrentFrame'));
    await expect(page.getByRole('article').first()).toContainText(title);
    await expect(page.getByRole('article').first()).toContainText(label);
    await expectUnharmed(page);
    expect(complaints()).toEqual([]);
  });

  test('titles that look like tags are shown as they are, also as recent searches', async ({
    page,
  }) => {
    await open(page, go('/docs/'));
    await ask(page, '<Sequence>');
    await expect(hits(page).first()).toContainText('<Sequence>');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/docs/sequence');
    await page.keyboard.press('Control+k');
    await expect(hits(page).first()).toContainText('<Sequence>');
  });

  test('modal and page have no accessibility findings, light and dark', async ({page}) => {
    await page.emulateMedia({colorScheme: 'light', reducedMotion: 'reduce'});
    await open(page, go('/docs/'));
    expect(await axeFindingsInBothModes(page)).toEqual([]);
    await ask(page, 'video');
    expect(await axeFindingsInBothModes(page)).toEqual([]);
    await input(page).fill('zzqqxxyy');
    await expect(page.getByText('No results for')).toBeVisible();
    expect(await axeFindingsInBothModes(page)).toEqual([]);
    await ask(page, 'useCurrentFrame');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/docs/use-current-frame');
    await page.keyboard.press('Control+k');
    await expect(group(page, 'Recent')).toBeVisible();
    expect(await axeFindingsInBothModes(page)).toEqual([]);
    await page.goto(go('/search?q=video'));
    await expect(page.getByRole('article').first()).toBeVisible();
    expect(await axeFindingsInBothModes(page)).toEqual([]);
  });

  test('arrow keys move through the results and say which is active', async ({page}) => {
    await open(page, go('/docs/'));
    await ask(page, 'video');
    await page.keyboard.press('ArrowDown');
    const active = await input(page).getAttribute('aria-activedescendant');
    const selected = dialog(page).locator('[aria-selected="true"]');
    await expect(selected).toHaveCount(1);
    await expect(selected).toHaveAttribute('id', active ?? '');
    const target = await selected.locator('.search-hit').getAttribute('href');
    await page.keyboard.press('Enter');
    await page.waitForURL(`**${target ?? ''}`);
  });

  test('opening and closing shifts nothing and keeps the place on the page', async ({page}) => {
    await recordLayoutShift(page);
    await page.goto(go('/docs/'));
    await hydrated(page);
    await page.evaluate(() => {
      window.scrollTo(0, 200);
    });
    const before = await page.evaluate(() => window.scrollY);
    await page.keyboard.press('Control+k');
    await expect(input(page)).toBeFocused();
    await twoFrames(page);
    expect(await layoutShift(page)).toBeLessThan(0.001);
    // While words load, matches in names are shown; more pages may be inserted between them.
    await ask(page, 'spring');
    await twoFrames(page);
    const answered = await layoutShift(page);
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await twoFrames(page);
    expect(await page.evaluate(() => window.scrollY)).toBe(before);
    expect((await layoutShift(page)) - answered).toBeLessThan(0.001);
  });
};
