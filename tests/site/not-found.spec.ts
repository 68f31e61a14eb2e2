import {expect, test} from '@playwright/test';

test('[ROUTE-12] [ROUTE-13] an unknown address answers 404 with the not-found view', async ({
  page,
}) => {
  const response = await page.goto('/docs/no-such-page');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Page not found');
  await expect(page.getByRole('link', {name: 'Documentation'})).toBeVisible();
});
