import {expect, test, type Locator, type Page} from '@playwright/test';

import {hydrated, watchPage} from '../support/site';

const sidebar = (page: Page): Locator => page.getByRole('navigation', {name: 'Docs sidebar'});

/** A category of the sidebar by its label; the first one when none is given. */
const category = (page: Page, label: string): Locator =>
  sidebar(page).locator('li.theme-doc-sidebar-item-category', {
    has: page.locator(`:scope > div > a:text-is("${label}")`),
  });

const open = async (page: Page): Promise<void> => {
  await page.goto('/docs/the-fundamentals');
  await hydrated(page);
};

/**
 * Closes a category; returns its height before that, and the duration of the animation in
 * milliseconds.
 */
const collapse = async (
  page: Page,
  label: string,
): Promise<{height: number; milliseconds: number}> => {
  const list = category(page, label).locator('> ul');
  const link = category(page, label).getByRole('button', {name: label});
  if ((await link.getAttribute('aria-expanded')) === 'false') await link.click();
  await expect(list).toHaveCSS('overflow', 'visible');
  const height = await list.evaluate((element) => element.scrollHeight);
  await link.click();
  await expect(list).toBeHidden();
  const transition = await list.evaluate((element) => element.style.transition);
  return {height, milliseconds: Number(/height (\d+)ms/.exec(transition)?.[1])};
};

test('[TOC-02] [A11Y-01] categories open and close by click and key, each alone; the sidebar cannot be hidden', async ({
  page,
}) => {
  await open(page);
  await expect(sidebar(page)).toBeVisible();
  await expect(page.getByRole('button', {name: /(collapse|expand|hide) sidebar$/i})).toHaveCount(0);
  const link = category(page, 'Designing visuals').getByRole('button');
  for (const key of ['Enter', 'Space']) {
    await test.step(key, async () => {
      await link.focus();
      await page.keyboard.press(key);
      await expect(link).toHaveAttribute('aria-expanded', 'true');
      await page.keyboard.press('Tab');
      await expect(category(page, 'Designing visuals').locator('ul a').first()).toBeFocused();
      await link.focus();
      await page.keyboard.press(key);
      await expect(link).toHaveAttribute('aria-expanded', 'false');
      await expect(category(page, 'Designing visuals').locator('ul')).toBeHidden();
    });
  }
  await test.step('opening one leaves the others open', async () => {
    for (const label of ['Designing visuals', 'Embedding videos']) {
      await expect(category(page, label)).toHaveClass(/menu__list-item--collapsed/);
      await category(page, label).getByRole('button', {name: label}).click();
    }
    for (const label of ['Getting started', 'Designing visuals', 'Embedding videos']) {
      await expect(category(page, label)).not.toHaveClass(/menu__list-item--collapsed/);
      await expect(category(page, label).locator('ul a').first()).toBeVisible();
    }
  });
  await test.step('the higher the content, the longer the animation', async () => {
    const low = await collapse(page, 'Embedding videos');
    const high = await collapse(page, 'Designing visuals');
    expect(high.height).toBeGreaterThan(low.height);
    expect(high.milliseconds).toBeGreaterThan(low.milliseconds);
    expect(low.milliseconds).toBeGreaterThan(100);
  });
  await test.step('with reduced motion it takes 1 ms whatever the height', async () => {
    await page.emulateMedia({reducedMotion: 'reduce'});
    for (const label of ['Embedding videos', 'Designing visuals']) {
      expect((await collapse(page, label)).milliseconds).toBe(1);
    }
  });
});

/** Records the scripts that hold the items of all categories. */
const watchSidebars = (page: Page): {addresses: string[]} => {
  const addresses: string[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    void response
      .text()
      .then((code) => {
        if (/"docsSidebars":\{"\w+":\[\{/.test(code)) addresses.push(response.url());
      })
      .catch(() => undefined);
  });
  return {addresses};
};

/** Opens the page and has the script with all items loaded; returns its address. */
const addressOfItems = async (page: Page): Promise<string> => {
  const {addresses} = watchSidebars(page);
  await open(page);
  await category(page, 'Designing visuals').getByRole('button').hover();
  await expect.poll(() => addresses).toHaveLength(1);
  return addresses[0] ?? '';
};

test('a docs page takes its menu from its HTML; the rest loads when the menu is pointed at', async ({
  page,
}) => {
  const sidebars = watchSidebars(page);
  const {complaints} = watchPage(page);
  await page.goto('/docs/the-fundamentals', {waitUntil: 'networkidle'});
  await hydrated(page);
  expect(sidebars.addresses).toEqual([]);
  await expect(page.locator('.breadcrumbs')).toHaveText('Getting startedThe fundamentals');
  await category(page, 'Designing visuals').getByRole('button').hover();
  await expect.poll(() => sidebars.addresses).toHaveLength(1);
  expect(complaints).toEqual([]);
});

test('a category that is opened before its items are there opens with all of them', async ({
  page,
}) => {
  const address = await addressOfItems(page);
  let release = (): void => undefined;
  await page.route(address, async (route) => {
    await new Promise<void>((resolve) => (release = resolve));
    await route.continue();
  });
  await open(page);
  const opened = category(page, 'Designing visuals');
  const requested = page.waitForRequest(address);
  await opened.getByRole('button').click();
  await requested;
  await expect(opened).toHaveClass(/menu__list-item--collapsed/);
  release();
  await expect(opened).not.toHaveClass(/menu__list-item--collapsed/);
  expect(await opened.locator('ul a').count()).toBeGreaterThan(3);
});

test('without the file of the sidebars a category opens with the link to its first page', async ({
  page,
}) => {
  await page.route(await addressOfItems(page), (route) => route.abort());
  await open(page);
  await category(page, 'Designing visuals').getByRole('button').click();
  await expect(category(page, 'Designing visuals').locator('ul a')).toHaveCount(1);
});

test('a page of another category that is followed from the text has its place in the menu', async ({
  page,
}) => {
  await open(page);
  const next = page.locator('.pagination-nav__link--next');
  for (let pages = 0; pages < 12; pages++) {
    const label = await next.locator('.pagination-nav__label').textContent();
    await next.click();
    await expect(sidebar(page).locator('[aria-current="page"]')).toHaveText(label ?? '');
    await expect(page.locator('.breadcrumbs__item--active')).toHaveText(label ?? '');
  }
});
