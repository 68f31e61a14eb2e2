import {expect, test} from '@playwright/test';

import {
  axeFindings,
  hydrated,
  layoutShift,
  recordLayoutShift,
  scrollThrough,
  sitemapPaths,
  watchPage,
} from '../support/site';

for (const path of sitemapPaths()) {
  test(`[SITE-01] [SITE-04] [HYD-01] [CRASH-04] [A11Y-01] ${path} is complete and quiet`, async ({
    page,
  }) => {
    const {complaints} = watchPage(page);
    await recordLayoutShift(page);
    const response = await page.goto(path, {waitUntil: 'load'});
    expect(response?.status()).toBe(200);
    const html = (await response?.text()) ?? '';
    // The flag is false in the server's HTML, true after the first client render.
    expect(html).toMatch(/<html[^>]* data-has-hydrated="?false/);
    await hydrated(page);

    await expect(page.locator('h1')).toHaveCount(1);
    await expect(page).toHaveTitle(/\S+ \| Remotion \| |Remotion/);
    const description = await page.locator('meta[name="description"]').getAttribute('content');
    expect(description?.length, 'description').toBeGreaterThanOrEqual(50);
    const canonical = await page.locator('link[rel="canonical"]').getAttribute('href');
    expect(new URL(canonical ?? '').pathname).toBe(path);
    for (const property of ['og:title', 'og:description', 'og:url', 'og:image']) {
      await expect(page.locator(`meta[property="${property}"]`).first()).toHaveAttribute(
        'content',
        /\S/,
      );
    }
    await expect(page.locator('meta[name="twitter:card"]')).toHaveAttribute('content', /\S/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');

    await scrollThrough(page);
    expect(await layoutShift(page), 'layout shift').toBeLessThan(0.01);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, 'horizontal overflow in pixels').toBeLessThanOrEqual(0);
    // Contrast takes most of axe's time; the tokens' pairs are computed in tests/unit/design, and each
    // kind of page is checked in whole in accessibility.spec.ts.
    expect(await axeFindings(page, {contrast: false})).toEqual([]);
    expect(complaints).toEqual([]);
  });
}
