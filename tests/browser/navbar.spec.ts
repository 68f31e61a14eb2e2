import {expect, test, type Locator, type Page} from '@playwright/test';

import {hydrated, twoFrames} from '../support/site';

const navbar = (page: Page): Locator => page.getByRole('navigation', {name: 'Main'});

/** Scrolls in two steps, as a wheel does; the first jump from the top has no direction. */
const scrollDown = async (page: Page): Promise<void> => {
  await page.mouse.wheel(0, 100);
  await page.waitForFunction(() => window.scrollY === 100);
  await twoFrames(page);
  await page.mouse.wheel(0, 600);
};

const open = async (page: Page, path: string): Promise<void> => {
  await page.goto(path);
  await hydrated(page);
};

const menus = {
  Products: {
    Player: '/player',
    Lambda: '/lambda',
    'Media Parser': '/docs/media-parser',
    WebCodecs: '/docs/webcodecs',
    Recorder: '/docs/recorder',
    Timeline: '/docs/timeline',
  },
  Resources: {
    Learn: '/learn',
    Templates: '/templates',
    Playground: '/playground',
    Resources: '/docs/resources',
    Blog: '/blog',
    Showcase: '/showcase',
    'Remotion and AI': '/ai',
    'Convert a video': 'https://convert.remotion.dev',
    Support: '/docs/support',
  },
  Commercial: {
    'License and pricing': '/pricing',
    Store: 'https://remotion.pro/store',
    'Success stories': '/success-stories',
    'Experts (examples)': '/experts',
    About: '/about',
    Investors: '/docs/investors',
    Contact: '/contact',
  },
};

test('[NB-01] menus with their entries at the left; search, icons and the color mode at the right', async ({
  page,
}) => {
  await open(page, '/about/');
  const left = navbar(page).locator('.navbar__items').first();
  const right = navbar(page).locator('.navbar__items--right');
  await expect(left.locator('> .navbar__item')).toHaveText([
    /^Docs$/,
    /^API$/,
    /^Products/,
    /^Resources/,
    /^Commercial/,
  ]);
  await expect(left.getByRole('link', {name: 'Docs', exact: true})).toHaveAttribute(
    'href',
    '/docs/',
  );
  await expect(left.getByRole('link', {name: 'API', exact: true})).toHaveAttribute(
    'href',
    '/docs/api',
  );
  await expect(right.getByRole('button', {name: 'Search'})).toBeVisible();
  await expect(right.getByRole('button', {name: /Switch between dark and light/})).toBeVisible();
  const [leftBox, rightBox] = [await left.boundingBox(), await right.boundingBox()];
  expect((leftBox?.x ?? 0) + (leftBox?.width ?? 0)).toBeLessThanOrEqual(rightBox?.x ?? 0);

  for (const [menu, entries] of Object.entries(menus)) {
    await navbar(page).getByRole('button', {name: menu}).click();
    const links = navbar(page).locator('.dropdown--show a.dropdown__link');
    await expect(links.first()).toBeVisible();
    const found = await links.evaluateAll((all) =>
      all.map((link) => [link.textContent, link.getAttribute('href')?.replace(/\/$/, '')]),
    );
    expect(found).toEqual(Object.entries(entries));
  }
});

test('[NB-04] a right-click on the logo opens the brand page in a new tab', async ({
  page,
  context,
}) => {
  await context.route('https://remotion.dev/**', (route) => route.fulfill({body: 'brand'}));
  await open(page, '/docs/');
  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    navbar(page).locator('.navbar__brand').click({button: 'right'}),
  ]);
  await tab.waitForLoadState();
  expect(tab.url()).toBe('https://remotion.dev/brand');
  expect(await tab.evaluate(() => window.opener as unknown)).toBeNull();
});

