import {expect, test, type Page} from '@playwright/test';

import {holdRequests, visit} from '../../support/faults';
import {
  axeFindingsInBothModes,
  hydrated,
  layoutShift,
  recordLayoutShift,
  twoFrames,
} from '../../support/site';
import {watch, watchFailing} from './sharedSearchTests';
import {
  ask,
  button,
  dialog,
  disturb,
  hits,
  input,
  mend,
  open,
  rewriteNames,
  stored,
} from './embeddedSearch';

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

/** Fails when a payload was treated as more than text. */
const expectUnharmed = async (page: Page): Promise<void> => {
  const injected = page
    .locator('.search-dialog, .search-page-wrapper main')
    .locator(
      'img:not([src^="/img/demos/"]), iframe, script, details, math, object, [onerror], [onload]',
    );
  await expect(injected).toHaveCount(0);
  expect(await page.evaluate(() => 'attacked' in window)).toBe(false);
};

test('[SEARCH-02] the rest of the page cannot be reached while the dialog is open', async ({
  page,
}) => {
  await open(page);
  await ask(page, 'spring');
  for (let press = 0; press < 40; press++) {
    await page.keyboard.press('Tab');
    const isOutside = await page.evaluate(
      () => document.activeElement?.closest('#__docusaurus') !== null,
    );
    expect(isOutside).toBe(false);
  }
  await page.mouse.click(5, 5);
  await expect(dialog(page)).toHaveCount(0);
  await expect(button(page)).toBeFocused();
});

test('[SEARCH-03] stored lists that are no JSON, no list or have foreign entries do no harm', async ({
  page,
}) => {
  const complaints = watch(page);
  await open(page);
  for (const [recent, rows] of [
    ['{[', 0],
    ['{"a":1}', 0],
    [JSON.stringify([1, null, {url: 'javascript:alert(1)'}, stored(1)]), 1],
  ] as const) {
    await page.keyboard.press('Escape');
    await page.evaluate((list) => {
      localStorage.setItem('search.recent', list);
    }, recent);
    await page.keyboard.press('Control+k');
    await ask(page, 'spring');
    await input(page).fill('');
    await expect(page.locator('.search-row'), recent).toHaveCount(rows);
  }
  expect(complaints()).toEqual([]);
});

test('[SEARCH-08] failures are reported, trying again works, and the page is unharmed', async ({
  page,
}) => {
  const complaints = watchFailing(page);
  await disturb(page, 'nonsense');
  await open(page);
  await input(page).fill('spring');
  const failed = page.getByText('Unable to fetch results');
  await expect(failed).toBeVisible();
  await expect(page.getByText('You might want to check your network connection.')).toBeVisible();
  await expect(page.getByText('No results for')).toBeHidden();
  await mend(page);
  await disturb(page, 'abort');
  const aborted = page.waitForEvent('requestfailed');
  const again = page.getByRole('button', {name: 'Try again'});
  await again.click();
  await aborted;
  await expect(failed).toBeVisible();
  await mend(page);
  await again.click();
  await expect(hits(page).first()).toBeVisible();
  await expect(failed).toHaveCount(0);
  await expect(input(page)).toHaveValue('spring');
  await page.keyboard.press('Escape');
  await expect(button(page)).toBeFocused();
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  expect(complaints()).toEqual([]);
});

test('[SEARCH-11] a deep link shows results, without a layout shift, and more are loaded, each once', async ({
  page,
}) => {
  const complaints = watch(page);
  await recordLayoutShift(page);
  await page.goto('/search?q=video');
  await expect(page.getByRole('searchbox', {name: 'Search'})).toHaveValue('video');
  await expect(page.getByRole('article')).toHaveCount(20);
  await expect(page.getByRole('status')).toHaveText(/^\d+ results for “video”$/);
  await page.waitForLoadState('networkidle');
  expect(await layoutShift(page)).toBeLessThan(0.001);
  const total = Number(/\d+/.exec((await page.getByRole('status').textContent()) ?? '')?.[0]);
  expect(total).toBeGreaterThan(20);
  await page.getByRole('button', {name: 'Load more results'}).click();
  await expect(page.getByRole('article')).toHaveCount(Math.min(40, total));
  const links = await page
    .getByRole('article')
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(new Set(links).size).toBe(links.length);
  expect(complaints()).toEqual([]);
});

