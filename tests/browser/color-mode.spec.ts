import {expect, test, type Locator, type Page} from '@playwright/test';

import {anyCode, holdRequests} from '../support/faults';
import {hydrated} from '../support/site';

const toggle = (page: Page): Locator =>
  page.getByRole('button', {name: /Switch between dark and light mode/}).first();

const background = (page: Page): Promise<string> =>
  page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);

/** Attributes of the root element: the mode that is shown, and the one that was chosen. */
const modes = (page: Page): Promise<[string | null, string | null]> =>
  page
    .locator('html')
    .evaluate((html) => [html.getAttribute('data-theme'), html.getAttribute('data-theme-choice')]);

for (const system of ['light', 'dark'] as const) {
  test(`[COLOR-01] from system to light to dark to system, on a ${system} system`, async ({
    page,
  }) => {
    await page.emulateMedia({colorScheme: system});
    await page.goto('/docs/');
    await hydrated(page);
    expect(await modes(page)).toEqual([system, 'system']);
    for (const [shown, choice] of [
      ['light', 'light'],
      ['dark', 'dark'],
      [system, 'system'],
      ['light', 'light'],
    ] as const) {
      await toggle(page).click();
      await expect.poll(() => modes(page)).toEqual([shown, choice]);
      await expect(toggle(page)).toHaveAccessibleName(new RegExp(`currently ${choice} mode`));
    }
  });
}

test('[COLOR-01] light where the system has no preference, else as the system', async ({page}) => {
  await page.emulateMedia({colorScheme: 'no-preference'});
  await page.goto('/docs/');
  expect((await modes(page))[0]).toBe('light');
  await page.emulateMedia({colorScheme: 'dark'});
  await page.reload();
  expect((await modes(page))[0]).toBe('dark');
  // The page follows a change of the system at once.
  await hydrated(page);
  await page.emulateMedia({colorScheme: 'light'});
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
});

test('[COLOR-01] the choice is kept for other pages, visits and tabs', async ({page, context}) => {
  await page.emulateMedia({colorScheme: 'light'});
  await page.goto('/docs/');
  await hydrated(page);
  const other = await context.newPage();
  await other.goto('/blog');
  await hydrated(other);
  await toggle(page).click();
  await toggle(page).click();
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.reload();
  expect(await modes(page)).toEqual(['dark', 'dark']);
  await hydrated(page);
  // Back to the system: nothing stays stored.
  await toggle(page).click();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('theme'))).toBeNull();
  await page.reload();
  expect(await modes(page)).toEqual(['light', 'system']);
});

test('[COLOR-01] [HYD-01] with the scripts held back the mode is right, and the toggle waits for them', async ({
  page,
}) => {
  await page.emulateMedia({colorScheme: 'light'});
  await page.addInitScript(() => {
    localStorage.setItem('theme', 'dark');
    // The mode at the moment when the first element of the page's content appears.
    new MutationObserver((_, observer) => {
      if (!document.querySelector('#__docusaurus')) return;
      observer.disconnect();
      Object.assign(window, {modeAtFirst: document.documentElement.dataset.theme});
    }).observe(document, {childList: true, subtree: true});
  });
  const scripts = await holdRequests(page, anyCode);
  await page.goto('/docs/', {waitUntil: 'commit'});
  await expect(page.getByRole('contentinfo')).toBeVisible();
  expect(await page.evaluate(() => (window as unknown as {modeAtFirst: string}).modeAtFirst)).toBe(
    'dark',
  );
  const dark = await background(page);
  await expect(toggle(page)).toBeDisabled();
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
  await scripts.release();
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await expect(toggle(page)).toBeEnabled();
  expect(await background(page)).toBe(dark);
  await page.evaluate(() => {
    localStorage.setItem('theme', 'light');
  });
  await toggle(page).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme-choice', 'system');
  expect(await background(page)).not.toBe(dark);
});

test('[COLOR-01] on a phone the toggle is in the drawer', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await page.emulateMedia({colorScheme: 'light'});
  await page.goto('/docs/');
  await hydrated(page);
  await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
  const inDrawer = page
    .locator('.navbar-sidebar')
    .getByRole('button', {name: /Switch between dark and light mode/});
  await inDrawer.click();
  await inDrawer.click();
  await expect.poll(() => modes(page)).toEqual(['dark', 'dark']);
});