test.describe('hiding on scroll', () => {
  test.beforeEach(async ({page}) => {
    await open(page, '/docs/spring');
    await page.mouse.move(640, 500);
  });

  test('[NB-05] stays while the scroll is under its height, hides on the way down and is back on the way up', async ({
    page,
  }) => {
    const height = (await navbar(page).boundingBox())?.height ?? 0;
    expect(height).toBeGreaterThan(40);
    for (let step = 0; step < 3; step += 1) {
      await page.mouse.wheel(0, 15);
      await page.waitForFunction((y) => window.scrollY === y, (step + 1) * 15);
      await expect(navbar(page)).not.toHaveClass(/navbarHidden/);
    }
    await expect(navbar(page)).toBeInViewport();
    await page.mouse.wheel(0, 600);
    await expect(navbar(page)).not.toBeInViewport();
    await page.mouse.wheel(0, -60);
    await expect(navbar(page)).toBeInViewport();
    await page.mouse.wheel(0, 300);
    await expect(navbar(page)).not.toBeInViewport();
    // After scrolling up from far below, it is visible again at the top.
    await expect(navbar(page)).toHaveClass(/navbarHidden/);
    await page.evaluate(() => {
      window.scrollTo(0, 20);
    });
    await expect(navbar(page)).not.toHaveClass(/navbarHidden/);
  });

  test('[NB-05] makes room when the hash of the route targets an element, above or below', async ({
    page,
  }) => {
    await expect(navbar(page)).toBeInViewport();
    const contents = page.locator('.theme-doc-toc-desktop');
    await contents.getByRole('link', {name: 'Errors'}).click();
    await expect(page).toHaveURL(/#errors$/);
    await expect(navbar(page)).not.toBeInViewport();
    await expect(page.locator('#errors')).toBeInViewport();
    // Scrolling up would show it if there were no hash. The first scroll after a jump is taken for the jump.
    await page.mouse.move(640, 500);
    for (let turn = 1; turn <= 2; turn++) {
      const before = await page.evaluate(() => window.scrollY);
      await page.mouse.wheel(0, -60);
      await page.waitForFunction((y) => window.scrollY === y, before - 60);
    }
    await expect(navbar(page)).toBeInViewport();
    await contents.getByRole('link', {name: 'frame', exact: true}).click();
    await expect(page).toHaveURL(/#frame$/);
    await expect(page.locator('#frame')).toBeInViewport();
    await expect(navbar(page)).not.toBeInViewport();
  });

  test('[NB-05] [A11Y-01] comes back when the keyboard enters it', async ({page}) => {
    await scrollDown(page);
    await expect(navbar(page)).not.toBeInViewport();
    // Past the skip link, and the link and the button of the announcement.
    for (let stop = 0; stop < 4; stop++) await page.keyboard.press('Tab');
    await expect(navbar(page).locator(':focus')).toBeInViewport();
  });
});

test.describe('a dropdown', () => {
  const parts = (page: Page): {toggle: Locator; link: Locator; other: Locator} => ({
    toggle: navbar(page).getByRole('button', {name: 'Resources'}),
    link: navbar(page).getByRole('link', {name: 'Blog', exact: true}),
    other: navbar(page).getByRole('button', {name: 'Commercial'}),
  });

  test.beforeEach(async ({page}) => {
    await open(page, '/about/');
  });

  test('[NB-06] opens while the mouse is over it, and stays open once clicked', async ({page}) => {
    const {toggle, link, other} = parts(page);
    await test.step('under the mouse', async () => {
      await expect(link).toBeHidden();
      await toggle.hover();
      await expect(link).toBeVisible();
      await expect(toggle).toHaveAttribute('aria-expanded', 'true');
      await link.hover();
      await expect(link).toBeVisible();
      await page.mouse.move(4, 600);
      await expect(link).toBeHidden();
      await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    });
    await test.step('until a click outside', async () => {
      await toggle.click();
      await page.mouse.move(4, 600);
      await expect(link).toBeVisible();
      await page.mouse.click(4, 600);
      await expect(link).toBeHidden();
    });
    await test.step('until a second click', async () => {
      await toggle.click();
      await expect(link).toBeVisible();
      await toggle.click();
      await expect(link).toBeHidden();
    });
    await test.step('until another opens', async () => {
      await toggle.click();
      await expect(link).toBeVisible();
      await other.click();
      await expect(link).toBeHidden();
      await expect(navbar(page).getByRole('link', {name: 'Success stories'})).toBeVisible();
    });
  });

  test('[NB-06] opens and closes with the keyboard, which walks through it to the pages', async ({
    page,
  }) => {
    const {toggle, link, other} = parts(page);
    await test.step('Enter and Space', async () => {
      await toggle.focus();
      for (const key of ['Enter', 'Space']) {
        await page.keyboard.press(key);
        await expect(link).toBeVisible();
        await expect(toggle).toHaveAttribute('aria-expanded', 'true');
        await page.keyboard.press(key);
        await expect(link).toBeHidden();
      }
    });
    await test.step('Tab walks through it and closes it by leaving', async () => {
      await page.keyboard.press('Enter');
      const count = await navbar(page).locator('.dropdown--show a.dropdown__link').count();
      expect(count).toBeGreaterThan(1);
      for (let index = 0; index < count; index += 1) {
        await page.keyboard.press('Tab');
        await expect(navbar(page).locator('.dropdown--show .dropdown__link:focus')).toHaveCount(1);
      }
      await page.keyboard.press('Tab');
      await expect(other).toBeFocused();
      await expect(link).toBeHidden();
    });
    await test.step('Escape closes it and gives the focus back', async () => {
      await toggle.focus();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Escape');
      await expect(link).toBeHidden();
      await expect(toggle).toBeFocused();
      await toggle.hover();
      await expect(link).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(link).toBeHidden();
    });
    await test.step('its links lead to their pages, and it closes', async () => {
      await page.mouse.move(4, 600);
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      await link.focus();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/blog$/);
      await expect(link).toBeHidden();
    });
  });

  test.describe('on a touch screen', () => {
    test.use({hasTouch: true});

    test('[NB-06] opens with a tap and closes with a tap outside', async ({page}) => {
      const {toggle, link} = parts(page);
      await toggle.tap();
      await expect(link).toBeVisible();
      await page.touchscreen.tap(4, 600);
      await expect(link).toBeHidden();
    });
  });
});
