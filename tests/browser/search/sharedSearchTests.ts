import {expect, test, type Locator, type Page} from '@playwright/test';

import {hydrated, idleMoments, watchPage} from '../../support/site';

/** What a search consists of, as selectors. */
export interface SearchParts {
  button: string;
  input: string;
  hit: string;
  /** What a hit is opened by. */
  link: string;
  snippet: string;
  group: string;
  stalled: string;
  suggestion: string;
  /** Keys of the browser's storage. */
  recent: string;
  favorite: string;
}

/** A site with one of the engines, and how to disturb it. */
export interface EngineUnderTest {
  /** Origin of the site. */
  url: () => string;
  parts: SearchParts;
  /**
   * Requests for code or styles of the dialog, and whether nothing else looks like them: the theme's
   * are among the code of every page.
   */
  dialogFiles: {pattern: RegExp; areDistinct: boolean};
  /** An entry as the dialog stores it. */
  stored: (number: number) => unknown;
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
  /** Words for which results have snippets. */
  snippetWords: readonly string[];
}

/** Delay of a slow engine, in milliseconds. */
export const slow = 1500;

/** What the page must not do; the hosted engine may call the hosts of its service. */
export const watch = (page: Page): (() => string[]) => {
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

const wordsOf = (snippet: string): number =>
  (snippet.match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu) ?? []).length;

