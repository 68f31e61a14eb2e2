import {expect, test, type Page} from '@playwright/test';

import {axeFindings, hydrated} from '../support/site';

const kinds = {
  home: '/',
  guide: '/docs/animating-properties',
  reference: '/docs/spring',
  package: '/docs/noise',
  'blog list': '/blog',
  'blog post': '/blog/4-0',
  article: '/learn/apple-wow',
  story: '/success-stories/typeframes',
  archive: '/blog/archive',
  search: '/search?q=sequence',
  'not found': '/no-such-page',
};

for (const [kind, path] of Object.entries(kinds)) {
  for (const [width, mode] of [
    [1280, 'light'],
    [1280, 'dark'],
    [390, 'light'],
    [390, 'dark'],
  ] as const) {
    test(`[A11Y-01] axe finds nothing on ${kind}, ${mode}, ${width} pixels`, async ({page}) => {
      await page.emulateMedia({colorScheme: mode, reducedMotion: 'reduce'});
      await page.setViewportSize({width, height: 900});
      await page.goto(path);
      await hydrated(page);
      await expect(page.locator('h1')).toBeVisible();
      expect(await axeFindings(page)).toEqual([]);
    });
  }
}

/** Parts that a page shows only once they are asked for. */
const parts: Record<string, {path?: string; width: number; open: (page: Page) => Promise<void>}> = {
  'an open dropdown': {
    // Where no link lies half under the menu.
    path: '/about/',
    width: 1280,
    open: async (page) => {
      await page.getByRole('button', {name: 'Products'}).click();
      await expect(page.locator('.dropdown__menu').first()).toBeVisible();
    },
  },
  'the drawer with the sidebar': {
    width: 390,
    open: async (page) => {
      await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
      await expect(page.getByRole('button', {name: '← Back to main menu'})).toBeVisible();
    },
  },
  'the drawer with the main menu': {
    width: 390,
    open: async (page) => {
      await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
      await page.getByRole('button', {name: '← Back to main menu'}).click();
      await page.locator('.navbar-sidebar').getByRole('button', {name: 'Resources'}).click();
    },
  },
  'the open table of contents of a phone': {
    width: 390,
    open: (page) => page.getByRole('button', {name: 'On this page'}).click(),
  },
};

for (const [part, {path = '/docs/spring', width, open}] of Object.entries(parts)) {
  for (const mode of ['light', 'dark'] as const) {
    test(`[A11Y-01] axe finds nothing in ${part}, ${mode}`, async ({page}) => {
      await page.emulateMedia({colorScheme: mode, reducedMotion: 'reduce'});
      await page.setViewportSize({width, height: 900});
      await page.goto(path);
      await hydrated(page);
      await open(page);
      expect(await axeFindings(page)).toEqual([]);
    });
  }
}
