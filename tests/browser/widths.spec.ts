import {expect, test} from '@playwright/test';

import {isFull} from '../support/scope';
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

/** A full run also keeps pictures with its results, for people to look at. */
const modes = isFull ? (['light', 'dark'] as const) : (['light'] as const);

for (const [kind, path] of Object.entries(kinds)) {
  test(`${kind} fits 390, 768 and 1440 pixels`, async ({page}, info) => {
    await page.emulateMedia({colorScheme: 'light', reducedMotion: 'reduce'});
    await page.goto(path);
    await hydrated(page);
    await expect(page.locator('h1')).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    for (const width of [390, 768, 1440]) {
      await page.setViewportSize({width, height: 900});
      for (const mode of modes) {
        await page.emulateMedia({colorScheme: mode});
        await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
        await twoFrames(page);
        expect(await overflowOf(page), `overflow in pixels at ${width}, ${mode}`).toBe(0);
        if (!isFull) continue;
        await info.attach(`${kind}-${width}-${mode}.png`, {
          body: await page.screenshot(),
          contentType: 'image/png',
        });
      }
    }
  });
}
