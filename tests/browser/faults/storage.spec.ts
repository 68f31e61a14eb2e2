import {expect, test, type Frame, type Page} from '@playwright/test';

import {noForeignFrames} from '../../support/expectedHeaders';
import {kinds, visit} from '../../support/faults';
import {isFull} from '../../support/scope';
import {hydrated, watchPage} from '../../support/site';

const faults: Record<string, (page: Page) => Promise<unknown>> = {
  'throws, as where cookies are blocked': async (page) => {
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('Access is denied for this document.', 'SecurityError');
          },
        });
      }
    });
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setDocumentCookieDisabled', {disabled: true});
  },
  'is full': (page) =>
    page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      };
    }),
  'is missing': (page) =>
    page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, {value: null});
      }
    }),
};

/** Uses everything that stores something. */
const use = async (page: Page | Frame): Promise<void> => {
  const html = page.locator('html');
  const toggle = page.getByRole('button', {name: /Switch between dark and light mode/}).first();
  const before = await html.getAttribute('data-theme-choice');
  await toggle.click();
  await expect(html).not.toHaveAttribute('data-theme-choice', before ?? '');
  await page.getByRole('button', {name: 'Close'}).first().click();
  await expect(page.locator('.theme-announcement-bar')).toHaveCount(0);
};

for (const [index, [fault, breakStorage]] of Object.entries(faults).entries()) {
  // The first fault meets all kinds of pages, and others in a short run the docs page and the search.
  const met = Object.entries(kinds).filter((_, place) => isFull || index === 0 || place % 3 === 0);
  test(`[STORE-01] storage that ${fault} causes a warning, and everything works`, async ({
    page,
  }) => {
    const {complaints} = watchPage(page);
    await breakStorage(page);
    for (const [kind, {path, heading}] of met) {
      await page.goto(path);
      await hydrated(page);
      await expect(page.getByRole('heading', {level: 1}), kind).toHaveText(heading);
      await use(page);
    }
    await expect(page.getByRole('article').first()).toBeVisible();

    // The search dialog remembers what was chosen.
    await page.keyboard.press('Control+k');
    const field = page.locator('.search-dialog__input');
    await field.fill('interpolate');
    await expect(page.locator('.search-hit').first()).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', {level: 1})).toHaveText('interpolate()');

    // Tabs remember their choice, too.
    await visit(page, '/docs/');
    const tab = page.getByRole('tab', {name: 'pnpm'}).first();
    await tab.click();
    await expect(tab).toHaveAttribute('aria-selected', 'true');

    // A failed read is a warning; the framework logs a failed write as an error.
    const warnings = complaints.filter((line) =>
      (fault === 'is full'
        ? /^console error: Docusaurus storage error, can't set /
        : /^console warning: .*storage/is
      ).test(line),
    );
    if (fault !== 'is missing') expect(warnings.length).toBeGreaterThan(0);
    expect(complaints.filter((line) => !warnings.includes(line))).toEqual([]);
  });
}

/** Serves documents as a host does that can't send headers: then other sites may frame them. */
const withoutFramePolicy = (page: Page): Promise<unknown> =>
  page.route('**/docs/**', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const {'content-security-policy': policy = '', ...headers} = response.headers();
    expect(policy).toContain(noForeignFrames);
    await route.fulfill({
      response,
      headers: {...headers, 'content-security-policy': policy.replace(noForeignFrames, '')},
    });
  });

/** The frame that shows the docs in the page. */
const framed = async (page: Page): Promise<Frame> => {
  await expect.poll(() => page.frames().length).toBe(2);
  const [, frame] = page.frames();
  if (!frame) throw new Error('There is no frame.');
  return frame;
};

const frames: Record<string, (page: Page, baseURL: string) => Promise<unknown>> = {
  'a frame of another site': async (page, baseURL) => {
    await withoutFramePolicy(page);
    // Another origin on the same machine: a public one may not embed what is local.
    const parent = new URL('/parent', baseURL);
    parent.hostname = '127.0.0.1';
    const body = `<iframe src="${baseURL}/docs/spring" width="1200" height="700"></iframe>`;
    await page.route(parent.href, (route) => route.fulfill({contentType: 'text/html', body}));
    await page.goto(parent.href);
  },
  'a frame without an origin': async (page, baseURL) => {
    await page.goto(`${baseURL}/img/favicon.svg`);
    await page.evaluate((address) => {
      const frame = document.createElementNS('http://www.w3.org/1999/xhtml', 'iframe');
      frame.setAttribute('src', address);
      frame.setAttribute('style', 'inline-size: 1200px; block-size: 700px');
      frame.setAttribute('sandbox', 'allow-scripts');
      document.documentElement.replaceWith(frame);
    }, `${baseURL}/docs/spring`);
  },
};

for (const [kind, show] of Object.entries(frames)) {
  test(`[STORE-01] in ${kind} the pages work`, async ({page, baseURL}) => {
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(error.message));
    await show(page, baseURL ?? '');
    const frame = await framed(page);
    await frame.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
    await use(frame);
    await frame.getByRole('link', {name: 'interpolate()', exact: true}).first().click();
    await expect(frame.getByRole('heading', {level: 1})).toHaveText('interpolate()');
    expect(complaints).toEqual([]);
  });
}
