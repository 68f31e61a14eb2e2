import {expect, test, type Page} from '@playwright/test';

import {hydrated} from '../support/site';

interface Stop {
  /** Index among all elements that should be reachable, in document order; -1 for others. */
  index: number;
  html: string;
  hasMark: boolean;
  isInView: boolean;
}

/** Numbers all elements that a keyboard user should reach, so that stops can be recognized. */
const numberControls = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const controls = [
      ...document.querySelectorAll<HTMLElement>(
        'a[href], button, input, select, textarea, summary, [tabindex]',
      ),
    ].filter(
      (element) =>
        element.tabIndex >= 0 &&
        !element.matches(':disabled') &&
        element.checkVisibility({visibilityProperty: true}) &&
        !element.closest('[inert]'),
    );
    controls.forEach((element, index) => {
      element.dataset.stop = String(index);
    });
    return controls.length;
  });

/** Where the focus is, and whether it is visible; undefined when it has left the page. */
const currentStop = (page: Page): Promise<Stop | undefined> =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || element === document.body) return undefined;
    const {outlineStyle, outlineWidth, boxShadow} = getComputedStyle(element);
    const box = element.getBoundingClientRect();
    return {
      index: Number(element.dataset.stop ?? -1),
      html: element.outerHTML.slice(0, 160),
      hasMark: (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none',
      isInView:
        box.width > 0 &&
        box.bottom > 0 &&
        box.top < window.innerHeight &&
        box.right > 0 &&
        box.left < window.innerWidth,
    };
  });

const kinds = {
  home: '/',
  guide: '/docs/the-fundamentals',
  reference: '/docs/spring',
  'blog list': '/blog',
  'blog post': '/blog/4-0',
  archive: '/blog/archive',
  'not found': '/no-such-page',
};

for (const [kind, path] of Object.entries(kinds)) {
  for (const width of [1280, 390]) {
    test(`[A11Y-01] Tab goes through the whole page: ${kind}, ${width} pixels`, async ({page}) => {
      // No motion, so that nothing plays or scrolls while the focus moves.
      await page.emulateMedia({reducedMotion: 'reduce'});
      await page.setViewportSize({width, height: 900});
      await page.goto(path);
      await hydrated(page);
      await page.waitForLoadState('networkidle');
      const count = await numberControls(page);
      expect(count).toBeGreaterThan(20);
      const stops: Stop[] = [];
      for (;;) {
        await page.keyboard.press('Tab');
        const stop = await currentStop(page);
        if (!stop) break;
        stops.push(stop);
        expect(stops.length, 'a trap for the keyboard').toBeLessThan(count * 2);
      }
      const htmlOf = (wrong: Stop[]): string[] => wrong.map(({html}) => html);
      expect(htmlOf(stops.filter(({hasMark}) => !hasMark)), 'without a mark').toEqual([]);
      expect(htmlOf(stops.filter(({isInView}) => !isInView)), 'out of view').toEqual([]);
      // Elements that appear on scrolling, such as a player, have no number.
      const numbered = stops.map(({index}) => index).filter((index) => index >= 0);
      const missed = Array.from({length: count}, (_, index) => index).filter(
        (index) => !numbered.includes(index),
      );
      const missedHtml = await page.evaluate(
        (indexes) =>
          indexes.map((index) => document.querySelector(`[data-stop="${index}"]`)?.outerHTML),
        missed,
      );
      // Elements that disappeared on scrolling no longer count.
      expect(missedHtml.filter((html) => html !== undefined)).toEqual([]);
      expect(numbered, 'the order of the document').toEqual(
        [...numbered].sort((first, second) => first - second),
      );
    });
  }
}

test('[A11Y-01] the order is skip link, announcement, navbar, sidebar, content, contents, footer', async ({
  page,
}) => {
  await page.goto('/docs/the-fundamentals');
  await hydrated(page);
  const regions: string[] = [];
  for (;;) {
    await page.keyboard.press('Tab');
    const region = await page.evaluate(() => {
      const element = document.activeElement;
      if (!element || element === document.body) return undefined;
      const names: Record<string, string> = {
        'skip link': '[aria-label="Skip to main content"]',
        announcement: '.theme-announcement-bar',
        navbar: 'nav[aria-label="Main"]',
        sidebar: '.theme-doc-sidebar-container',
        contents: '.theme-doc-toc-desktop',
        content: 'main',
        footer: 'footer',
      };
      return Object.keys(names).find((name) => element.closest(names[name] ?? '')) ?? 'other';
    });
    if (region === undefined) break;
    if (regions.at(-1) !== region) regions.push(region);
  }
  expect(regions.filter((region) => region !== 'other')).toEqual([
    'skip link',
    'announcement',
    'navbar',
    'sidebar',
    'content',
    'contents',
    'footer',
  ]);
});

test('[A11Y-01] the search opens and closes with the keyboard', async ({page}) => {
  await page.goto('/docs/');
  await hydrated(page);
  const button = page.getByRole('button', {name: 'Search', exact: true});
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByPlaceholder('Search docs')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByPlaceholder('Search docs')).toHaveCount(0);
  await expect(button).toBeFocused();
});

test('[A11Y-01] tabs are chosen with the arrow keys', async ({page}) => {
  await page.goto('/docs/');
  await hydrated(page);
  const tabs = page.getByRole('tablist').first();
  await tabs.getByRole('tab', {name: 'npm', exact: true}).focus();
  await page.keyboard.press('ArrowRight');
  const second = tabs.getByRole('tab').nth(1);
  await expect(second).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(second).toHaveAttribute('aria-selected', 'true');
});

test('[A11Y-01] code is copied and scrolled with the keyboard', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.setViewportSize({width: 390, height: 844});
  await page.goto('/docs/the-fundamentals');
  await hydrated(page);
  const block = page.locator('figure.code', {has: page.locator('pre[tabindex="0"]')}).first();
  await block.getByRole('button', {name: /Copy/}).focus();
  await page.keyboard.press('Enter');
  await expect(block.getByRole('button', {name: /Copied/})).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe((await block.locator('code').textContent())?.trimEnd());
  const pre = block.locator('pre');
  await pre.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => pre.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
});

test('[A11Y-01] a demo is played, moved and changed with the keyboard', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await page.goto('/docs/layout-utils/fit-text');
  await hydrated(page);
  const demo = page.getByRole('region', {name: 'Text as wide as its box'});
  await demo.scrollIntoViewIfNeeded();
  // The player has loaded.
  await expect(demo.getByRole('button', {name: 'Play'})).toBeEnabled();
  await demo.getByRole('button', {name: 'Play'}).focus();
  await page.keyboard.press('Space');
  await expect(demo.getByRole('button', {name: 'Pause'})).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(demo.getByRole('button', {name: 'Play'})).toBeFocused();
  const frame = demo.getByRole('slider', {name: 'Frame'});
  await frame.focus();
  await page.keyboard.press('Home');
  await expect(frame).toHaveValue('0');
  await page.keyboard.press('ArrowRight');
  await expect(frame).toHaveValue('1');
});
