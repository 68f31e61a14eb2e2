import {expect, test, type Locator, type Page} from '@playwright/test';

import {announcementBar} from '../../src/config/announcement';
import {hydrated, layoutShift, recordLayoutShift} from '../support/site';

/** The content as a reader sees it, without its markup. */
const text = announcementBar.content.replace(/<[^>]*>/g, '');

const bar = (page: Page): Locator => page.getByRole('banner').filter({hasText: text});

/** The color of a value such as `var(--site-page)` on this page. */
const resolved = (page: Page, value: string): Promise<string> =>
  page.evaluate((color) => {
    const probe = document.createElement('i');
    probe.style.color = color;
    document.body.append(probe);
    const result = getComputedStyle(probe).color;
    probe.remove();
    return result;
  }, value);

const open = async (page: Page, path = '/'): Promise<void> => {
  await page.goto(path);
  await hydrated(page);
};

test('[ANN-01] the bar has the content and the colors of its settings', async ({page}) => {
  for (const mode of ['light', 'dark'] as const) {
    await page.emulateMedia({colorScheme: mode});
    await open(page);
    await expect(bar(page)).toHaveText(text);
    await expect(bar(page)).toHaveCSS(
      'background-color',
      await resolved(page, announcementBar.backgroundColor),
    );
    await expect(bar(page)).toHaveCSS('color', await resolved(page, announcementBar.textColor));
    await expect(bar(page).getByRole('button', {name: 'Close'})).toBeVisible();
  }
});

test('[ANN-01] once closed it stays closed, on other pages and visits', async ({page}) => {
  await open(page);
  await bar(page).getByRole('button', {name: 'Close'}).click();
  await expect(bar(page)).toHaveCount(0);
  await recordLayoutShift(page);
  for (const path of ['/', '/docs/', '/blog']) {
    await open(page, path);
    await expect(bar(page)).toHaveCount(0);
    expect(await layoutShift(page), 'layout shift').toBeLessThan(0.01);
  }
});

test('[ANN-01] a bar with a new id is shown to those who closed the last one', async ({page}) => {
  await open(page);
  await bar(page).getByRole('button', {name: 'Close'}).click();
  await page.evaluate(() => {
    localStorage.setItem('docusaurus.announcement.id', 'the-last-one');
  });
  await recordLayoutShift(page);
  await open(page);
  await expect(bar(page)).toBeVisible();
  expect(await layoutShift(page), 'layout shift').toBeLessThan(0.01);
  await page.reload();
  await hydrated(page);
  await expect(bar(page)).toBeVisible();
  await bar(page).getByRole('button', {name: 'Close'}).click();
  await page.reload();
  await hydrated(page);
  await expect(bar(page)).toHaveCount(0);
});
