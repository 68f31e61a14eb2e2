import {expect, test, type Locator, type Page} from '@playwright/test';

import {axeFindings, hydrated} from '../support/site';
import {measureGaps} from '../support/smallText';

const open = async (page: Page, path: string): Promise<void> => {
  await page.goto(path);
  await hydrated(page);
};

/** Whether an element lies within the part of a scrolling box that can be seen. */
const isWithin = (element: Locator, box: string): Promise<boolean> =>
  element.evaluate((node, selector) => {
    const frame = node.closest(selector)?.getBoundingClientRect();
    const {top, bottom} = node.getBoundingClientRect();
    return frame !== undefined && top >= frame.top && bottom <= frame.bottom;
  }, box);

test('[TOC-02] the sidebar shows the current page, and stays when it already does', async ({
  page,
}) => {
  await open(page, '/docs/watchstaticfile');
  const current = page.locator('.theme-doc-sidebar-container [aria-current="page"]');
  await expect(current).toHaveText('watchStaticFile()');
  await expect.poll(() => isWithin(current, '.menu')).toBe(true);
  const scrolled = (): Promise<number> =>
    page.locator('.theme-doc-sidebar-container .menu').evaluate((menu) => menu.scrollTop);
  const before = await scrolled();
  expect(before).toBeGreaterThan(0);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.locator('.theme-doc-sidebar-container').getByText('useVideoConfig()').click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('useVideoConfig()');
  await expect(current).toHaveText('useVideoConfig()');
  expect(await scrolled()).toBe(before);
});

test('[TOC-02] the drawer opens at the current page, with the way back in sight', async ({
  page,
}) => {
  await page.setViewportSize({width: 390, height: 844});
  await open(page, '/docs/watchstaticfile');
  await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
  const current = page.locator('.navbar-sidebar [aria-current="page"]').last();
  await expect(current).toHaveText('watchStaticFile()');
  await expect(current).toBeInViewport();
  await expect(page.getByRole('button', {name: 'Back to main menu'})).toBeInViewport({ratio: 0.9});
});

test('[TOC-01] a long table of contents follows the section being read', async ({page}) => {
  await open(page, '/docs/offthreadvideo');
  const active = page.locator('.theme-doc-toc-desktop .table-of-contents__link--active');
  for (const heading of ['#see-also', '#example']) {
    await page.locator(heading).evaluate((element) => {
      element.scrollIntoView();
    });
    await expect(active).toHaveAttribute('href', heading);
    await expect.poll(() => isWithin(active, '.theme-doc-toc-desktop')).toBe(true);
  }
});

test('the sign beside a heading copies its address', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/docs/spring');
  const sign = page.locator('#options .hash-link');
  await page.locator('#options').hover();
  await sign.click();
  await expect(sign).toHaveAttribute('data-copied');
  await expect(page).toHaveURL(/#options$/);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  await expect(sign, 'and returns to what it was').not.toHaveAttribute('data-copied');
  await page.evaluate(() => navigator.clipboard.writeText('kept'));
  const other = context.waitForEvent('page');
  await page.locator('#errors').hover();
  await page.locator('#errors .hash-link').click({modifiers: ['ControlOrMeta']});
  await other;
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('kept');
});

test('code that is cut off can be shown in full, also with the keyboard', async ({page}) => {
  await open(page, '/docs/spring');
  const block = page.locator('figure.code', {has: page.getByRole('button', {name: /^Show all/})});
  const pre = page.locator('section figure.code pre').first();
  const hidden = (): Promise<number> =>
    pre.evaluate((element) => element.scrollHeight - element.clientHeight);
  expect(await hidden()).toBeGreaterThan(100);
  await expect(pre).toHaveAttribute('tabindex', '0');
  await block.getByRole('button', {name: /^Show all/}).focus();
  await page.keyboard.press('Enter');
  const less = page.getByRole('button', {name: /^Show less/});
  await expect(less).toBeFocused();
  await expect(less).toHaveAttribute('aria-expanded', 'true');
  expect(await hidden()).toBeLessThanOrEqual(1);
  await less.click();
  expect(await hidden()).toBeGreaterThan(100);
});

test('each page has a way to report a problem with it', async ({page}) => {
  for (const path of ['/docs/spring', '/blog/4-0']) {
    await page.goto(path);
    const link = page.getByRole('link', {name: 'Report a problem'});
    const address = new URL((await link.getAttribute('href')) ?? '');
    expect(address.pathname).toBe('/remotion-dev/remotion/issues/new');
    expect(address.searchParams.get('title')).toContain(path);
    expect(address.searchParams.get('body')).toContain(`https://www.remotion.dev${path}`);
  }
});

