import {expect, test} from '@playwright/test';

import {hydrated} from '../support/site';

test('package-manager tabs share one choice across pages', async ({page}) => {
  await page.goto('/');
  await hydrated(page);
  await page.getByRole('tab', {name: 'pnpm'}).click();
  await expect(page.getByRole('tabpanel').first()).toContainText('pnpm');
  await page.goto('/docs/');
  await hydrated(page);
  await expect(page.getByRole('tab', {name: 'pnpm'}).first()).toHaveAttribute(
    'aria-selected',
    'true',
  );
});

test('the copy button copies the code as shown', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/docs/the-fundamentals');
  await hydrated(page);
  const block = page.locator('figure.code').first();
  await block.hover();
  await block.getByRole('button', {name: /Copy/}).click();
  await expect(block.getByRole('button', {name: /Copied/})).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe((await block.locator('code').textContent())?.trimEnd());
});

test('a block is a focusable region only where it overflows', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await page.goto('/docs/the-fundamentals');
  await hydrated(page);
  for (const pre of await page.locator('figure.code pre').all()) {
    const overflows = await pre.evaluate((element) => element.scrollWidth > element.clientWidth);
    if (overflows) await expect(pre).toHaveAttribute('tabindex', '0');
    else await expect(pre).not.toHaveAttribute('tabindex', '0');
  }
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('[NOJS-01] code, tabs and navigation are readable', async ({page}) => {
    await page.goto('/docs/the-fundamentals');
    await expect(page.locator('figure.code').first()).toContainText('useCurrentFrame');
    await expect(
      page
        .getByRole('navigation', {name: 'Docs sidebar'})
        .getByRole('link', {name: 'Animating properties'}),
    ).toBeVisible();
  });
});
