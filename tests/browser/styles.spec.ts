import {expect, test, type Page} from '@playwright/test';

import {follow} from '../support/faults';
import {hydrated, watchPage} from '../support/site';

const laterSheet = /\/assets\/css\/later\.[^/]+\.css$/;
const firstSheet = /\/assets\/css\/styles\.[^/]+\.css$/;

/** Pages of most kinds: those whose parts play or load late differ between two looks. */
const pages = [
  '/',
  '/docs/spring',
  '/docs/animating-properties',
  '/docs/config',
  '/docs/errors/animation',
  '/blog',
  '/blog/introducing-remotion',
  '/learn/apple-wow',
  '/templates/audiogram',
  '/experts/',
  '/showcase/',
  '/no-such-page',
];

/** How each visible element looks, with what is before and after it: one line for each. */
const looks = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const styleOf = (element: Element, part?: string): string => {
      const style = getComputedStyle(element, part);
      if (part !== undefined && style.content === 'none') return '';
      return [...style].map((name) => `${name}: ${style.getPropertyValue(name)}`).join('; ');
    };
    return (
      [...document.body.querySelectorAll('*')]
        // The editor's preview is live.
        .filter((element) => element.checkVisibility() && !element.closest('#editor'))
        .map((element) =>
          [
            `${element.localName}.${element.getAttribute('class') ?? ''}`,
            styleOf(element),
            styleOf(element, '::before'),
            styleOf(element, '::after'),
          ].join('\n'),
        )
    );
  });

/** Puts the style sheet that comes later before or after the first one. */
const putLater = (page: Page, place: 'before' | 'after'): Promise<void> =>
  page.evaluate(async (where) => {
    const sheets = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
    const [first, later] = ['styles', 'later'].map((name) =>
      sheets.find(({href}) => href.includes(`/assets/css/${name}.`)),
    );
    if (!first || !later) throw new Error('The page lacks one of the style sheets.');
    await new Promise<void>((resolve) => {
      later.addEventListener('load', () => {
        resolve();
      });
      first[where](later);
    });
  }, place);

/** Elements that look different when the style sheets come in the other order. */
const differencesOf = async (page: Page, pathname: string): Promise<string[]> => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await page.goto(pathname);
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  // A template's drawing comes to life when it is seen.
  if (pathname.startsWith('/templates/')) {
    await expect(page.locator('.__remotion-player').first()).toBeVisible();
  }
  // Both are loaded anew, so that they differ in nothing else.
  await putLater(page, 'before');
  const swapped = await looks(page);
  await putLater(page, 'after');
  const usual = await looks(page);
  expect(usual.length).toBeGreaterThan(20);
  expect(swapped).toHaveLength(usual.length);
  return usual.flatMap((look, index) => {
    const lines = look.split(/\n|; /);
    const others = (swapped[index] ?? '').split(/\n|; /);
    const changes = lines
      .map((line, place) => [line, others[place]])
      .filter(([line, other]) => line !== other)
      .map(([line = '', other = '']) => `${line}, or ${other}`);
    return changes.length === 0 ? [] : [`${lines[0] ?? ''} has ${changes.join('; ')}`];
  });
};

for (const pathname of pages) {
  test(`${pathname} looks the same if the later style sheet comes first`, async ({page}) => {
    expect(await differencesOf(page, pathname)).toEqual([]);
  });
}

test('two rules of the same weight in both style sheets are found', async ({page}) => {
  for (const [sheet, value] of [
    [firstSheet, 1],
    [laterSheet, 2],
  ] as const) {
    await page.route(sheet, async (route) => {
      const response = await route.fetch();
      await route.fulfill({
        response,
        body: `${await response.text()}h1{outline-offset:${value}px}`,
      });
    });
  }
  expect(await differencesOf(page, '/docs/spring')).toEqual([
    'h1. has outline-offset: 2px, or outline-offset: 1px',
  ]);
});

test('[NAV-02] without the later style sheet, the page works, and so does the next one', async ({
  page,
}) => {
  const {complaints} = watchPage(page);
  await page.route(laterSheet, (route) => route.abort());
  await page.goto('/docs/animating-properties');
  await hydrated(page);
  await follow(page, '/docs/the-fundamentals');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('The fundamentals');
  expect(complaints).toEqual([
    expect.stringMatching(/^console error: Failed to load resource: net::ERR_FAILED .*later\./),
  ]);
});

test('[NAV-02] a later style sheet that never comes leaves a page that can be read, and links that work', async ({
  page,
}) => {
  const {complaints} = watchPage(page);
  const isAsked = page.waitForRequest(laterSheet);
  // Never answered.
  await page.route(laterSheet, () => undefined);
  await page.goto('/docs/spring');
  await isAsked;
  const heading = page.getByRole('heading', {level: 1});
  await expect(heading).toHaveText('spring()');
  await expect(heading).toHaveCSS('font-family', /Instrument Sans/);
  const next = page.locator('a.pagination-nav__link--next');
  const address = (await next.getAttribute('href')) ?? '';
  // The next page asks anew.
  await page.unroute(laterSheet);
  await next.click();
  await expect(page).toHaveURL(address);
  await expect(heading).not.toHaveText('spring()');
  expect(complaints).toEqual([]);
});
