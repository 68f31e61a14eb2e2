import {expect, test, type Page} from '@playwright/test';

import {hydrated, twoFrames} from '../support/site';

interface Stop {
  /** Index among all elements that should be reachable, in document order; -1 for others. */
  index: number;
  html: string;
  hasMark: boolean;
  isInView: boolean;
  /** The part of the page that it is in. */
  region: string;
}

/** What the page of a test keeps between two calls. */
interface StopsWindow {
  stops: Stop[];
  hasLeft: boolean;
}

/**
 * Numbers all elements that a keyboard user should reach, so that stops can be recognized, and forgets earlier stops.
 */
const numberControls = (page: Page): Promise<number> =>
  page.evaluate(() => {
    Object.assign(window, {stops: [], hasLeft: false});
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
    for (const element of document.querySelectorAll('[data-stop]')) {
      element.removeAttribute('data-stop');
    }
    controls.forEach((element, index) => {
      element.dataset.stop = String(index);
    });
    return controls.length;
  });

/** Has the page record where Tab leads to, and whether that is visible, until it leads out of the page. */
const recordStops = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const regions: Record<string, string> = {
      'skip link': '[aria-label="Skip to main content"]',
      announcement: '.theme-announcement-bar',
      navbar: 'nav[aria-label="Main"]',
      sidebar: '.theme-doc-sidebar-container',
      contents: '.theme-doc-toc-desktop',
      content: 'main',
      footer: 'footer',
    };
    const own = window as unknown as StopsWindow;
    document.addEventListener('keydown', (event) => {
      if (own.hasLeft) event.preventDefault();
    });
    document.addEventListener('keyup', () => {
      if (own.hasLeft) return;
      const element = document.activeElement;
      if (!(element instanceof HTMLElement) || element === document.body) {
        own.hasLeft = true;
        return;
      }
      const {outlineStyle, outlineWidth, boxShadow} = getComputedStyle(element);
      const box = element.getBoundingClientRect();
      own.stops.push({
        index: Number(element.dataset.stop ?? -1),
        html: element.outerHTML.slice(0, 160),
        hasMark: (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none',
        isInView:
          box.width > 0 &&
          box.bottom > 0 &&
          box.top < window.innerHeight &&
          box.right > 0 &&
          box.left < window.innerWidth,
        region: Object.keys(regions).find((name) => element.closest(regions[name] ?? '')) ?? '',
      });
    });
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

/** Presses Tab until the focus has left the page. Asks where it is only now and then, which takes as long as a key. */
const stopsOf = async (page: Page, count: number): Promise<Stop[]> => {
  for (;;) {
    for (let press = 0; press < 20; press++) await page.keyboard.press('Tab');
    const {stops, hasLeft} = await page.evaluate(() => {
      const own = window as unknown as StopsWindow;
      return {stops: own.stops, hasLeft: own.hasLeft};
    });
    if (hasLeft) return stops;
    expect(stops.length, 'a trap for the keyboard').toBeLessThan(count * 2);
  }
};

for (const [kind, path] of Object.entries(kinds)) {
  test(`[A11Y-01] Tab goes through the whole page: ${kind}, 1280 and 390 pixels`, async ({
    page,
  }) => {
    // No motion, so that nothing plays or scrolls while the focus moves.
    await page.emulateMedia({reducedMotion: 'reduce'});
    await page.setViewportSize({width: 1280, height: 900});
    await page.goto(path);
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    await recordStops(page);
    for (const width of [1280, 390]) {
      await page.setViewportSize({width, height: 900});
      await twoFrames(page);
      const count = await numberControls(page);
      expect(count).toBeGreaterThan(20);
      const stops = await stopsOf(page, count);
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
      if (kind === 'guide' && width === 1280) {
        const regions = stops.map(({region}) => region).filter(Boolean);
        expect(regions.filter((region, index) => region !== regions[index - 1])).toEqual([
          'skip link',
          'announcement',
          'navbar',
          'sidebar',
          'content',
          'contents',
          'footer',
        ]);
      }
    }
  });
}

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
