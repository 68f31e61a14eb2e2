import {createRequire} from 'node:module';

import {expect, test, type Page} from '@playwright/test';

import {serveFolder} from '../../support/serveFolder';
import {createBehaviorSite} from '../../support/behaviorSite';
import {isFull} from '../../support/scope';
import {hydrated, watchPage} from '../../support/site';
import {mistakes} from './mistakes';

// One worker builds the site and serves it to all tests.
test.describe.configure({mode: 'default', timeout: 30_000});

const cleanUp: (() => void)[] = [];
let url: string;

test.beforeAll(async () => {
  const site = createBehaviorSite();
  cleanUp.push(site.remove);
  const {code, output} = await site.build();
  expect(code, output).toBe(0);
  const server = await serveFolder(`${site.dir}/build`);
  cleanUp.push(server.close);
  ({url} = server);
});

test.afterAll(() => {
  for (const remove of cleanUp.reverse()) remove();
});

const open = async (page: Page, address: string): Promise<void> => {
  await page.goto(url + address);
  await hydrated(page);
};

const navbar = (page: Page) => page.locator('.navbar');
const heading = (page: Page) => page.getByRole('heading', {level: 1});
const stored = (page: Page, key: string): Promise<string | null> =>
  page.evaluate((name) => localStorage.getItem(name), key);

/** The menu of versions, of languages or of links below a label. */
const menuOf = (page: Page, link: string) =>
  navbar(page)
    .locator('.dropdown')
    .filter({
      has: page
        .locator('.dropdown__menu')
        .getByRole('link', {name: link, exact: true, includeHidden: true}),
    });

/** Opens the menu that contains a link and follows the link. */
const choose = async (page: Page, link: string): Promise<void> => {
  const menu = menuOf(page, link);
  // A menu opens when the mouse enters it, where it may already be.
  await page.mouse.move(0, 600);
  await menu.hover();
  await menu.locator('.dropdown__menu').getByRole('link', {name: link, exact: true}).click();
};

/** Searches in the dialog for an existing page. */
const searchForFrames = async (page: Page): Promise<void> => {
  await navbar(page).getByRole('button', {name: 'Search'}).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox').fill('frames');
  await expect(dialog.getByRole('option', {name: /^Frames/}).first()).toBeVisible();
};

