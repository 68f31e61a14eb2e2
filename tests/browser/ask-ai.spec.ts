import fs from 'node:fs';

import {expect, test, type Locator, type Page} from '@playwright/test';

import {htmlFileOf} from '../support/buildFolder';
import {openReader} from '../support/reader';
import {axeFindingsInBothModes, hydrated, watchPage} from '../support/site';

const askButton = (page: Page): Locator => page.getByRole('button', {name: 'Ask AI'});
const panelOf = (page: Page): Locator => page.getByRole('dialog', {name: 'Ask the docs'});

/** Opens the panel on a page; returns the question field. */
const openPanel = async (page: Page, path = '/docs/'): Promise<Locator> => {
  await page.goto(path);
  await hydrated(page);
  await askButton(page).click();
  return panelOf(page).getByRole('textbox', {name: 'Your question'});
};

const boxOf = async (
  locator: Locator,
): Promise<{x: number; y: number; width: number; height: number}> => {
  const box = await locator.boundingBox();
  if (!box) throw new Error('The element is not shown.');
  return box;
};

const expectButton = async (page: Page): Promise<void> => {
  const button = askButton(page);
  await expect(button).toHaveText('Ask AI');
  await expect(button).toHaveCSS('background-color', 'rgb(40, 42, 54)');
  await expect(button).toHaveCSS('color', 'rgb(255, 255, 255)');
  await expect(button).toHaveCSS('border-radius', '20px');
  const {x, y, width, height} = await boxOf(button);
  const {width: pageWidth, height: pageHeight} = page.viewportSize() ?? {width: 0, height: 0};
  expect(pageWidth - x - width).toBeGreaterThan(0);
  expect(pageWidth - x - width).toBeLessThan(48);
  expect(pageHeight - y - height).toBeGreaterThan(0);
  expect(pageHeight - y - height).toBeLessThan(48);
  // Nothing is configured: no vendor script, neither in the HTML nor later.
  await expect(page.locator('script[src^="http"]:not([src*="//localhost"])')).toHaveCount(0);
};

test.describe('the HTML', () => {
  const reader = openReader();

  test('[AI-01] pages of each kind have the button at the bottom right, in its look', async () => {
    const page = reader();
    for (const path of ['/', '/docs/', '/docs/spring', '/blog', '/learn', '/search', '/no-such']) {
      const response = await page.goto(path);
      expect(await response?.text(), path).not.toContain('crawlchat');
      await expectButton(page);
    }
  });
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('[AI-01] the button leads to the page about AI', async ({page}) => {
    await page.goto('/docs/');
    const [response] = await Promise.all([
      page.waitForResponse((answer) => new URL(answer.url()).pathname.startsWith('/ai')),
      askButton(page).click(),
    ]);
    expect(response.status()).toBeLessThan(400);
    await expect(page).toHaveURL(/\/ai\/?\??$/);
  });
});

