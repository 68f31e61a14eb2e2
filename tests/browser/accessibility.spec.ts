import {expect, test, type Page} from '@playwright/test';

import {
  axeFindings,
  axeFindingsInBothModes,
  colorFindings,
  hydrated,
  showMode,
  twoFrames,
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
  test(`[A11Y-01] axe finds nothing on ${kind}, dark and on a phone`, async ({page}) => {
    await page.emulateMedia({colorScheme: 'light', reducedMotion: 'reduce'});
    await page.goto(path);
    await hydrated(page);
    await expect(page.locator('h1')).toBeVisible();
    if (notCrawled.includes(kind)) {
      expect(await axeFindings(page), 'light, 1280 pixels').toEqual([]);
    }
    await page.setViewportSize({width: 390, height: 900});
    // Parts that depend on the width are rendered again.
    await twoFrames(page);
    expect(await axeFindingsInBothModes(page), '390 pixels').toEqual([]);
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
  expect(await axeFindingsInBothModes(page)).toEqual([
    expect.stringMatching(/^button-name: <button id="mute"/),
    expect.stringMatching(/^color-contrast: <span [^>]*color: rgb\(204, 204, 204\)/),
  ]);
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