test.describe('navbar items', () => {
  test('[NB-02] a default item leads to its page', async ({page}) => {
    const {complaints} = watchPage(page);
    await open(page, '/');
    await navbar(page).getByRole('link', {name: 'Plain', exact: true}).click();
    await expect(heading(page)).toHaveText('Plain');
    await expect(page).toHaveURL(`${url}/plain`);
    expect(complaints).toEqual([]);
  });

  test('[NB-02] a dropdown holds links, docs and HTML', async ({page}) => {
    await open(page, '/');
    const menu = menuOf(page, 'Plain in a menu');
    const html = menu.locator('em');
    await expect(html).toBeHidden();
    await menu.hover();
    await expect(html).toHaveText('HTML in a menu');
    await expect(html).toBeVisible();
    await choose(page, 'Frames in a menu');
    await expect(heading(page)).toHaveText('Frames');
    await choose(page, 'Plain in a menu');
    await expect(heading(page)).toHaveText('Plain');
  });

  test('[NB-02] a doc item leads to its doc and is marked there', async ({page}) => {
    await open(page, '/');
    const item = navbar(page).locator('a.navbar__item').getByText('Frames', {exact: true});
    await expect(item).not.toHaveAttribute('aria-current');
    await item.click();
    await expect(page).toHaveURL(`${url}/docs/frames`);
    await expect(item).toHaveClass(/navbar__link--active/);
  });

  test('[NB-02] a docSidebar item leads to the first page of its sidebar', async ({page}) => {
    await open(page, '/');
    const item = navbar(page).getByRole('link', {name: 'Guides', exact: true});
    await item.click();
    await expect(page).toHaveURL(`${url}/docs/`);
    await expect(heading(page)).toHaveText('Getting started');
    await open(page, '/docs/new');
    await expect(item).toHaveClass(/navbar__link--active/);
  });

  test('[NB-02] a docsVersion item names the version and leads to its main page', async ({
    page,
  }) => {
    await open(page, '/docs/1.0/frames');
    const item = navbar(page).locator('a.navbar__item').getByText('1.0', {exact: true});
    await item.click();
    await expect(page).toHaveURL(`${url}/docs/1.0/`);
    await expect(page.getByRole('main')).toContainText('Version 1.0.');
    await open(page, '/docs/frames');
    await navbar(page).locator('a.navbar__item').getByText('Next', {exact: true}).click();
    await expect(page).toHaveURL(`${url}/docs/`);
  });

  test('[NB-02] a docsVersionDropdown keeps page, query and hash', async ({page}) => {
    await open(page, '/docs/frames?a=b#one-frame');
    await choose(page, '1.0');
    await expect(page).toHaveURL(`${url}/docs/1.0/frames?a=b#one-frame`);
    await expect(page.getByRole('main')).toContainText('Version 1.0.');
    await expect(menuOf(page, '1.0').locator('> a')).toHaveText('1.0');
  });

  test('[NB-02] a docsVersionDropdown leads to the main page when the version lacks the page', async ({
    page,
  }) => {
    await open(page, '/docs/new');
    await choose(page, '1.0');
    await expect(page).toHaveURL(`${url}/docs/1.0/`);
    // The address changes first; the page that follows has a navbar of its own, in which the menu is closed.
    await expect(menuOf(page, '1.0').locator('> a')).toHaveText('1.0');
    await choose(page, 'All versions');
    await expect(page).toHaveURL(`${url}/plain`);
  });

  test('[NB-02] a localeDropdown keeps page and hash and changes language and direction', async ({
    page,
  }) => {
    const html = page.locator('html');
    await open(page, '/docs/frames');
    await expect(html).toHaveAttribute('lang', 'en');
    await expect(html).toHaveAttribute('dir', 'ltr');
    await expect(
      menuOf(page, 'English').getByRole('link', {name: 'فارسی', includeHidden: true}),
    ).toHaveAttribute('lang', 'fa-IR');
    await page.locator('.theme-doc-toc-desktop').getByRole('link', {name: 'One frame'}).click();
    await choose(page, 'فارسی');
    await expect(page).toHaveURL(`${url}/fa/docs/frames#one-frame`);
    await expect(html).toHaveAttribute('lang', 'fa-IR');
    await expect(html).toHaveAttribute('dir', 'rtl');
    await expect(page.locator('.theme-edit-this-page')).toHaveText('ویرایش مطالب این صفحه');
    await hydrated(page);
    await choose(page, 'English');
    await expect(page).toHaveURL(`${url}/docs/frames`);
    await expect(html).toHaveAttribute('lang', 'en');
    await expect(html).toHaveAttribute('dir', 'ltr');
  });

  test('[NB-02] a search item opens the search', async ({page}) => {
    await open(page, '/');
    await searchForFrames(page);
  });

  test('[NB-02] an html item shows its HTML', async ({page}) => {
    await open(page, '/');
    await expect(navbar(page).locator('strong.html-item')).toBeVisible();
  });

  test('[NB-02] the drawer has an item of each type', async ({page}) => {
    await page.setViewportSize({width: 390, height: 844});
    await open(page, '/');
    const drawer = page.locator('.navbar-sidebar');
    const openDrawer = () => navbar(page).locator('.navbar__toggle').click();
    await openDrawer();
    for (const name of ['Plain', 'Frames', 'Guides', 'Next']) {
      await expect(drawer.getByRole('link', {name, exact: true}).first()).toBeVisible();
    }
    await expect(drawer.locator('strong.html-item')).toBeVisible();
    await drawer.getByText('Menu', {exact: true}).click();
    await expect(drawer.getByRole('link', {name: 'Plain in a menu'})).toBeVisible();
    await drawer.getByText('Versions', {exact: true}).first().click();
    await drawer.getByRole('link', {name: '1.0', exact: true}).click();
    await expect(page).toHaveURL(`${url}/docs/1.0/`);
    await openDrawer();
    await drawer.locator('.navbar-sidebar__back').click();
    await drawer.getByText('Languages', {exact: true}).click();
    await drawer.getByRole('link', {name: 'فارسی'}).click();
    await expect(page).toHaveURL(`${url}/fa/docs/1.0/`);
  });
});