test('[SEARCH-11] typing writes the address, the address sets the field', async ({page}) => {
  await page.goto('/search');
  await hydrated(page);
  const field = page.getByRole('searchbox', {name: 'Search'});
  await field.fill('spring');
  await page.waitForURL('**/search?q=spring');
  await expect(page.getByRole('article').first()).toContainText('spring()');
  await field.press('Enter');
  // What is typed at pauses is no query of its own: Back leads to the last one.
  await field.fill('inter');
  await page.waitForURL('**/search?q=inter');
  await field.fill('interpolate');
  await page.waitForURL('**/search?q=interpolate');
  await expect(page.getByRole('article').first()).toContainText('interpolate()');
  await page.goBack();
  await expect(field).toHaveValue('spring');
  await expect(page.getByRole('article').first()).toContainText('spring()');
  await field.fill('');
  await expect(page.getByRole('article')).toHaveCount(0);
});

test('[SEARCH-11] results whose texts load slowly leave nothing behind in those of the next query', async ({
  page,
  context,
}) => {
  const texts = await holdRequests(context, /\/assets\/search\/[^/]+\/texts\//);
  await page.goto('/search?q=spring');
  await expect(page.getByRole('article').first()).toContainText('spring()');
  expect(texts.count()).toBeGreaterThan(0);
  await texts.release();
  await page.getByRole('searchbox', {name: 'Search'}).fill('interpolate');
  await page.waitForURL('**/search?q=interpolate');
  await expect(page.getByRole('status')).toHaveText(/“interpolate”$/);
  await expect(page.getByRole('article')).toHaveCount(20);
  await expect(page.getByRole('article').first()).toContainText('interpolate()');
});

test('[SEARCH-11] the kind of page is chosen in the address', async ({page}) => {
  await page.goto('/search?q=video');
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
  await page.goto('/search');
  await hydrated(page);
  const status = page.getByRole('status');
  await expect(status).toHaveAttribute('data-status', 'idle');
  await expect(page.getByRole('link', {name: 'API overview'})).toBeVisible();
  await disturb(page, 'delay');
  await page.getByRole('searchbox', {name: 'Search'}).fill('spring');
  await expect(status).toHaveAttribute('data-status', 'stalled');
  await expect(status).toHaveText('Searching …');
  await expect(status).toHaveAttribute('data-status', 'idle');
  await expect(page.getByRole('article').first()).toBeVisible();
  await mend(page);
  await disturb(page, 'abort');
  await page.goto('/search?q=spring');
  await expect(page.getByText('Unable to fetch results')).toBeVisible();
  await mend(page);
  await page.getByRole('button', {name: 'Try again'}).click();
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('[SEARCH-11] a query without results says so', async ({page}) => {
  await page.goto('/search?q=zzqqxxyy');
  await expect(page.getByText('No results for “zzqqxxyy”')).toBeVisible();
  await expect(page.getByRole('link', {name: 'Let us know.'})).toBeVisible();
});

test('queries are text, wherever they come from', async ({page}) => {
  const complaints = watch(page);
  for (const [index, payload] of payloads.entries()) {
    const query = payload.slice(0, 64);
    const address = `/search?q=${encodeURIComponent(payload)}`;
    await (index === 0 ? page.goto(address) : visit(page, address));
    await expect(page.getByRole('searchbox', {name: 'Search'})).toHaveValue(query);
    await expect(page.getByRole('status')).toHaveAttribute('data-status', 'idle');
    await page.keyboard.press('Control+k');
    await input(page).fill(query);
    await expect(page.locator('.search-hit, .search-dialog__message').first()).toBeVisible();
    await expectUnharmed(page);
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
  }
  expect(complaints()).toEqual([]);
});

test('what the index holds is text, in the dialog, among recent searches and on the page', async ({
  page,
}) => {
  const complaints = watch(page);
  const title = `useCurrentFrame ${payloads.join(' ')}`;
  const label = payloads[0] ?? '';
  await rewriteNames(page, [
    ['useCurrentFrame()', title],
    ['remotion', label],
  ]);
  await open(page);
  await ask(page, 'useCurrentFrame');
  await expect(hits(page).first().locator('.search-hit__title')).toHaveText(title);
  await expect(hits(page).first()).toContainText(label);
  await expectUnharmed(page);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/docs/use-current-frame');
  await page.keyboard.press('Control+k');
  await expect(page.locator('.search-row .search-hit__title')).toHaveText(title);
  expect(await page.evaluate(() => 'attacked' in window)).toBe(false);
  await page.goto('/search?q=useCurrentFrame');
  await expect(page.getByRole('article').first()).toContainText(title);
  await expect(page.getByRole('article').first()).toContainText(label);
  await expectUnharmed(page);
  expect(complaints()).toEqual([]);
});

test('dialog and page have no accessibility findings, light and dark', async ({page}) => {
  await page.emulateMedia({colorScheme: 'light', reducedMotion: 'reduce'});
  await open(page);
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
  await expect(page.locator('.search-row')).toBeVisible();
  expect(await axeFindingsInBothModes(page)).toEqual([]);
  await page.goto('/search?q=video');
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(await axeFindingsInBothModes(page)).toEqual([]);
});

test('arrow keys move through the results and say which is active', async ({page}) => {
  await open(page);
  await ask(page, 'video');
  await page.keyboard.press('ArrowDown');
  const active = await input(page).getAttribute('aria-activedescendant');
  const selected = dialog(page).locator('[aria-selected="true"]');
  await expect(selected).toHaveCount(1);
  await expect(selected).toHaveAttribute('id', active ?? '');
  const target = await selected.getAttribute('href');
  await page.keyboard.press('Enter');
  await page.waitForURL(`**${target ?? ''}`);
});

test('a result under the pointer is the active one; a click with Ctrl is the browser’s, and leaves the dialog open', async ({
  page,
}) => {
  await open(page);
  await ask(page, 'spring');
  const option = dialog(page).getByRole('option').nth(2);
  await option.hover();
  await expect(option).toHaveAttribute('aria-selected', 'true');
  await expect(dialog(page).locator('[aria-selected="true"]')).toHaveCount(1);
  const target = (await option.getAttribute('href')) ?? '';
  // The new tab itself is left out.
  await page.evaluate(() => {
    window.addEventListener('click', (event) => {
      document.body.dataset.isForBrowser = String(!event.defaultPrevented);
      event.preventDefault();
    });
  });
  await option.click({modifiers: ['Control']});
  await expect(page.locator('body')).toHaveAttribute('data-is-for-browser', 'true');
  await expect(page).toHaveURL('/docs/');
  await expect(option).toBeVisible();
  // It is a recent search, too. The button empties the field and leaves the focus there.
  await dialog(page).getByTitle('Clear the query').click();
  await expect(input(page)).toHaveValue('');
  await expect(input(page)).toBeFocused();
  await expect(dialog(page).getByRole('row')).toHaveCount(1);
  await expect(dialog(page).getByRole('row').getByRole('link')).toHaveAttribute('href', target);
});

test('[A11Y-01] the arrow keys go from the last result to the first and back', async ({page}) => {
  await open(page);
  await ask(page, 'video');
  const options = dialog(page).getByRole('option');
  const count = await options.count();
  expect(count).toBeGreaterThan(2);
  const expectChosen = async (place: number): Promise<void> => {
    await expect(options.nth(place)).toHaveAttribute('aria-selected', 'true');
    await expect(dialog(page).locator('[aria-selected="true"]')).toHaveCount(1);
    await expect(options.nth(place)).toBeInViewport({ratio: 0.9});
  };
  await expectChosen(0);
  await page.keyboard.press('ArrowUp');
  await expectChosen(count - 1);
  await page.keyboard.press('ArrowDown');
  await expectChosen(0);
  for (let press = 0; press < count - 1; press++) await page.keyboard.press('ArrowDown');
  await expectChosen(count - 1);
  await page.keyboard.press('ArrowDown');
  await expectChosen(0);
});

test('[A11Y-01] the arrow keys go around the recent searches, too', async ({page}) => {
  await page.addInitScript(
    (list) => {
      localStorage.setItem('search.recent', list);
    },
    JSON.stringify([stored(1), stored(2), stored(3)]),
  );
  await open(page);
  const rows = dialog(page).getByRole('row');
  await expect(rows).toHaveCount(3);
  for (const [key, chosen] of [
    ['ArrowUp', 'Page 3'],
    ['ArrowUp', 'Page 2'],
    ['ArrowDown', 'Page 3'],
    ['ArrowDown', 'Page 1'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(dialog(page).locator('[aria-selected="true"]')).toContainText(chosen);
  }
});

test('a key that an input method uses while it composes leaves the choice and the page alone', async ({
  page,
}) => {
  await open(page);
  await ask(page, 'spring');
  await input(page).fill('');
  const session = await page.context().newCDPSession(page);
  // As typing "video" with an input method does: the letters are there, and not yet confirmed.
  await session.send('Input.imeSetComposition', {
    text: 'video',
    selectionStart: 5,
    selectionEnd: 5,
  });
  await expect(input(page)).toHaveValue('video');
  const options = dialog(page).getByRole('option');
  await expect(options.nth(2)).toBeVisible();
  await expect(page.getByRole('link', {name: /^See all \d+ results$/})).toBeVisible();
  const expectFirst = async (): Promise<void> => {
    await twoFrames(page);
    await expect(options.first()).toHaveAttribute('aria-selected', 'true');
    await expect(dialog(page).locator('[aria-selected="true"]')).toHaveCount(1);
  };
  // They choose among the candidates of the input method.
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowUp', 'ArrowUp']) {
    await page.keyboard.press(key);
    await expectFirst();
  }
  await session.send('Input.insertText', {text: 'video'});
  await expect(input(page)).toHaveValue('video');
  await page.keyboard.press('ArrowDown');
  await expect(options.nth(1)).toHaveAttribute('aria-selected', 'true');
});

test('opening and closing shifts nothing and keeps the place on the page', async ({page}) => {
  await recordLayoutShift(page);
  await page.goto('/docs/');
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

test('[SEARCH-04] [SEARCH-07] a hit has its signature, what was not found can be reported, all results are counted', async ({
  page,
}) => {
  await open(page);
  await test.step('a hit of the reference has its signature, package and still', async () => {
    await ask(page, 'spring');
    const first = hits(page).first();
    await expect(first.locator('.search-hit__signature')).toHaveText(
      /^spring\(options: \{ frame: number;/,
    );
    await expect(first.locator('.search-hit__where')).toContainText('remotion');
    const still = first.locator('img');
    await expect(still).toHaveAttribute('loading', 'lazy');
    await expect
      .poll(() => still.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  });
  await test.step('what was not found can be reported', async () => {
    await input(page).fill('zzqqxxyy');
    await expect(page.getByText('Believe this query should return results?')).toBeVisible();
    const report = page.getByRole('link', {name: 'Let us know.'});
    await expect(report).toHaveAttribute('href', /^https:\/\/github\.com\/.*zzqqxxyy/);
  });
  await test.step('the search page has as many results as the dialog says', async () => {
    await ask(page, 'video');
    const link = page.getByRole('link', {name: /^See all \d+ results$/});
    const count = /\d+/.exec((await link.textContent()) ?? '')?.[0];
    await link.click();
    await page.waitForURL('**/search?q=video');
    await expect(page.getByRole('status')).toHaveText(`${count ?? ''} results for “video”`);
  });
});

test('[SEARCH-05] the search page takes 64 characters', async ({page}) => {
  await page.goto(`/search?q=${'y'.repeat(80)}`);
  const field = page.getByRole('searchbox', {name: 'Search'});
  await expect(field).toHaveValue('y'.repeat(64));
  await expect(field).toHaveAttribute('maxlength', '64');
});

test('Enter before the results opens the first one once it is known', async ({page}) => {
  await disturb(page, 'delay');
  await open(page);
  await input(page).fill('useCurrentFrame');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/docs/use-current-frame');
});

test('no stills for visitors who save data', async ({page}) => {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'connection', {get: () => ({saveData: true})});
  });
  // The app starts only when it is wanted.
  await page.goto('/docs/');
  await page.keyboard.press('Control+k');
  await expect(input(page)).toBeFocused();
  await ask(page, 'spring');
  await expect(hits(page).first().locator('.search-hit__signature')).toBeVisible();
  await expect(dialog(page).locator('img')).toHaveCount(0);
});

test('hits keep their places under the pointer when texts arrive', async ({page, context}) => {
  const texts = await holdRequests(context, /assets\/search\/[^/]+\/(words|texts)\//);
  await open(page);
  await input(page).fill('video quality');
  await expect(page.getByRole('link', {name: 'See all results'})).toBeVisible();
  const places = (): Promise<string[]> =>
    hits(page).evaluateAll((all) =>
      all.slice(0, 3).map((hit) => {
        const {top, height} = hit.getBoundingClientRect();
        return `${(hit as HTMLAnchorElement).pathname} ${top} ${height}`;
      }),
    );
  await hits(page).nth(1).hover();
  const before = await places();
  await texts.release();
  await expect(page.getByRole('link', {name: /^See all \d+ results$/})).toBeVisible();
  expect(await places()).toEqual(before);
});
