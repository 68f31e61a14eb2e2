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

const networks = {
  X: 'https://x.com/remotion',
  YouTube: 'https://youtube.com/@remotion_dev',
  LinkedIn: 'https://www.linkedin.com/company/remotion-dev/',
  Instagram: 'https://instagram.com/remotion',
  TikTok: 'https://www.tiktok.com/@remotion',
  Threads: 'https://www.threads.net/@remotion',
};

test('[FOOT-01] the footer leads to the pages and places that it names', async ({page}) => {
  await page.goto('/docs/');
  const links = page.getByRole('contentinfo').last().getByRole('listitem').getByRole('link');
  const found = await links.evaluateAll((all) =>
    all.map((link) => [link.textContent, link.getAttribute('href')]),
  );
  expect(found).toEqual(
    Object.entries({
      'Getting started': '/docs/',
      'API reference': '/docs/api',
      Player: '/player',
      Lambda: '/lambda',
      Templates: '/templates',
      Learn: '/learn',
      'Offline copy': '/offline',
      'Read as a book': '/book',
      'Convert a video': 'https://convert.remotion.dev',
      Changelog: 'https://remotion.dev/changelog',
      Showcase: '/showcase',
      'Experts (examples)': '/experts',
      'Success stories': '/success-stories',
      Blog: '/blog',
      Support: '/docs/support',
      GitHub: 'https://github.com/remotion-dev/remotion',
      Discord: 'https://remotion.dev/discord',
      Acknowledgements: 'https://remotion.dev/acknowledgements',
      About: '/about',
      Contact: '/contact',
      'License and pricing': '/pricing',
      Accessibility: '/accessibility',
      'License text': 'https://remotion.dev/license',
      Store: 'https://remotion.pro/store',
      'Remotion Pro': 'https://remotion.pro',
      Brand: 'https://remotion.dev/brand',
      ...networks,
    }),
  );
});

test('[NB-09] the eight social addresses are linked', async ({page}) => {
  await page.goto('/');
  const addresses = {
    GitHub: 'https://github.com/remotion-dev/remotion',
    Discord: 'https://remotion.dev/discord',
    ...networks,
  };
  const footer = page.getByRole('contentinfo');
  for (const [name, href] of Object.entries(addresses)) {
    await expect(footer.getByRole('link', {name, exact: true})).toHaveAttribute('href', href);
  }
});