test.describe('preferred version', () => {
  const key = (plugin: string): string => `docs-preferred-version-${plugin}`;

  test('[VER-01] the chosen version is kept for each docs plugin and used outside of the docs', async ({
    page,
  }) => {
    await open(page, '/docs/frames');
    expect(await stored(page, key('default'))).toBeNull();
    await choose(page, '1.0');
    await expect(page).toHaveURL(`${url}/docs/1.0/frames`);
    expect(await stored(page, key('default'))).toBe('1.0');
    expect(await stored(page, key('recorder'))).toBeNull();
    await open(page, '/plain');
    await navbar(page).locator('a.navbar__item').getByText('Frames', {exact: true}).click();
    await expect(page).toHaveURL(`${url}/docs/1.0/frames`);
    await choose(page, '2.0');
    await expect(page).toHaveURL(`${url}/recorder/2.0/`);
    expect(await stored(page, key('recorder'))).toBe('2.0');
    expect(await stored(page, key('default'))).toBe('1.0');
  });

  test('[VER-01] a stored version that no longer exists is cleared', async ({page}) => {
    await open(page, '/');
    await page.evaluate(
      ([stale, valid]) => {
        localStorage.setItem(stale, '0.9');
        localStorage.setItem(valid, '2.0');
      },
      [key('default'), key('recorder')] as const,
    );
    await open(page, '/plain');
    await expect.poll(() => stored(page, key('default'))).toBeNull();
    expect(await stored(page, key('recorder'))).toBe('2.0');
    await expect(menuOf(page, '1.0').locator('> a')).toHaveText('Next');
    await expect(menuOf(page, '2.0').locator('> a')).toHaveText('2.0');
  });
});

test.describe('crashes in the browser', () => {
  const expectCrash = async (page: Page, lines: string[]): Promise<void> => {
    await expect(page.getByRole('heading', {name: /^This page crashed\.?$/})).toBeVisible();
    for (const line of lines)
      await expect(page.locator('main').getByText(line).first()).toBeVisible();
  };

  // The build names every mistake; that visitors see such a message is shown by one of each requirement.
  const shown = mistakes.filter(
    ({id}, index) => isFull || mistakes.findIndex((mistake) => mistake.id === id) === index,
  );
  for (const {id, name, lines, isOutside} of shown) {
    test(`[${id}] the visitor sees the message: ${name}`, async ({page}) => {
      await page.goto(`${url}${isOutside ? '/?outside' : '/mistakes?name'}=${name}`);
      await expectCrash(
        page,
        lines.map((line) => line.replace(/^Hook \w+ /, '')),
      );
    });
  }

  test('[CRASH-03] the message names the route and asks for a default export', async ({page}) => {
    await page.goto(`${url}/no-default-export`);
    await expectCrash(page, [
      "The page component at /no-default-export doesn't have a default export.",
      'Consider default-exporting a React component.',
    ]);
  });

  const items = {
    'an unknown type': [{type: 'custom-no-such-type'}, 'No NavbarItem component found for type'],
    'an unknown doc': [{type: 'doc', docId: 'no-such-doc'}, `Couldn't find any doc with id`],
    'a sidebar without link': [
      {type: 'docSidebar', sidebarId: 'linklessSidebar'},
      `doesn't have anything to be linked to`,
    ],
  } as const;
  for (const [what, [item, cause]] of Object.entries(items)) {
    test(`[NB-03] the message names the navbar item that fails, and why: ${what}`, async ({
      page,
    }) => {
      await page.goto(`${url}/plain?item=${encodeURIComponent(JSON.stringify(item))}`);
      await expectCrash(page, [
        'A theme navbar item failed to render.',
        '"type": "custom-on-demand"',
        '"label": "Fails on request"',
        cause,
      ]);
    });
  }
});

