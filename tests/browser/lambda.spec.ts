import {expect, test, type Locator, type Page} from '@playwright/test';

import {openReader} from '../support/reader';
import {hydrated, watchPage} from '../support/site';

const open = async (page: Page): Promise<void> => {
  await page.goto('/lambda/');
  await hydrated(page);
};

/** The value for a term of the result. */
const result = (page: Page, term: string): Locator =>
  page
    .locator('dl > div')
    .filter({has: page.getByRole('term').getByText(term, {exact: true})})
    .getByRole('definition')
    .first();

test.describe('the HTML', () => {
  const reader = openReader();

  test('[ROUTE-02] [NOJS-01] /lambda/ answers with its own page, an estimate and what was measured, with and without the slash', async () => {
    const page = reader();
    for (const path of ['/lambda/', '/lambda']) {
      const response = await page.goto(path);
      expect(response?.status()).toBe(200);
      await expect(page).toHaveTitle(/^Lambda \| /);
      await expect(page.getByRole('heading', {level: 1})).toHaveText(
        'One video, rendered on up to 200 machines at once',
      );
    }
    await expect(page.getByRole('img', {name: /^A grid of blue and violet cells/})).toBeVisible();
    await expect(result(page, 'Estimated cost')).toHaveText('$0.0142');
    await expect(page.getByText('12 min', {exact: true})).toBeVisible();
    await expect(page.getByLabel('Concurrency')).toBeHidden();

    const figures = page.getByRole('region', {name: 'Published results'}).getByRole('listitem');
    await expect(figures).toHaveCount(3);
    await expect(figures.nth(0)).toContainText(/15 s.*80-second.*measured.*2022/);
    await expect(figures.nth(1)).toContainText(/12 min.*2-hour.*--frames-per-lambda=1080/);
    await expect(figures.nth(2)).toContainText(
      /\$0\.01.*minute.*estimate.*--frames-per-lambda=12/i,
    );

    const products = page
      .getByRole('region', {name: 'One of three products'})
      .getByRole('listitem');
    const here = products.filter({hasText: 'You are here'});
    await expect(here).toHaveCount(1);
    await expect(here.getByRole('heading')).toHaveText('Lambda');
    await expect(products.getByRole('link', {name: 'Player'})).toHaveAttribute('href', '/player/');
  });
});

test('[ROUTE-02] the model says how a minute is divided, how long it takes and what it costs', async ({
  page,
}) => {
  const {complaints} = watchPage(page);
  await page.emulateMedia({reducedMotion: 'reduce'});
  await open(page);
  // 1800 frames in parts of 22; 2 s + 22 × 0.2 s; 1800 × 0.2 s + 82 × 2.1 s = 532.2 s;
  // 532.2 s × (2 GB × 0.0000133334 + 1.5 GB × 0.0000000309) + 83 × 0.0000002 = 0.01423 dollars.
  await expect(result(page, 'Functions')).toHaveText('82');
  await expect(result(page, 'Invocations')).toHaveText('83');
  await expect(result(page, 'Rendering time')).toHaveText('6.4 s');
  await expect(result(page, 'Billed time')).toHaveText('8 min 52 s');
  await expect(result(page, 'Estimated cost')).toHaveText('$0.0142');

  await test.step('the picture shows the plan', async () => {
    const picture = page.getByRole('figure', {name: 'A render, split and merged'});
    await picture.scrollIntoViewIfNeeded();
    await expect(picture.getByRole('button', {name: 'Play'})).toBeEnabled();
    await expect(picture).toContainText('82 functions');
    await page.getByLabel('Concurrency').fill('5');
    await expect(picture).toContainText('5 functions');
    await picture.getByRole('slider', {name: 'Frame'}).fill('224');
    await expect(picture).toContainText('video.mp4');
    await expect(picture).toContainText('74.0 s');
    await expect(result(page, 'Rendering time')).toHaveText('1 min 14 s');
  });

  await test.step('every input has its effect', async () => {
    await page.getByLabel('Concurrency').fill('10');
    await expect(page.getByLabel('Frames per Lambda')).toHaveValue('180');
    await expect(result(page, 'Functions')).toHaveText('10');
    // 2 s + 180 × 0.2 s
    await expect(result(page, 'Rendering time')).toHaveText('38 s');
    await page.getByLabel('Render time per frame').fill('100');
    await expect(result(page, 'Rendering time')).toHaveText('20 s');
    await page.getByLabel('Startup time per function').fill('0');
    await expect(result(page, 'Rendering time')).toHaveText('18 s');
    const before = (await result(page, 'Estimated cost').textContent()) ?? '';
    await page.getByLabel('Memory').selectOption('4,096 MB');
    const more = (await result(page, 'Estimated cost').textContent()) ?? '';
    expect(more).not.toBe(before);
    await page.getByLabel('Region').selectOption('af-south-1');
    await expect(result(page, 'Estimated cost')).not.toHaveText(more);
    await expect(page.getByText(/^AWS Lambda prices for ARM in af-south-1/)).toBeVisible();
  });
  expect(complaints).toEqual([]);
});

test('[ROUTE-02] the published renders use all 200 functions, and a number can be typed over', async ({
  page,
}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await open(page);
  // 12 × 200 ms + 2 s are 4.4 s of 15 s; 1080 × 200 ms + 2 s are 218 s of 720 s.
  for (const [name, frames, total, rest] of [
    ['80 seconds, 12 frames each', '12', '15 s', '10.6 s'],
    ['2 hours, 1,080 frames each', '1080', '12 min', '8 min 22 s'],
  ] as const) {
    await page.getByRole('button', {name}).click();
    await expect(result(page, 'Functions')).toHaveText('200');
    await expect(page.getByLabel('Frames per Lambda')).toHaveValue(frames);
    const comparison = page.getByText(`The published render took ${total} in total`);
    await expect(comparison).toContainText(`The ${rest} between both are the calls, the merge`);
  }
  // More than 200 functions are not possible: 216,000 frames need 1,080 each.
  await page.getByLabel('Frames per Lambda').fill('20');
  await expect(result(page, 'Functions')).toHaveText('200');
  await page.getByRole('button', {name: 'Automatic', exact: true}).click();
  await expect(result(page, 'Functions')).toHaveText('150');

  await test.step('whatever the number passes through', async () => {
    await page.getByRole('button', {name: '2 hours, 1,080 frames each'}).click();
    const field = page.getByLabel('Frames per Lambda');
    await field.click();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('2160');
    await expect(field).toHaveValue('2160');
    await expect(result(page, 'Functions')).toHaveText('100');
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('7');
    await expect(result(page, 'Functions')).toHaveText('200');
    await page.keyboard.press('Tab');
    await expect(field).toHaveValue('1080');
  });
});
