import {expect, test, type Locator, type Page} from '@playwright/test';

import {hydrated} from '../support/site';

const drawer = (page: Page): Locator => page.locator('.navbar-sidebar');
const toggle = (page: Page): Locator => page.getByRole('button', {name: 'Toggle navigation bar'});
const back = (page: Page): Locator =>
  drawer(page).getByRole('button', {name: '← Back to main menu'});
const dropdown = (page: Page): Locator => drawer(page).locator('li:has(> div > [role="button"])');

const openAt = async (page: Page, path: string): Promise<void> => {
  await page.goto(path);
  await hydrated(page);
  await toggle(page).click();
  await expect(drawer(page)).toBeVisible();
};

test.use({viewport: {width: 390, height: 844}});

test('[NB-07] in the docs the sidebar comes first, the menu behind the back button', async ({
  page,
}) => {
  await openAt(page, '/docs/the-fundamentals');
  await expect(drawer(page).getByRole('link', {name: 'Animating properties'})).toBeVisible();
  await expect(back(page)).toBeInViewport();
  await back(page).click();
  await expect(drawer(page).getByRole('link', {name: 'API', exact: true})).toBeInViewport();
  await expect(back(page)).not.toBeInViewport();
  // When it is opened again, it starts with the sidebar.
  await drawer(page).getByRole('button', {name: 'Close navigation bar'}).click();
  await expect(drawer(page)).toBeHidden();
  await toggle(page).click();
  await expect(back(page)).toBeInViewport();
});

test('[NB-07] the drawer is rendered when the browser is idle, before it opens', async ({page}) => {
  await page.goto('/docs/the-fundamentals');
  await expect(drawer(page)).toHaveCount(1);
  await expect(drawer(page)).toBeHidden();
});

test('[NB-07] the drawer is rendered when its button is pointed at, before it opens', async ({
  page,
}) => {
  // A browser that is never idle: only what has a time limit is called.
  await page.addInitScript(() => {
    const request = window.requestIdleCallback.bind(window);
    window.requestIdleCallback = (callback, options) => (options ? request(callback, options) : 0);
  });
  await page.goto('/docs/the-fundamentals');
  await hydrated(page);
  await expect(drawer(page)).toHaveCount(0);
  await toggle(page).hover();
  await expect(drawer(page)).toHaveCount(1);
  await expect(drawer(page)).toBeHidden();
});

test('[NB-07] it opens by a click of a script, too, and closes by a press beside it, or by following a link', async ({
  page,
}) => {
  await page.goto('/docs/the-fundamentals');
  await hydrated(page);
  await toggle(page).dispatchEvent('click');
  await expect(drawer(page)).toBeVisible();
  await drawer(page).getByRole('button', {name: 'Close navigation bar'}).click();
  await expect(drawer(page)).toBeHidden();
  await toggle(page).click();
  await page.locator('.navbar-sidebar__backdrop').click({position: {x: 380, y: 500}});
  await expect(drawer(page)).toBeHidden();
  await toggle(page).click();
  await drawer(page).getByRole('link', {name: 'Animating properties'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Animating properties');
  await expect(drawer(page)).toBeHidden();
});

test('[NB-07] it closes when the window becomes 997 pixels wide, not before', async ({page}) => {
  await openAt(page, '/docs/the-fundamentals');
  await page.setViewportSize({width: 996, height: 844});
  await expect(drawer(page)).toBeVisible();
  await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true');
  await page.setViewportSize({width: 997, height: 844});
  await expect(drawer(page)).toHaveCount(0);
  await expect(page.getByRole('navigation', {name: 'Docs sidebar'})).toBeVisible();
  // Back on the phone it is closed, and the page is usable.
  await page.setViewportSize({width: 390, height: 844});
  await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false');
  await expect(drawer(page)).toBeHidden();
  await expect(page.locator('[inert]:not(.navbar-sidebar *)')).toHaveCount(0);
});

test('[NB-06] [NB-07] without a sidebar it shows the menu, whose dropdowns start closed where none of their pages is shown', async ({
  page,
}) => {
  await openAt(page, '/no-such-page');
  await expect(drawer(page).getByRole('link', {name: 'Docs', exact: true})).toBeInViewport();
  await expect(back(page)).not.toBeInViewport();
  const resources = dropdown(page).filter({hasText: 'Resources'});
  await expect(resources.getByRole('button', {name: 'Resources'})).toBeVisible();
  await expect(resources.getByRole('link', {name: 'Blog', exact: true})).toHaveCount(0);
  for (const key of ['Enter', 'Space']) {
    await resources.getByRole('button', {name: 'Resources'}).focus();
    await page.keyboard.press(key);
    await expect(resources).toHaveClass(key === 'Enter' ? /^(?!.*collapsed)/ : /--collapsed/);
  }
});

test('[NB-06] a dropdown of the drawer starts open where one of its pages is shown', async ({
  page,
}) => {
  await openAt(page, '/blog');
  await back(page).click();
  const resources = dropdown(page).filter({hasText: 'Resources'});
  await expect(resources.getByRole('link', {name: 'Blog', exact: true})).toBeInViewport();
  await expect(resources.getByRole('button', {name: 'Collapse the dropdown'})).toBeVisible();
  const commercial = dropdown(page).filter({hasText: 'Commercial'});
  await expect(commercial.getByRole('button', {name: 'Expand the dropdown'})).toBeVisible();
});

test('[NB-07] [A11Y-01] the open drawer keeps the keyboard; Escape gives it back', async ({
  page,
}) => {
  await page.goto('/docs/the-fundamentals');
  await hydrated(page);
  await toggle(page).focus();
  await page.keyboard.press('Enter');
  await expect(drawer(page).getByRole('button', {name: 'Close navigation bar'})).toBeFocused();
  const stops = 60;
  const outside: string[] = [];
  for (let stop = 0; stop < stops; stop += 1) {
    await page.keyboard.press('Tab');
    const lost = await page.evaluate(() => {
      const element = document.activeElement;
      // Between the last stop and the first, the browser's own controls have the focus.
      const isInside = element === document.body || element?.closest('.navbar-sidebar');
      return isInside ? undefined : element?.outerHTML;
    });
    if (lost !== undefined) outside.push(lost);
  }
  expect(outside).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(drawer(page)).toBeHidden();
  await expect(toggle(page)).toBeFocused();
});