test.describe('storage', () => {
  const warning = 'Docusaurus browser storage is not available.';

  /** Uses everything that is stored; all of it must work without storage. */
  const useSite = async (frame: Pick<Page, 'locator' | 'getByRole'>): Promise<void> => {
    const html = frame.locator('html');
    await expect(html).toHaveAttribute('data-has-hydrated', 'true');
    const toggle = frame.getByRole('button', {name: /^Switch between dark and light mode/});
    await toggle.click();
    await toggle.click();
    await expect(html).toHaveAttribute('data-theme', 'dark');
    const bar = frame.locator('.theme-announcement-bar');
    await bar.getByRole('button').click();
    await expect(bar).toBeHidden();
    const menu = frame.locator('.navbar .dropdown', {hasText: 'All versions'});
    await menu.hover();
    await menu.getByRole('link', {name: '1.0', exact: true}).click();
    await expect(frame.getByRole('main')).toContainText('Version 1.0.');
  };

  test('[STORE-01] a page in a sandboxed frame warns and works', async ({page}) => {
    const {complaints} = watchPage(page);
    await page.setContent(
      `<iframe src="${url}/docs/frames" sandbox="allow-scripts" width="1200" height="640"></iframe>`,
    );
    const frame = page.frames()[1];
    if (!frame) throw new Error('There is no frame.');
    await useSite(frame);
    expect(complaints.filter((complaint) => complaint.includes(warning))).toHaveLength(1);
    expect(complaints.filter((complaint) => complaint.startsWith('uncaught'))).toEqual([]);
  });

  test('[STORE-01] a private session without storage warns and works', async ({page}) => {
    const {complaints} = watchPage(page);
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('The operation is insecure.', 'SecurityError');
          },
        });
      }
    });
    await page.goto(`${url}/docs/frames`);
    await useSite(page);
    await searchForFrames(page);
    expect(complaints).toEqual([expect.stringContaining(warning)]);
  });
});

test.describe('limits', () => {
  type MatchPath = (path: string, options: {path: RegExp}) => unknown;

  /**
   * How many of the first patterns the router caches: a second pattern with the same text is
   * compiled only when the first was dropped.
   */
  const countRemembered = (matchPath: MatchPath, patterns: number): number => {
    const pattern = (index: number): RegExp => new RegExp(`^/page-${index}$`);
    const wasAsked = (index: number): boolean => {
      let isAsked = false;
      const probe = Object.assign(pattern(index), {
        exec: () => {
          isAsked = true;
          return null;
        },
      });
      matchPath('/', {path: probe});
      return isAsked;
    };
    const indexes = Array.from({length: patterns}, (_, index) => index);
    for (const index of indexes) matchPath('/', {path: pattern(index)});
    return indexes.filter((index) => !wasAsked(index)).length;
  };

  test('[PERF-01] the router remembers 10,000 patterns', () => {
    const requireFrom = createRequire(require.resolve('@docusaurus/core/package.json'));
    const {matchPath} = requireFrom('react-router') as {matchPath: MatchPath};
    expect(countRemembered(matchPath, 10_100)).toBe(10_000);
    expect(matchPath('/page-10099', {path: /^\/page-10099$/})).toMatchObject({isExact: true});
  });

  test('[PERF-01] so does the router that visitors get, for its own routes and others', async ({
    page,
  }) => {
    await open(page, '/router');
    const count = await page.evaluate(`(${countRemembered.toString()})(window.matchPath, 10_100)`);
    expect(count).toBeLessThan(10_000);
    expect(count).toBeGreaterThan(9_900);
  });

  test('[PERF-01] icons are 24 or 21 pixels wide', async ({page}) => {
    const sizeOf = (selector: string) => page.locator(`${selector} svg:visible`).boundingBox();
    await open(page, '/docs/frames');
    expect(await sizeOf('.navbar [class*="toggleButton"]')).toMatchObject({width: 24, height: 24});
    await page.setViewportSize({width: 390, height: 844});
    await navbar(page).locator('.navbar__toggle').click();
    await expect
      .poll(() => sizeOf('.navbar-sidebar__close'))
      .toMatchObject({width: 21, height: 21});
  });
});
