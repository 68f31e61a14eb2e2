import {expect, test, type Locator, type Page} from '@playwright/test';

import {openReader} from '../support/reader';
import {overflowOf} from '../support/site';

const reader = openReader();

const openAt = async (path: string, width = 1280): Promise<Page> => {
  const page = reader();
  await page.setViewportSize({width, height: 844});
  await page.goto(path);
  return page;
};

const navbar = (page: Page): Locator => page.getByRole('navigation', {name: 'Main'});

/** Each kind of page, with words from the end of its content and a link of its own. */
const kinds: Record<string, {path: string; content: RegExp; link: string}> = {
  home: {path: '/', content: /useCurrentFrame/, link: 'main a[href="/docs/"]'},
  guide: {
    path: '/docs/the-fundamentals',
    content: /useCurrentFrame/,
    link: '.pagination-nav__link--next',
  },
  reference: {
    path: '/docs/spring',
    content: /durationInFrames/,
    link: 'main a[href="/docs/interpolate"]',
  },
  package: {path: '/docs/noise', content: /noise2D/, link: 'main a[href^="/docs/noise/"]'},
  'blog list': {path: '/blog', content: /Read more/, link: 'main article h2 a'},
  'blog post': {path: '/blog/4-0', content: /Remotion 4/, link: '.pagination-nav__link'},
  archive: {path: '/blog/archive', content: /2021/, link: 'main a[href="/blog/4-0"]'},
  article: {path: '/learn/apple-wow', content: /Sequence/, link: 'main a[href^="/docs/"]'},
  search: {path: '/search', content: /You can also look through/, link: 'main a[href^="/docs"]'},
  'not found': {path: '/no-such-page', content: /not found/, link: 'main a[href^="/docs"]'},
};

for (const [kind, {path, content, link}] of Object.entries(kinds)) {
  test(`[NOJS-01] ${kind} is readable and leads on, on a desktop and a phone`, async () => {
    const page = await openAt(path);
    for (const width of [1280, 390]) {
      await page.setViewportSize({width, height: 844});
      await expect(page.getByRole('heading', {level: 1})).toBeVisible();
      await expect(page.getByRole('main')).toContainText(content);
      expect(await overflowOf(page), 'overflow in pixels').toBe(0);
      await expect(navbar(page).getByRole('link', {name: 'Docs', exact: true})).toBeVisible();
      await expect(
        page.getByRole('contentinfo').getByRole('link', {name: 'Blog', exact: true}),
      ).toBeVisible();
      // Nothing waits for code, and controls that need it are hidden.
      await expect(page.getByRole('status', {name: 'Loading'})).toHaveCount(0);
      await expect(page.getByRole('button', {name: 'Toggle navigation bar'})).toBeHidden();
      await expect(page.getByRole('button', {name: 'Close', exact: true})).toBeHidden();
    }
    const own = page.locator(link).first();
    const target = (await own.getAttribute('href')) ?? '';
    await own.click();
    await expect(page).toHaveURL(new RegExp(`${target.replace(/#.*$/, '')}/?(#.*)?$`));
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  });
}

for (const width of [1280, 390]) {
  test(`[NOJS-01] the menus open with the mouse and the keyboard, ${width} pixels`, async () => {
    const page = await openAt('/', width);
    const toggle = navbar(page).getByRole('button', {name: 'Resources'});
    const link = navbar(page).getByRole('link', {name: 'Blog', exact: true});
    await expect(link).toBeHidden();
    await toggle.hover();
    await expect(link).toBeVisible();
    await page.mouse.move(200, 800);
    await expect(link).toBeHidden();
    await toggle.focus();
    await expect(link).toBeVisible();
    for (let stop = 0; stop < 8 && !(await link.evaluate((a) => a.matches(':focus'))); stop += 1) {
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/blog$/);
  });

  test(`[NOJS-01] the sidebar leads into closed categories, ${width} pixels`, async () => {
    const page = await openAt('/docs/', width);
    const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
    await expect(sidebar.getByRole('link', {name: 'Animating properties'})).toBeVisible();
    const closed = sidebar.locator('.menu__list-item--collapsed > div > a').first();
    const name = (await closed.textContent()) ?? '';
    await closed.click();
    await expect(page).not.toHaveURL(/\/docs\/$/);
    const opened = sidebar.locator('li', {
      has: page.locator(`:scope > div > a:text-is("${name}")`),
    });
    await expect(opened.locator('> ul a').first()).toBeVisible();
  });
}

test('[NOJS-01] on a phone the sections of a page are listed', async () => {
  const page = await openAt('/docs/spring', 390);
  await expect(page.getByRole('button', {name: 'On this page'})).toBeHidden();
  const contents = page.getByRole('navigation', {name: 'On this page'});
  await contents.getByRole('link', {name: 'Errors'}).click();
  await expect(page).toHaveURL(/#errors$/);
});

test('[NOJS-01] each tab of a group shows its content', async () => {
  const page = await openAt('/docs/');
  const panels = page.locator('[role="tabpanel"]');
  expect(await panels.count()).toBeGreaterThan(1);
  for (const panel of await panels.all()) await expect(panel).toBeVisible();
});

test('[NOJS-01] the search button leads to the search page', async () => {
  const page = await openAt('/docs/');
  await page.getByRole('button', {name: 'Search', exact: true}).click();
  await expect(page).toHaveURL(/\/search\?$/);
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
});

test('[NOJS-01] a demo shows its still, and code its colors', async () => {
  const page = await openAt('/docs/spring');
  await expect(page.getByRole('main').locator('section img').first()).toBeVisible();
  const colors = await page
    .locator('pre code span')
    .evaluateAll((all) => new Set(all.map((span) => getComputedStyle(span).color)).size);
  expect(colors).toBeGreaterThan(2);
});

/** Colors of the page's main parts, and the logo that is visible. */
const look = (page: Page): Promise<Record<string, string[]>> =>
  page.evaluate(() => {
    const colorsOf = (selector: string): string[] => {
      const element = document.querySelector(selector);
      if (!element) return [];
      const {color, backgroundColor, borderColor, colorScheme} = getComputedStyle(element);
      return [color, backgroundColor, borderColor, colorScheme];
    };
    const logos = [...document.querySelectorAll<HTMLImageElement>('.navbar__logo img')];
    return {
      ...Object.fromEntries(
        ['html', 'h1', 'main p a', 'main p code', 'pre', '.navbar', '.footer', '.menu__link'].map(
          (selector) => [selector, colorsOf(selector)],
        ),
      ),
      logo: logos.filter((logo) => logo.checkVisibility()).map((logo) => logo.src),
    };
  });

for (const system of ['light', 'dark'] as const) {
  test(`[COLOR-01] [NOJS-01] the page follows a ${system} system`, async ({browser}) => {
    const context = await browser.newContext({javaScriptEnabled: true, colorScheme: system});
    const withScripts = await context.newPage();
    const url = new URL('/docs/spring', test.info().project.use.baseURL).href;
    await withScripts.goto(url);
    await expect(withScripts.locator('html')).toHaveAttribute('data-theme', system);
    const expected = await look(withScripts);
    await context.close();

    await reader().emulateMedia({colorScheme: system});
    const page = await openAt(url);
    expect(await look(page)).toEqual(expected);
    expect(expected.html?.at(-1)).toBe(system);
    expect(expected.logo).toHaveLength(1);
  });
}
