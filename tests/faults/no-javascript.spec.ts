import {expect, test} from '@playwright/test';

test.use({javaScriptEnabled: false});

/** A page of each kind with words from its depth. */
const pages: Record<string, [path: string, text: string]> = {
  home: ['/', 'Read the docs'],
  guide: ['/docs/animating-properties', 'interpolate'],
  reference: ['/docs/spring', 'durationRestThreshold'],
  'package index': ['/docs/noise', '@remotion/noise'],
  'blog list': ['/blog', 'Remotion Media Parser'],
  'blog post': ['/blog/introducing-remotion', 'Remotion'],
  archive: ['/blog/archive', '2021'],
  article: ['/learn/apple-wow', 'Sequence'],
  'not found': ['/no-such-page', 'Pages that may help'],
  search: ['/search', 'You can also look through'],
};

for (const [kind, [path, text]] of Object.entries(pages)) {
  for (const width of [1280, 390]) {
    test(`[NOJS-01] ${kind} can be read and left without JavaScript, ${width} pixels`, async ({
      page,
    }) => {
      await page.setViewportSize({width, height: 800});
      await page.goto(path);
      await expect(page.getByRole('heading', {level: 1})).toBeVisible();
      await expect(page.getByRole('main').getByText(text).first()).toBeVisible();
      // Nothing waits for code: no box is empty, no text is hidden behind a spinner.
      await expect(page.getByRole('status', {name: 'Loading'})).toHaveCount(0);
      const footer = page.getByRole('contentinfo');
      await footer.getByRole('link', {name: 'API reference'}).click();
      await expect(page.getByRole('heading', {level: 1})).toHaveText('API overview');
    });
  }
}

test('[NOJS-01] menus of the navbar and the sidebar work without JavaScript', async ({page}) => {
  await page.goto('/docs/animating-properties');
  const resources = page.locator('.navbar .navbar__link', {hasText: 'Resources'});
  await resources.hover();
  await expect(page.locator('.dropdown__menu').getByRole('link', {name: 'Blog'})).toBeVisible();
  await page.mouse.move(640, 600);
  const sidebar = page.locator('.theme-doc-sidebar-container');
  await sidebar.getByRole('link', {name: 'The fundamentals'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('The fundamentals');
  await page.locator('.pagination-nav__link--next').click();
  await expect(page).not.toHaveURL(/the-fundamentals/);
});

test('[NOJS-01] a demo shows its still, code its colors, and the system its color mode', async ({
  page,
}) => {
  await page.emulateMedia({colorScheme: 'dark'});
  await page.goto('/docs/spring');
  await expect(page.getByRole('main').locator('section img').first()).toBeVisible();
  const colors = await page
    .locator('pre code span')
    .evaluateAll((all) => [...new Set(all.map((span) => getComputedStyle(span).color))].length);
  expect(colors).toBeGreaterThan(2);
});
