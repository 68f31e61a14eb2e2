import fs from 'node:fs';

import {expect, test} from '@playwright/test';

import {hydrated} from '../support/site';

test('[SITE-02] one version, current, labelled Next, last; one locale', async ({page}) => {
  await page.goto('/docs/');
  await expect(page.locator('meta[name="docsearch:version"]')).toHaveAttribute(
    'content',
    'current',
  );
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.locator('link[rel="alternate"][hreflang="en"]')).toHaveCount(1);
  const languages = page.locator('link[rel="alternate"][hreflang]');
  expect(
    await languages.evaluateAll((links) => links.map((link) => link.getAttribute('hreflang'))),
  ).toEqual(['en', 'x-default']);
});

test('[SITE-03] the metadata carry the versions of site and framework', async ({page}) => {
  await page.goto('/');
  await expect(page.locator('meta[name="generator"]')).toHaveAttribute(
    'content',
    'Docusaurus v3.8.1',
  );
  const metadata = JSON.parse(fs.readFileSync('.docusaurus/site-metadata.json', 'utf8')) as Record<
    string,
    unknown
  >;
  expect(metadata).toMatchObject({docusaurusVersion: '3.8.1', siteVersion: '4.0.319'});
});

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
  for (const mode of ['light', 'dark'] as const) {
    await page.emulateMedia({colorScheme: mode});
    await page.goto('/');
    const footer = page.getByRole('contentinfo');
    await expect(footer).toContainText(`${new Date().getFullYear()} Remotion AG`);
    const logo = footer.locator('img:visible');
    await expect(logo).toHaveAttribute('src', mode === 'dark' ? /logo-white/ : /logo\.svg/);
  }
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

test('[HYD-01] the flag of hydration turns from false to true with the scripts', async ({page}) => {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/docs/', {waitUntil: 'commit'});
  const html = page.locator('html');
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(html).toHaveAttribute('data-has-hydrated', 'false');
  release();
  await expect(html).toHaveAttribute('data-has-hydrated', 'true');
});