test('[AI-01] the panel opens with the keyboard, closes with Escape, its button and a click beside it, and gives the focus back', async ({
  page,
}) => {
  const {complaints} = watchPage(page);
  await page.goto('/docs/');
  await hydrated(page);
  await expectButton(page);
  // The last thing before the footer.
  await page.getByRole('contentinfo').getByRole('link').first().focus();
  await page.keyboard.press('Shift+Tab');
  await expect(askButton(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(panelOf(page)).toBeVisible();
  await expect(panelOf(page).getByRole('textbox', {name: 'Your question'})).toBeFocused();
  // The focus stays inside: all stops of the panel, and those of the browser itself.
  for (let stop = 0; stop < 10; stop++) {
    await page.keyboard.press('Tab');
    expect(
      await page.evaluate(() => {
        const {activeElement} = document;
        return activeElement === document.body || activeElement?.closest('dialog') !== null;
      }),
    ).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(panelOf(page)).toBeHidden();
  await expect(askButton(page)).toBeFocused();
  await askButton(page).click();
  await panelOf(page).getByRole('button', {name: 'Close'}).click();
  await expect(panelOf(page)).toBeHidden();
  await expect(askButton(page)).toBeFocused();
  await askButton(page).click();
  await expect(panelOf(page)).toBeVisible();
  // Its padding isn't beside it.
  const box = await panelOf(page).boundingBox();
  if (!box) throw new Error('The panel has no box.');
  await page.mouse.click(box.x + 5, box.y + box.height / 2);
  await expect(panelOf(page)).toBeVisible();
  await page.mouse.click(20, 300);
  await expect(panelOf(page)).toBeHidden();
  await expect(askButton(page)).toBeFocused();
  expect(complaints).toEqual([]);
});

test('[AI-01] a question is answered with pages or with where else to ask, and is text', async ({
  page,
}) => {
  const {complaints} = watchPage(page);
  const field = await openPanel(page);
  const status = panelOf(page).getByRole('status');
  await test.step('hostile and overlong', async () => {
    await field.fill(`<img src=x onerror=alert(1)> ${'word '.repeat(2000)}`);
    expect((await field.inputValue()).length).toBeLessThanOrEqual(200);
    await page.keyboard.press('Enter');
    await expect(status).toHaveText(/found/i);
    await expect(panelOf(page).locator('img')).toHaveCount(0);
  });
  await test.step('with pages', async () => {
    await field.fill('How do I render a loop with spring() in my video?');
    await page.keyboard.press('Enter');
    await expect(status).toHaveText(/^\d+ pages found\.$/);
  });
  await test.step('without answer', async () => {
    await field.fill('q'.repeat(12));
    await page.keyboard.press('Enter');
    await expect(status).toContainText('No pages found');
    await expect(panelOf(page).getByRole('listitem')).toHaveCount(0);
    await expect(panelOf(page).getByRole('link', {name: /Discord/})).toHaveAttribute(
      'href',
      'https://remotion.dev/discord',
    );
    await expect(panelOf(page).getByRole('link', {name: 'Remotion and AI'})).toHaveAttribute(
      'href',
      /^\/ai\/?$/,
    );
    const addresses = await panelOf(page)
      .locator('a[href^="/docs/ai/"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    expect(addresses).toHaveLength(5);
    expect(addresses.filter((address) => !fs.existsSync(htmlFileOf(address)))).toEqual([]);
  });
  await test.step('a result leads to its page', async () => {
    await field.fill('What does interpolate do?');
    await panelOf(page).getByRole('button', {name: 'Search'}).click();
    const result = panelOf(page)
      .getByRole('listitem')
      .getByRole('link', {name: /interpolate\(\)/});
    await result.first().click();
    await expect(page.locator('h1')).toContainText('interpolate()');
    await expect(panelOf(page)).toBeHidden();
  });
  await test.step('more results are on the search page', async () => {
    await askButton(page).click();
    await field.fill('video');
    await page.keyboard.press('Enter');
    await panelOf(page)
      .getByRole('link', {name: /^See all \d+ results$/})
      .click();
    await expect(page).toHaveURL(/\/search\?q=video$/);
    await expect(page.getByRole('searchbox', {name: 'Search'})).toHaveValue('video');
  });
  expect(complaints).toEqual([]);
});

test('[AI-01] a search that fails can be tried again', async ({page}) => {
  let isDown = true;
  await page.route('**/assets/search/**', (route) => (isDown ? route.abort() : route.continue()));
  const field = await openPanel(page);
  await field.fill('spring');
  await page.keyboard.press('Enter');
  const failure = panelOf(page).getByRole('alert');
  await expect(failure).toContainText('Unable to fetch results');
  isDown = false;
  await failure.getByRole('button', {name: 'Try again'}).click();
  await expect(panelOf(page).getByRole('listitem').first()).toBeVisible();
});

test('[AI-01] when the panel cannot be loaded, the button leads to the page about AI', async ({
  page,
}) => {
  await page.goto('/docs/');
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  await page.route('**/assets/js/*.js', (route) => route.abort());
  await askButton(page).click();
  await expect(page).toHaveURL(/\/ai\/?$/);
});

test('[AI-01] [A11Y-01] the panel has no accessibility findings and fits, light and dark, 1280 and 320 pixels', async ({
  page,
}) => {
  await page.emulateMedia({colorScheme: 'light', reducedMotion: 'reduce'});
  const field = await openPanel(page);
  const expectAccessible = async (): Promise<void> => {
    for (const width of [320, 1280]) {
      await page.setViewportSize({width, height: 700});
      expect(await axeFindingsInBothModes(page), `${width} pixels`).toEqual([]);
      const {x, width: panelWidth} = await boxOf(panelOf(page));
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x + panelWidth).toBeLessThanOrEqual(width);
    }
  };
  await expectAccessible();
  await field.fill('spring');
  await page.keyboard.press('Enter');
  await expect(panelOf(page).getByRole('listitem').first()).toBeVisible();
  await expectAccessible();
});

test.describe('on a phone', () => {
  test.use({viewport: {width: 390, height: 844}});

  test('[AI-01] it hides while the visitor reads on; it covers neither the back-to-top button nor the end of the page', async ({
    page,
  }) => {
    await page.goto('/docs/spring');
    await hydrated(page);
    const button = askButton(page);
    await expect(button).toBeInViewport();
    await page.mouse.wheel(0, 1500);
    await expect(button).not.toBeInViewport();
    await page.mouse.wheel(0, -300);
    await expect(button).toBeInViewport();
    await page.mouse.wheel(0, 600);
    await expect(button).not.toBeInViewport();
    await button.focus();
    await expect(button).toBeInViewport();

    await button.blur();
    await page.mouse.wheel(0, 1500);
    await expect(button).not.toBeInViewport();
    await page.mouse.wheel(0, -400);
    const top = page.getByRole('button', {name: 'Scroll back to top'});
    await expect(top).toBeVisible();
    await expect(button).toBeInViewport();
    // Wait until both have settled.
    await expect
      .poll(async () => {
        const above = await boxOf(top);
        return (await boxOf(button)).y - above.y - above.height;
      })
      .toBeGreaterThan(0);
    await top.click();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);

    await page.evaluate(() => {
      window.scrollTo(0, document.body.scrollHeight);
    });
    await expect(button).toBeInViewport();
    const copyright = await boxOf(page.locator('.footer__copyright'));
    await expect
      .poll(async () => (await boxOf(button)).y - copyright.y - copyright.height)
      .toBeGreaterThan(0);
  });
});

for (const width of [390, 768]) {
  test(`[AI-01] at ${width} pixels it never rests on a button of a code block`, async ({page}) => {
    await page.setViewportSize({width, height: 844});
    await page.goto('/docs/spring');
    await hydrated(page);
    const button = askButton(page);
    const copies = page.locator('main').getByRole('button', {name: /copy/i});
    expect(await copies.count()).toBeGreaterThan(3);
    for (const copy of await copies.all()) {
      // First below the place of the button, then up to it: that is when the button comes back.
      await copy.evaluate((element) => {
        const {top} = element.getBoundingClientRect();
        window.scrollTo(0, window.scrollY + top - window.innerHeight + 20);
      });
      await page.mouse.wheel(0, 60);
      await page.mouse.wheel(0, -30);
      await expect
        .poll(async () => {
          const [own, other] = await Promise.all([button.boundingBox(), copy.boundingBox()]);
          if (!own || !other) return true;
          return (
            own.x >= other.x + other.width ||
            other.x >= own.x + own.width ||
            own.y >= other.y + other.height ||
            other.y >= own.y + own.height
          );
        })
        .toBe(true);
    }
  });
}

test('[AI-01] the end of a long table of contents can be scrolled clear of it', async ({page}) => {
  await page.setViewportSize({width: 1100, height: 420});
  await page.goto('/docs/spring');
  await hydrated(page);
  const last = page.locator('.theme-doc-toc-desktop a').last();
  await page.locator('.theme-doc-toc-desktop').evaluate((list) => {
    list.scrollTop = list.scrollHeight;
  });
  const {y, height} = await boxOf(last);
  expect(y + height).toBeLessThan((await boxOf(askButton(page))).y);
});

test('[AI-01] it is not printed, and has an outline in forced colors', async ({page}) => {
  await page.goto('/docs/');
  await page.emulateMedia({media: 'print'});
  await expect(page.getByText('Ask AI', {exact: true})).toBeHidden();
  await page.emulateMedia({media: 'screen', forcedColors: 'active'});
  const colors = await askButton(page).evaluate((button) => {
    const {borderTopColor, borderTopStyle, backgroundColor} = getComputedStyle(button);
    return {isSeen: borderTopColor !== backgroundColor, borderTopStyle};
  });
  expect(colors).toEqual({isSeen: true, borderTopStyle: 'solid'});
});
