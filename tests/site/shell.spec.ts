import fs from 'node:fs';

import {expect, test} from '@playwright/test';

import {hydrated} from '../support/site';

test.describe('navbar', () => {
  test('[NB-04] a right-click on the logo opens the brand page in a new tab', async ({
    page,
    context,
  }) => {
    await context.route('https://remotion.dev/**', (route) => route.fulfill({body: 'brand'}));
    await page.goto('/docs/');
    await hydrated(page);
    const [tab] = await Promise.all([
      context.waitForEvent('page'),
      page.locator('.navbar__brand').first().click({button: 'right'}),
    ]);
    await tab.waitForLoadState();
    expect(tab.url()).toBe('https://remotion.dev/brand');
    expect(await tab.evaluate(() => window.opener as unknown)).toBeNull();
  });

  test('[NB-08] the skip link comes first and moves the focus to the content', async ({page}) => {
    await page.goto('/docs/the-fundamentals');
    await hydrated(page);
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', {name: 'Skip to main content'});
    await expect(skip).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    const navbar = page.locator('.navbar');
    await expect(page.locator(':focus')).toHaveCount(1);
    await expect(navbar.locator(':focus')).toHaveCount(0);
  });

  test('[NB-06] a dropdown opens with the keyboard and by pointer', async ({page}) => {
    await page.goto('/');
    await hydrated(page);
    const toggle = page.getByRole('button', {name: 'Resources'});
    await toggle.focus();
    await page.keyboard.press('Enter');
    const link = page.locator('.dropdown__menu').getByRole('link', {name: 'Blog'});
    await expect(link).toBeVisible();
    await page.mouse.click(5, 400);
    await expect(link).toBeHidden();
    await toggle.hover();
    await expect(link).toBeVisible();
  });

  test('[NB-07] the drawer shows the menu, then the sidebar, and closes on a desktop', async ({
    page,
  }) => {
    await page.setViewportSize({width: 390, height: 844});
    await page.goto('/docs/the-fundamentals');
    await hydrated(page);
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    const drawer = page.locator('.navbar-sidebar');
    await expect(drawer.getByRole('link', {name: 'Animating properties'})).toBeVisible();
    await drawer.getByRole('button', {name: '← Back to main menu'}).click();
    await expect(drawer.getByRole('link', {name: 'API', exact: true})).toBeVisible();
    await page.setViewportSize({width: 997, height: 844});
    await expect(page.locator('.navbar-sidebar--show')).toHaveCount(0);
  });
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

test('[NAV-05] outside links open in a new tab without an opener', async ({page}) => {
  await page.goto('/');
  const outside = page.locator('a[href^="http"]');
  for (const link of await outside.all()) {
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', /noopener/);
  }
});

test('[COLOR-01] light by default, then the choice; the toggle cycles and is kept', async ({
  page,
}) => {
  await page.emulateMedia({colorScheme: 'light'});
  await page.goto('/docs/');
  await hydrated(page);
  const html = page.locator('html');
  const toggle = page.getByRole('button', {name: /Switch between dark and light mode/}).first();
  await expect(html).toHaveAttribute('data-theme', 'light');
  await expect(html).toHaveAttribute('data-theme-choice', 'system');
  await toggle.click();
  await expect(html).toHaveAttribute('data-theme-choice', 'light');
  await toggle.click();
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await page.reload();
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await hydrated(page);
  await toggle.click();
  await expect(html).toHaveAttribute('data-theme-choice', 'system');
});

test('[COLOR-01] follows the system before any choice', async ({page}) => {
  await page.emulateMedia({colorScheme: 'dark'});
  await page.goto('/docs/');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('[ANN-01] the announcement bar stays closed once closed', async ({page}) => {
  await page.goto('/');
  await hydrated(page);
  const bar = page.locator('.theme-announcement-bar, [class*="announcementBar_"]').first();
  await expect(bar).toBeVisible();
  await page.getByRole('button', {name: 'Close'}).first().click();
  await expect(bar).toBeHidden();
  await page.reload();
  await hydrated(page);
  await expect(bar).toBeHidden();
});

test('[TOC-01] the table of contents holds levels 2 to 3 and follows the scroll', async ({
  page,
}) => {
  await page.goto('/docs/spring');
  await hydrated(page);
  const contents = page.locator('.theme-doc-toc-desktop');
  const listed = await contents.getByRole('link').count();
  expect(listed).toBe(await page.locator('.theme-doc-markdown :is(h2, h3)').count());
  const last = page.locator('.theme-doc-markdown h2').last();
  await last.evaluate((heading) => {
    heading.scrollIntoView();
  });
  await expect(contents.locator('.table-of-contents__link--active')).toHaveText(
    ((await last.textContent()) ?? '').replace(/\u200B/g, '').trim(),
  );
});

test('[SITE-02] one version, current, labelled Next, last; one locale', async ({page}) => {
  await page.goto('/docs/');
  await expect(page.locator('meta[name="docsearch:version"]')).toHaveAttribute(
    'content',
    'current',
  );
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
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
