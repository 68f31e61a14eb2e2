import {expect, test} from '@playwright/test';

import {hydrated, overflowOf, twoFrames} from '../support/site';

const kinds = {
  home: '/',
  guide: '/docs/animating-properties',
  reference: '/docs/interpolate',
  package: '/docs/remotion',
  'blog list': '/blog',
  article: '/learn/apple-wow',
  search: '/search?q=sequence',
  'not found': '/no-such-page',
};

/** Pictures for people to look at; kept with the results of the run. */
for (const [kind, path] of Object.entries(kinds)) {
  test(`pictures of ${kind}, at 390, 768 and 1440 pixels, light and dark`, async ({page}, info) => {
    await page.emulateMedia({colorScheme: 'light', reducedMotion: 'reduce'});
    await page.goto(path);
    await hydrated(page);
    await expect(page.locator('h1')).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    for (const width of [390, 768, 1440]) {
      await page.setViewportSize({width, height: 900});
      for (const mode of ['light', 'dark'] as const) {
        await page.emulateMedia({colorScheme: mode});
        await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
        await twoFrames(page);
        expect(await overflowOf(page), `overflow in pixels at ${width}`).toBe(0);
        await info.attach(`${kind}-${width}-${mode}.png`, {
          body: await page.screenshot(),
          contentType: 'image/png',
        });
      }
    }
  });
}