test('a report names the heading and quotes what is selected', async ({page}) => {
  await open(page, '/docs/spring');
  const bodyOf = async (name: string): Promise<string> => {
    const link = page.getByRole('link', {name, exact: true});
    // It's completed when a pointer or the focus reaches it, and again when it's followed.
    await link.blur();
    await link.focus();
    return new URL((await link.getAttribute('href')) ?? '').searchParams.get('body') ?? '';
  };
  const section = page.getByRole('link', {name: 'Report a problem with this section'});
  await expect(section).toHaveCount(0);
  await page.locator('#options .hash-link').focus();
  await page.keyboard.press('Enter');
  // Where the address led: the link beside the heading comes first again.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(section).toBeFocused();
  expect(await axeFindings(page, 'main')).toEqual([]);
  expect(await bodyOf('Report a problem with this section')).toBe(
    'Page: https://www.remotion.dev/docs/spring#options\n\nWhat is wrong or missing:\n',
  );
  expect(await bodyOf('Report a problem')).toContain('/docs/spring#options\n');
  const paragraph = page.locator('#frame').locator('xpath=following::p[1]');
  const text = await paragraph.innerText();
  await paragraph.selectText();
  expect(await bodyOf('Report a problem')).toBe(
    `Page: https://www.remotion.dev/docs/spring#frame\n\n> ${text}\n\nWhat is wrong or missing:\n`,
  );
});

for (const path of ['/blog', '/learn', '/success-stories']) {
  test(`[ROUTE-06] ${path} says what it holds and links its archive and its feed`, async ({
    page,
    request,
  }) => {
    await open(page, path);
    const main = page.getByRole('main');
    const description = await page.locator('meta[name="description"]').getAttribute('content');
    await expect(main.getByText(description ?? '', {exact: true})).toBeVisible();
    const feed = await main.getByRole('link', {name: 'RSS'}).getAttribute('href');
    expect((await request.get(feed ?? '')).headers()['content-type']).toContain('xml');
    await main.getByRole('link', {name: 'Archive'}).click();
    await expect(page).toHaveURL(new RegExp(`${path}/archive/?$`));
    await expect(page.getByRole('heading', {level: 1})).toContainText('archive');
  });
}

test('on a phone, a message has its cause and fix below it, and nothing scrolls sideways', async ({
  page,
}) => {
  await page.setViewportSize({width: 390, height: 844});
  await page.goto('/docs/troubleshooting/bundler-errors');
  const table = page.locator('.markdown table').first();
  const row = table.locator('tbody tr').first();
  const [message, cause, fix] = await Promise.all(
    [0, 1, 2].map((place) => row.locator('td').nth(place).boundingBox()),
  );
  expect(cause?.y).toBeGreaterThanOrEqual((message?.y ?? 0) + (message?.height ?? 0));
  expect(fix?.y).toBeGreaterThanOrEqual((cause?.y ?? 0) + (cause?.height ?? 0));
  const boxes = page.locator('div:has(> table.fixes)');
  expect(await boxes.count()).toBeGreaterThan(0);
  const hidden = await boxes.evaluateAll((all) =>
    all.map((box) => box.scrollWidth - box.clientWidth),
  );
  expect(Math.max(...hidden)).toBe(0);
});

test('tables fill the text; a wide one scrolls in a box of its own', async ({page}) => {
  await open(page, '/docs/easing');
  const table = page.locator('.markdown table').first();
  const box = table.locator('..');
  const width = (element: Locator): Promise<number> =>
    element.evaluate((node) => Math.round(node.getBoundingClientRect().width));
  expect(await width(table)).toBe(await width(page.locator('.markdown figure').first()));
  await expect(box).not.toHaveAttribute('tabindex');
  await page.setViewportSize({width: 240, height: 600});
  await expect(box).toHaveAttribute('tabindex', '0');
  await box.focus();
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => box.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
});

test('what is printed from the dark scheme is printed in the colors of the light one', async ({
  page,
}) => {
  const colors = async (colorScheme: 'dark' | 'light'): Promise<string[]> => {
    await page.emulateMedia({colorScheme, media: 'print'});
    await open(page, '/docs/spring');
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
    return page
      .locator('body, .alert, .alert p, .code .k, .code .s, .markdown p code')
      .evaluateAll((elements) =>
        elements.map((element) => {
          const {color, backgroundColor} = getComputedStyle(element);
          return `${color} on ${backgroundColor}`;
        }),
      );
  };
  const dark = await colors('dark');
  expect(dark.length).toBeGreaterThan(10);
  expect(dark).toEqual(await colors('light'));
});

test('in small text, words stand apart and points have room', async ({page}) => {
  await page.goto('/docs/spring');
  await hydrated(page);
  await page.evaluate(() => document.fonts.ready);
  for (const selector of [
    '.menu__link',
    '.table-of-contents__link',
    '.theme-doc-markdown button',
  ]) {
    const gaps = await page.evaluate(measureGaps, selector);
    expect(gaps.fontSize, selector).toBeLessThanOrEqual(15);
    // A quarter of the size is usual; hinting moves it by up to half a pixel.
    expect(gaps.word, selector).toBeGreaterThan(0.235);
    expect(gaps.pointInWord, selector).toBeGreaterThan(0.2);
    expect(gaps.pointInNumber, selector).toBeGreaterThan(0.2);
  }
});
