import {expect, test, type Page} from '@playwright/test';

import {holdRequests} from '../support/faults';
import {hydrated, idleMoments} from '../support/site';

const demo = (page: Page): ReturnType<Page['getByRole']> =>
  page.getByRole('region', {name: 'Text as wide as its box'});

/** A page with one demo, below the first view. */
const path = '/docs/layout-utils/fit-text';

test('a demo plays a composition that its controls change', async ({page}) => {
  await page.goto(path);
  await hydrated(page);
  const section = demo(page);
  await section.scrollIntoViewIfNeeded();
  const frame = section.locator('output').first();
  const before = await frame.textContent();
  await expect(section.getByRole('button', {name: 'Pause'})).toBeVisible();
  await expect(frame).not.toHaveText(before ?? '');
  await section.getByRole('button', {name: 'Pause'}).click();
  // The player is what a reader sees: it covers the still.
  const still = section.getByRole('img', {name: /The words "Hello there" fill a box/});
  const isCovered = await still.evaluate((image) => {
    const {left, top, width, height} = image.getBoundingClientRect();
    const seen = document.elementFromPoint(left + width / 2, top + height / 2);
    return Boolean(seen?.closest('.__remotion-player'));
  });
  expect(isCovered).toBe(true);
  await section.getByLabel('Text', {exact: true}).fill('Hello frames');
  await expect(section.locator('.__remotion-player')).toContainText('Hello');
  await section.getByLabel('Largest font size (px)').fill('80');
  await section.getByRole('slider', {name: 'Frame'}).fill('0');
  await expect(frame).toHaveText(/^0 \//);
});

test('nothing of the player is requested before a demo comes near the view', async ({page}) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.setViewportSize({width: 1280, height: 320});
  await page.goto(path);
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  const before = scripts.length;
  await demo(page).scrollIntoViewIfNeeded();
  await expect(demo(page).locator('.__remotion-player')).toBeVisible();
  expect(scripts.length).toBeGreaterThan(before);
});

test('a demo that loads just below the view plays once it is in view', async ({page}) => {
  await page.setViewportSize({width: 1280, height: 320});
  await page.goto(path);
  await hydrated(page);
  const section = demo(page);
  // 50 pixels below the view: near enough to load, too far to play.
  await section.evaluate((element) => {
    window.scrollTo({
      top: element.getBoundingClientRect().top + window.scrollY - window.innerHeight - 50,
      behavior: 'instant',
    });
  });
  await expect(section.getByRole('button', {name: 'Play'})).toBeEnabled();
  await section.locator('.__remotion-player').scrollIntoViewIfNeeded();
  await expect(section.getByRole('button', {name: 'Pause'})).toBeVisible();
});

test('a demo in view leaves the page time to load, and then plays', async ({page}) => {
  const pictures = await holdRequests(page, /player-greeting\.webp$/);
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.goto('/player/', {waitUntil: 'commit'});
  // The page can't finish loading, so a key starts the app.
  await page.locator('h1').waitFor();
  await page.keyboard.press('Shift');
  await hydrated(page);
  const before = scripts.length;
  const picture = page.getByRole('figure', {name: 'A greeting with two props'});
  await picture.scrollIntoViewIfNeeded();
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestIdleCallback(resolve));
      }),
  );
  expect(scripts.slice(before)).toEqual([]);
  await pictures.release();
  await expect(picture.locator('.__remotion-player')).toBeVisible();
  expect(scripts.length).toBeGreaterThan(before);
});

test('a reader who wants less motion gets the still until pressing play', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await page.goto(path);
  await hydrated(page);
  const section = demo(page);
  await section.scrollIntoViewIfNeeded();
  await expect(section.getByRole('button', {name: 'Play'})).toBeEnabled();
  const frame = await section.locator('output').first().textContent();
  await idleMoments(page);
  await expect(section.locator('output').first()).toHaveText(frame ?? '');
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('[NOJS-01] the still and the code of a demo are there', async ({page}) => {
    await page.goto(path);
    const still = page.getByRole('img', {name: /The words "Hello there" fill a box/});
    await still.scrollIntoViewIfNeeded();
    await expect(still).toBeVisible();
    expect(await still.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1280);
    await expect(demo(page).locator('figure.code')).toContainText('fitText');
  });
});