/** Tests of what both engines do in the browser; call it within a `describe`. */
export const testSearch = (engine: EngineUnderTest): void => {
  const {parts} = engine;
  const button = (page: Page): Locator => page.locator(parts.button);
  const input = (page: Page): Locator => page.locator(parts.input);
  const hits = (page: Page): Locator => page.locator(parts.hit);
  const group = (page: Page, title: string): Locator =>
    page.locator(parts.group, {hasText: new RegExp(`^${title}`)});
  const go = (path: string): string => engine.url() + path;

  const open = async (page: Page): Promise<void> => {
    await page.goto(go('/docs/'));
    await hydrated(page);
    await page.keyboard.press('Control+k');
    await expect(input(page)).toBeFocused();
  };

  const ask = async (page: Page, query: string): Promise<void> => {
    await input(page).fill(query);
    // Recent searches are hits too; only results have the link to all of them.
    await expect(page.getByRole('link', {name: /^See all \d+ results$/})).toBeVisible();
  };

  /** Snippets for the first of the queries that has some. They may appear in a second step. */
  const snippets = async (page: Page): Promise<string[]> => {
    let attempt = 0;
    const shown = page.locator(parts.snippet, {hasText: /\p{L}/u});
    await expect(async () => {
      await input(page).fill('');
      await ask(page, engine.snippetWords[attempt++ % engine.snippetWords.length] ?? '');
      await expect(shown.first()).toBeVisible({timeout: 2000});
    }).toPass();
    return shown.allTextContents();
  };

  const fillStorage = async (
    page: Page,
    lists: {recent: unknown; favorite?: unknown},
  ): Promise<void> => {
    await page.addInitScript(
      ([recent, favorite]) => {
        for (const [key, value] of [recent, favorite]) localStorage.setItem(key, value);
      },
      [
        [parts.recent, JSON.stringify(lists.recent)],
        [parts.favorite, JSON.stringify(lists.favorite ?? [])],
      ] as const,
    );
  };

  test.beforeEach(async ({page}) => {
    await engine.prepare(page);
  });

  test('[SEARCH-01] Ctrl+K, Cmd+K, /, a click and a letter typed on the button open the dialog', async ({
    page,
  }) => {
    const complaints = watch(page);
    await page.goto(go('/docs/'));
    await hydrated(page);
    for (const key of ['Control+k', 'Meta+k', '/']) {
      await page.keyboard.press(key);
      await expect(input(page)).toBeFocused();
      await expect(input(page)).toHaveValue('');
      await page.keyboard.press('Escape');
      await expect(input(page)).toHaveCount(0);
    }
    await button(page).click();
    await expect(input(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(input(page)).toHaveCount(0);
    await button(page).focus();
    await page.keyboard.press('s');
    await expect(input(page)).toHaveValue('s');
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
    await expect(input(page)).toHaveCount(0);
    await page.keyboard.press('Control+k');
    await expect(input(page)).toBeFocused();
  });

  for (const intent of ['hover', 'focus', 'touch'] as const) {
    test(`[SEARCH-01] the dialog's code is fetched on ${intent}, not before`, async ({page}) => {
      const requests: string[] = [];
      page.on('request', (request) => {
        if (engine.dialogFiles.pattern.test(request.url())) requests.push(request.url());
      });
      await page.goto(go('/docs/'));
      await hydrated(page);
      await page.waitForLoadState('networkidle');
      if (engine.dialogFiles.areDistinct) expect(requests).toEqual([]);
      requests.length = 0;
      if (intent === 'hover') await button(page).hover();
      else if (intent === 'focus') await button(page).focus();
      else await button(page).dispatchEvent('touchstart');
      await expect.poll(() => requests.length).toBeGreaterThan(0);
      await expect(input(page)).toHaveCount(0);
    });
  }

  test('[SEARCH-02] Escape closes the dialog and the focus returns to the button', async ({
    page,
  }) => {
    await open(page);
    await ask(page, 'spring');
    await page.keyboard.press('Escape');
    await expect(input(page)).toHaveCount(0);
    await expect(button(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(input(page)).toBeFocused();
    await page.keyboard.press('Control+k');
    await expect(input(page)).toHaveCount(0);
    await expect(button(page)).toBeFocused();
  });

  test('[SEARCH-03] what was chosen is listed as Recent and can become a Favorite', async ({
    page,
  }) => {
    await open(page);
    await expect(input(page)).toHaveAttribute('placeholder', 'Search docs');
    await ask(page, 'useCurrentFrame');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/docs/use-current-frame');
    // The theme's dialog starts over when the page changes beneath it.
    await expect(page.getByRole('heading', {level: 1})).toHaveText('useCurrentFrame()');
    await idleMoments(page);
    await page.keyboard.press('Control+k');
    await expect(group(page, 'Recent').locator(parts.hit)).toHaveText([/useCurrentFrame\(\)/]);
    await page.getByTitle('Save this search').click();
    await expect(group(page, 'Favorite').locator(parts.hit)).toHaveText([/useCurrentFrame\(\)/]);
    await expect(group(page, 'Recent')).toHaveCount(0);
    await page.getByTitle('Remove this search from favorites').click();
    await expect(page.getByText('No recent searches')).toBeVisible();
  });

  test('[SEARCH-03] 7 recent searches are listed, 4 with favorites, and 10 favorites', async ({
    page,
    context,
  }) => {
    const twelve = Array.from({length: 12}, (_, number) => engine.stored(number));
    await fillStorage(page, {recent: twelve});
    await open(page);
    await expect(group(page, 'Recent').locator(parts.hit)).toHaveCount(7);
    const second = await context.newPage();
    await engine.prepare(second);
    await fillStorage(second, {
      recent: twelve,
      favorite: twelve.map((_, n) => engine.stored(n + 20)),
    });
    await open(second);
    await expect(group(second, 'Recent').locator(parts.hit)).toHaveCount(4);
    await expect(group(second, 'Favorite').locator(parts.hit)).toHaveCount(10);
  });

  test('[SEARCH-04] "See all results" leads to the search page', async ({page}) => {
    await open(page);
    await ask(page, 'video');
    await page.getByRole('link', {name: /^See all \d+ results$/}).click();
    await page.waitForURL('**/search?q=video');
    await expect(page.getByRole('searchbox', {name: 'Search'})).toHaveValue('video');
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(input(page)).toHaveCount(0);
  });

  test('[SEARCH-06] up to 5 results a group and 20 in all, snippets of 10 words', async ({
    page,
  }) => {
    await open(page);
    await ask(page, engine.crowdedWord);
    const sizes = await Promise.all(
      (await page.locator(parts.group).all()).map((one) => one.locator(parts.hit).count()),
    );
    expect(Math.max(...sizes)).toBe(5);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(20);
    const shown = await snippets(page);
    for (const snippet of shown) expect(wordsOf(snippet)).toBeLessThanOrEqual(10);
    expect(Math.max(...shown.map(wordsOf))).toBeGreaterThan(5);
  });

  test('[SEARCH-06] snippets of 5 words at a width of 768 pixels', async ({page}) => {
    await page.setViewportSize({width: 768, height: 900});
    await open(page);
    for (const snippet of await snippets(page)) expect(wordsOf(snippet)).toBeLessThanOrEqual(5);
  });

  test('[SEARCH-06] a search is shown as stalled after 300 ms', async ({page}) => {
    const complaints = watch(page);
    await engine.disturb(page, 'delay');
    await open(page);
    await input(page).fill('spring');
    await expect(page.locator(parts.stalled)).toBeVisible();
    await expect(hits(page).first()).toBeVisible();
    await expect(page.locator(parts.stalled)).toHaveCount(0);
    expect(complaints()).toEqual([]);
  });

  test('[SEARCH-05] [SEARCH-07] no results: what was searched for, and what to try; a query has at most 64 characters', async ({
    page,
  }) => {
    await open(page);
    await expect(page.getByText('No recent searches')).toBeVisible();
    await ask(page, 'spring');
    await input(page).fill('zzqqxxyy');
    await expect(page.getByText('No results for "zzqqxxyy"')).toBeVisible();
    await expect(page.getByText('Try searching for')).toBeVisible();
    await page.locator(parts.suggestion).first().click();
    await expect(hits(page).first()).toBeVisible();
    await input(page).fill('');
    await input(page).focus();
    await page.keyboard.insertText('x'.repeat(80));
    await expect(input(page)).toHaveValue('x'.repeat(64));
  });

  test('[SEARCH-08] after a failure the next key tries again', async ({page}) => {
    await engine.disturb(page, 'abort');
    await open(page);
    await input(page).fill('sprin');
    await expect(page.getByText('No recent searches')).toBeHidden();
    await expect(hits(page)).toHaveCount(0);
    await engine.mend(page);
    await input(page).fill('spring');
    await expect(hits(page).first()).toBeVisible();
    await expect(page.getByText('Unable to fetch results')).toHaveCount(0);
  });

  test('[SEARCH-10] a result of the site opens without loading the page anew, by click and by Enter', async ({
    page,
  }) => {
    await open(page);
    await page.evaluate(() => Object.assign(window, {sameDocument: true}));
    await ask(page, 'useCurrentFrame');
    await page.locator(parts.link).first().click();
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
    await open(page);
    await ask(page, 'useCurrentFrame');
    await page.keyboard.press('Enter');
    await page.waitForURL(url);
    await expect(page.getByRole('heading')).toHaveText('Elsewhere');
  });

  test('titles that look like tags are shown as they are, also as recent searches', async ({
    page,
  }) => {
    await open(page);
    await ask(page, 'sequence');
    await expect(hits(page).first()).toContainText('<Sequence>');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/docs/sequence');
    await page.keyboard.press('Control+k');
    await expect(hits(page).first()).toContainText('<Sequence>');
  });
};
