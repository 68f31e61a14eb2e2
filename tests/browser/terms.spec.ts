import {expect, test, type Locator, type Page} from '@playwright/test';

import {axeFindings, hydrated, layoutShift, recordLayoutShift, twoFrames} from '../support/site';

const page = '/docs/the-fundamentals';

/** Opens the page; returns a term in its text, and the card. */
const open = async (tab: Page): Promise<{term: Locator; card: Locator}> => {
  await tab.goto(page);
  await hydrated(tab);
  return {term: tab.locator('.term', {hasText: 'entry point'}), card: tab.getByRole('tooltip')};
};

test('a term shows its definition while the pointer rests on it or on the card', async ({
  page: tab,
}) => {
  await recordLayoutShift(tab);
  const {term, card} = await open(tab);
  await term.scrollIntoViewIfNeeded();
  await twoFrames(tab);
  const before = await layoutShift(tab);
  await term.hover();
  await expect(card).toHaveText('The entry point is the file that calls registerRoot().');
  await twoFrames(tab);
  expect(await layoutShift(tab)).toBe(before);
  await expect(term).toHaveAccessibleDescription(
    'The entry point is the file that calls registerRoot().',
  );
  expect(await axeFindings(tab)).toEqual([]);
  await card.hover();
  await expect(card).toBeVisible();
  await tab.getByRole('heading', {level: 1}).hover();
  await expect(card).toBeHidden();
});

test('with the keyboard, focus shows the card, Escape closes it, Enter follows the link', async ({
  page: tab,
}) => {
  const {term, card} = await open(tab);
  await term.scrollIntoViewIfNeeded();
  await twoFrames(tab);
  // Focus counts as one by keyboard after a key.
  await tab.keyboard.press('Shift');
  await term.focus();
  await expect(card).toContainText('registerRoot()');
  await tab.keyboard.press('Escape');
  await expect(card).toBeHidden();
  await expect(term).toBeFocused();
  await tab.keyboard.press('Enter');
  await expect(tab).toHaveURL(/\/docs\/terminology\/entry-point$/);
});

test.describe('touch', () => {
  test.use({viewport: {width: 390, height: 844}, hasTouch: true, isMobile: true});

  test('the first tap shows the card within the screen, the next one follows the link', async ({
    page: tab,
  }) => {
    const {term, card} = await open(tab);
    await term.tap();
    await expect(card).toContainText('registerRoot()');
    await expect(tab).toHaveURL(new RegExp(`${page}$`));
    const box = await card.boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 400)).toBeLessThanOrEqual(390);
    await tab.getByRole('heading', {level: 1}).tap();
    await expect(card).toBeHidden();
    await term.tap();
    await expect(card).toBeVisible();
    await term.tap();
    await expect(tab).toHaveURL(/\/docs\/terminology\/entry-point$/);
  });
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('[NOJS-01] a term leads to its page', async ({page: tab}) => {
    await tab.goto(page);
    await tab.locator('.term', {hasText: 'entry point'}).click();
    await expect(tab.getByRole('heading', {level: 1})).toHaveText('Entry point');
  });
});
