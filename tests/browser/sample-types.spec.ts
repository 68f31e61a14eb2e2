import {expect, test, type Locator, type Page} from '@playwright/test';

import {placeOfWord} from '../support/placeOfWord';
import {axeFindings, hydrated, twoFrames} from '../support/site';

const path = '/docs/spring';

const block = (page: Page): Locator => page.locator('figure.code').nth(1);
const card = (page: Page): Locator => page.getByRole('tooltip');

/** The files with types that were loaded so far. */
const loadedTypes = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({name}) => new URL(name).pathname)
      .filter((name) => /SampleTypes|assets\/types/.test(name)),
  );

const open = async (page: Page): Promise<void> => {
  await page.goto(path);
  await hydrated(page);
  await block(page).scrollIntoViewIfNeeded();
};

/** The middle of a word in the block, in pixels of the window; `nth` counts from 0. */
const placeOf = (page: Page, word: string, nth = 0): Promise<{x: number; y: number}> =>
  placeOfWord(block(page), word, nth);

test('an option shows its type while the pointer rests on it or on the card', async ({page}) => {
  await open(page);
  await twoFrames(page);
  expect(await loadedTypes(page)).toEqual([]);
  const before = await block(page).boundingBox();
  const text = await block(page).locator('code[data-language]').textContent();
  const {x, y} = await placeOf(page, 'fps', 1);
  await page.mouse.move(x - 40, y);
  await page.mouse.move(x, y);
  await expect(card(page)).toHaveText(
    /^fps: number\s*Frames per second, from useVideoConfig\(\)\.$/,
  );
  expect(await loadedTypes(page)).toHaveLength(2);
  expect(await block(page).boundingBox()).toEqual(before);
  expect(await block(page).locator('code[data-language]').textContent()).toBe(text);
  expect(await axeFindings(page)).toEqual([]);
  await card(page).hover();
  await expect(card(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(card(page)).toBeHidden();
  const result = await placeOf(page, 'fps');
  await page.mouse.move(result.x, result.y);
  await expect(card(page)).toContainText('Frames per second.');
  await page.getByRole('heading', {level: 2, name: 'Example'}).hover();
  await expect(card(page)).toBeHidden();
});

test.describe('in dark mode', () => {
  test.use({colorScheme: 'dark'});

  test('the card is accessible', async ({page}) => {
    await open(page);
    const {x, y} = await placeOf(page, 'fps', 1);
    await page.mouse.move(x - 40, y);
    await page.mouse.move(x, y);
    await expect(card(page)).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
  });
});

test('an option leads to its heading', async ({page}) => {
  await open(page);
  const {x, y} = await placeOf(page, 'fps');
  await page.mouse.move(x - 40, y);
  await page.mouse.move(x, y);
  await expect(card(page)).toBeVisible();
  await page.mouse.click(x, y);
  await expect(page).toHaveURL(/\/docs\/use-video-config#fps$/);
  await expect(page.getByRole('heading', {name: 'fps'})).toBeInViewport();
});

test('a default is shown', async ({page}) => {
  await page.goto('/docs/sequence');
  await hydrated(page);
  const from = page.locator('figure.code .a', {hasText: /^from$/}).first();
  await from.hover();
  await expect(card(page)).toContainText('from?: number');
  await expect(card(page)).toContainText('Default: 0. ');
});

test('with the keyboard, a block is one more stop at most, and arrow keys go from name to name', async ({
  page,
}) => {
  await open(page);
  const stops = (): Promise<number> => block(page).locator('a:not([tabindex="-1"])').count();
  const before = await stops();
  await page.keyboard.press('Shift');
  await block(page).getByRole('button', {name: /^Copy/}).focus();
  await expect(block(page).locator('.type').first()).toBeAttached();
  expect(await stops()).toBe(before);
  await page.keyboard.press('Tab');
  const focused = block(page).locator('a:focus');
  await expect(focused).toHaveText('AbsoluteFill');
  await expect(card(page)).toContainText('Press ← or → for the other names.');
  await page.keyboard.press('ArrowRight');
  await expect(focused).toHaveText('spring');
  await expect(card(page)).toContainText('spring(options: {');
  await expect(card(page)).not.toContainText('Press');
  await expect(focused).toHaveAccessibleDescription(/^spring\(options: \{/);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(focused).toHaveText('AbsoluteFill');
  await page.keyboard.press('Escape');
  await expect(card(page)).toBeHidden();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/docs\/absolute-fill$/);
});

test('a block whose names are no links gets one stop', async ({page}) => {
  await page.goto('/docs/interpolate');
  await hydrated(page);
  const plain = page.locator('figure.code:not(:has(a)):has(code:text("interpolate("))').first();
  await plain.getByRole('button', {name: /^Copy/}).scrollIntoViewIfNeeded();
  const handle = await plain.elementHandle();
  await page.keyboard.press('Shift');
  await plain.getByRole('button', {name: /^Copy/}).focus();
  await expect
    .poll(() => handle.evaluate((figure) => figure.querySelectorAll('a[tabindex="0"]').length))
    .toBe(1);
});

test.describe('touch', () => {
  test.use({viewport: {width: 390, height: 844}, hasTouch: true, isMobile: true});

  test('the first tap shows the card within the screen, the next one follows the link', async ({
    page,
  }) => {
    await open(page);
    const {x, y} = await placeOf(page, 'fps');
    await page.touchscreen.tap(x, y);
    await expect(card(page)).toContainText('fps: number');
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    const box = await card(page).boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 400)).toBeLessThanOrEqual(390);
    await page.getByRole('heading', {level: 2, name: 'Example'}).tap();
    await expect(card(page)).toBeHidden();
    const link = block(page).getByRole('link', {name: 'useVideoConfig'}).last();
    await link.tap();
    await expect(card(page)).toContainText('useVideoConfig(): VideoConfig');
    await link.tap();
    await expect(page).toHaveURL(/\/docs\/use-video-config$/);
  });

  test('without a connection, links still work', async ({page}) => {
    await page.route(/SampleTypes|assets\/types/, (route) => route.abort());
    await open(page);
    const link = block(page).getByRole('link', {name: 'useVideoConfig'}).last();
    await link.tap();
    await link.tap();
    await expect(page).toHaveURL(/\/docs\/use-video-config$/);
    await expect(card(page)).toHaveCount(0);
  });
});
