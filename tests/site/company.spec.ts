import {expect, test} from '@playwright/test';

test('[ROUTE-02] /about/ and /contact/ answer with their own pages', async ({page}) => {
  for (const [path, title] of [
    ['/about/', 'About'],
    ['/contact/', 'Contact'],
  ] as const) {
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await expect(page.getByRole('heading', {level: 1})).toHaveText(title);
  }
});

test('/contact/ says which channel is for what, without an embedded map', async ({page}) => {
  await page.goto('/contact/');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', {name: 'hi@remotion.dev'})).toHaveAttribute(
    'href',
    'mailto:hi@remotion.dev',
  );
  await expect(main.getByRole('link', {name: 'Discord'})).toHaveAttribute(
    'href',
    'https://remotion.dev/discord',
  );
  await expect(page.locator('iframe')).toHaveCount(0);
});

test('/docs/license states the tiers that the menus promise', async ({page}) => {
  await page.goto('/docs/license');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('License and pricing');
  for (const tier of ['Free license', 'Company license', 'Enterprise license']) {
    await expect(page.getByRole('heading', {name: tier})).toBeVisible();
  }
});
