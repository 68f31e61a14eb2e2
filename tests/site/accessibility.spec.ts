import {expect, test} from '@playwright/test';

import {axeFindings, hydrated} from '../support/site';

const kinds = {
  home: '/',
  guide: '/docs/animating-properties',
  reference: '/docs/spring',
  package: '/docs/noise',
  'blog list': '/blog',
  article: '/learn/apple-wow',
  archive: '/blog/archive',
  search: '/search?q=sequence',
  'not found': '/no-such-page',
};

for (const [kind, path] of Object.entries(kinds)) {
  for (const [width, mode] of [
    [1280, 'light'],
    [1280, 'dark'],
    [390, 'light'],
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
