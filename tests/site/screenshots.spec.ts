import {expect, test} from '@playwright/test';

import {hydrated} from '../support/site';

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
  for (const width of [390, 768, 1440]) {
    for (const mode of ['light', 'dark'] as const) {
      test(`picture of ${kind} at ${width} pixels in ${mode} mode`, async ({page}, info) => {
        await page.emulateMedia({colorScheme: mode, reducedMotion: 'reduce'});
        await page.setViewportSize({width, height: 900});
        await page.goto(path);
        await hydrated(page);
        await expect(page.locator('h1')).toBeVisible();
        await page.evaluate(() => document.fonts.ready);
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(overflow, 'horizontal overflow in pixels').toBeLessThanOrEqual(0);
        await info.attach(`${kind}-${width}-${mode}.png`, {
          body: await page.screenshot(),
          contentType: 'image/png',
        });
      });
    }
  }
}
