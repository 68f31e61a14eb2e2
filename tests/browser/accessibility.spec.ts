import {expect, test, type Page} from '@playwright/test';

import {isFull} from '../support/scope';
import {
  axeFindings,
  axeFindingsInBothModes,
  colorFindings,
  hydrated,
  overflowOf,
  showMode,
} from '../support/site';

const kinds = {
  home: '/',
  product: '/lambda/',
  guide: '/docs/animating-properties',
  reference: '/docs/spring',
  package: '/docs/noise',
  'blog list': '/blog',
  'blog post': '/blog/4-0',
  article: '/learn/apple-wow',
  story: '/success-stories/typeframes',
  archive: '/blog/archive',
  'list of templates': '/templates/',
  template: '/templates/next',
  'list of experts': '/experts/',
  showcase: '/showcase/',
  'form for the showcase': '/showcase/add',
  company: '/about/',
  'Ask AI': '/ai',
  'search results': '/search?q=sequence',
  'not found': '/no-such-page',
};

// The crawl in pages.spec.ts covers light mode at desktop width, but not these.
const notCrawled = ['search results', 'not found'];

for (const [kind, path] of Object.entries(kinds)) {
  test(`[A11Y-01] axe finds nothing on ${kind}, dark and on a phone, and it fits 390, 768 and 1440 pixels`, async ({
    page,
  }, info) => {
    await page.emulateMedia({colorScheme: 'light', reducedMotion: 'reduce'});
    await page.goto(path);
    await hydrated(page);
    await expect(page.locator('h1')).toBeVisible();
    if (notCrawled.includes(kind)) {
      expect(await axeFindings(page), 'light, 1280 pixels').toEqual([]);
    }
    /** Sets the width; a full run also keeps a picture with its results, for people to look at. */
    const fits = async (width: number, mode: 'light' | 'dark'): Promise<void> => {
      await page.setViewportSize({width, height: 900});
      await showMode(page, mode);
      expect(await overflowOf(page), `overflow in pixels at ${width}, ${mode}`).toBe(0);
      if (!isFull) return;
      await info.attach(`${kind}-${width}-${mode}.png`, {
        body: await page.screenshot(),
        contentType: 'image/png',
      });
    };
    await page.evaluate(() => document.fonts.ready);
    await fits(390, 'light');
    expect(await axeFindingsInBothModes(page), '390 pixels').toEqual([]);
    await fits(768, 'light');
    await fits(1440, 'light');
    if (isFull) for (const width of [390, 768, 1440]) await fits(width, 'dark');
    await page.setViewportSize({width: 1280, height: 900});
    await showMode(page, 'dark');
    expect(await colorFindings(page), 'dark, 1280 pixels').toEqual([]);
  });
}

test('[A11Y-01] axe reports a text with too little contrast among many that look alike, and other faults', async ({
  page,
}) => {
  await page.emulateMedia({colorScheme: 'light', reducedMotion: 'reduce'});
  await page.goto('/docs/spring');
  await hydrated(page);
  await page.evaluate(() => {
    const words = [...document.querySelectorAll<HTMLElement>('pre code span:not(:has(*))')];
    const word = words.findLast(({textContent}) => textContent === 'spring');
    if (!word) throw new Error('There is no such word.');
    word.style.color = '#ccc';
    const button = document.createElement('button');
    button.id = 'mute';
    document.querySelector('h1')?.after(button);
  });
  const faults = [
    expect.stringMatching(/^button-name: <button id="mute"/),
    expect.stringMatching(/^color-contrast: <span [^>]*color: rgb\(204, 204, 204\)/),
  ];
  expect(await axeFindingsInBothModes(page)).toEqual(faults);
  expect(await axeFindings(page, 'main')).toEqual(faults);
  expect(await axeFindings(page, 'footer')).toEqual([]);
});

/** Parts that a page shows only on request. */
const parts: Record<string, {path?: string; width: number; open: (page: Page) => Promise<void>}> = {
  'an open dropdown': {
    // A position in which no link is half covered by the menu.
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
  test(`[A11Y-01] axe finds nothing in ${part}, light and dark`, async ({page}) => {
    await page.emulateMedia({colorScheme: 'light', reducedMotion: 'reduce'});
    await page.setViewportSize({width, height: 900});
    await page.goto(path);
    await hydrated(page);
    await open(page);
    expect(await axeFindingsInBothModes(page)).toEqual([]);
  });
}
