import {expect, test} from '@playwright/test';

import {hydrated} from '../support/site';

test('[NB-08] the skip link comes first and moves the focus to the content', async ({page}) => {
  for (const path of ['/', '/docs/the-fundamentals', '/blog']) {
    await page.goto(path);
    await hydrated(page);
    const skip = page.getByRole('link', {name: 'Skip to main content'});
    await expect(skip).not.toBeInViewport();
    await page.keyboard.press('Tab');
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.locator('main :focus')).toHaveCount(1);
  }
});

test('[FOOT-01] the footer names the company and the year, with a logo for each mode', async ({
  page,
}) => {
  await page.emulateMedia({colorScheme: 'light'});
  await page.goto('/docs/');
  await hydrated(page);
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText(`Copyright © ${new Date().getFullYear()} Remotion AG`);
  const logo = footer.locator('img:visible');
  await expect(logo).toHaveAttribute('src', '/img/logo.svg');
  await page.emulateMedia({colorScheme: 'dark'});
  await expect(logo).toHaveAttribute('src', '/img/logo-white.svg');
});

test('[NB-09] the eight social addresses are linked', async ({page}) => {
  await page.goto('/');
  const addresses = {
    GitHub: 'https://github.com/remotion-dev/remotion',
    Discord: 'https://remotion.dev/discord',
    X: 'https://x.com/remotion',
    YouTube: 'https://youtube.com/@remotion_dev',
    LinkedIn: 'https://www.linkedin.com/company/remotion-dev/',
    Instagram: 'https://instagram.com/remotion',
    TikTok: 'https://www.tiktok.com/@remotion',
    Threads: 'https://www.threads.net/@remotion',
  };
  const footer = page.getByRole('contentinfo');
  for (const [name, href] of Object.entries(addresses)) {
    await expect(footer.getByRole('link', {name, exact: true})).toHaveAttribute('href', href);
  }
});
