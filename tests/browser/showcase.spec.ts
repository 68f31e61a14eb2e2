import fs from 'node:fs/promises';

import {expect, test, type Locator, type Page} from '@playwright/test';

import {inDailyOrder} from '../../src/components/lists/dailyOrder';
import {showcase} from '../../src/data/showcase';
import {htmlFileOf} from '../support/buildFolder';
import {visit} from '../support/faults';
import {serveInTwoParts} from '../support/serveInTwoParts';
import {
  axeFindings,
  hydrated,
  idleMoments,
  layoutShift,
  overflowOf,
  recordLayoutShift,
  twoFrames,
  watchPage,
} from '../support/site';

const cards = (page: Page): Locator =>
  page.getByRole('list', {name: 'Showcase'}).getByRole('listitem');

const titles = (page: Page): Promise<string[]> => cards(page).getByRole('heading').allInnerTexts();

const hashOf = (page: Page): string => new URL(page.url()).hash;

test.describe('[ROUTE-02] the showcase', () => {
  test('[HYD-01] keeps the order of its HTML on any day; opened from another page, it has the order of today', async ({
    page,
  }) => {
    const {complaints} = watchPage(page);
    const day = 20_255;
    await page.clock.setFixedTime(new Date(day * 86_400_000));
    const response = await page.goto('/showcase/');
    const served = [...((await response?.text()) ?? '').matchAll(/<h2[^>]*>(.*?)<\/h2>/g)].map(
      ([, heading = '']) => heading.replace(/<[^>]+>/g, ''),
    );
    await hydrated(page);
    const first = await titles(page);
    expect(served.filter((title) => first.includes(title))).toEqual(first);
    const all = showcase.map(({title}) => title);
    expect(first.toSorted()).toEqual(all.toSorted());

    await page.goto('/about/');
    await hydrated(page);
    await visit(page, '/showcase/');
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Made with Remotion');
    expect(await titles(page)).toEqual(inDailyOrder(all, day));
    expect(complaints).toEqual([]);
  });

  test('[HYD-01] nothing moves when half of the list is painted before the rest comes', async ({
    page,
  }) => {
    const {complaints} = watchPage(page);
    await recordLayoutShift(page);
    const html = await fs.readFile(htmlFileOf('/showcase/'), 'utf8');
    const half = [...html.matchAll(/<li data-kind/g)][9]?.index ?? 0;
    expect(half).toBeGreaterThan(0);
    const server = await serveInTwoParts('/showcase/', [html.slice(0, half), html.slice(half)]);
    await page.goto(`${server.url}/showcase/`, {waitUntil: 'commit'});
    await expect(cards(page).first()).toBeVisible();
    await twoFrames(page);
    expect(await cards(page).count()).toBeLessThan(18);
    server.sendRest();
    await hydrated(page);
    await twoFrames(page);
    await expect(cards(page)).toHaveCount(18);
    expect(await layoutShift(page)).toBeLessThan(0.01);
    expect(complaints).toEqual([]);
    server.close();
  });

  test('is filtered by kind, and the address says so', async ({page}) => {
    await page.goto('/showcase/');
    await hydrated(page);
    const filter = page.getByRole('group', {name: 'Kind of work'});
    await filter.getByRole('button', {name: /^Music/}).click();
    await expect(page).toHaveURL(/\/showcase\/\?kind=music$/);
    await expect(cards(page)).toHaveCount(2);
    await page.reload();
    await hydrated(page);
    expect((await titles(page)).sort()).toEqual(['Banger.Show', 'MyKaraoke Video']);
    await filter.getByRole('button', {name: /^All/}).click();
    await expect(cards(page)).toHaveCount(18);
  });

  test('opens an entry, steps through its neighbors, closes with Escape where one was', async ({
    page,
  }) => {
    const {complaints} = watchPage(page);
    await page.goto('/showcase/');
    await hydrated(page);
    const order = await titles(page);
    const card = cards(page)
      .nth(9)
      .getByRole('link', {name: order[9] ?? '', exact: true});
    await card.scrollIntoViewIfNeeded();
    await card.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await expect(dialog).toHaveAccessibleName(order[9] ?? '');
    await expect(dialog.getByText('10 of 18')).toBeVisible();
    expect(hashOf(page)).toBe(`#${showcase.find(({title}) => title === order[9])?.slug ?? ''}`);
    await expect(dialog.locator(':focus')).toHaveCount(1);
    await expect(dialog.locator('.__remotion-player')).toBeVisible();

    await dialog.getByRole('button', {name: 'Next'}).click();
    await expect(dialog).toHaveAccessibleName(order[10] ?? '');
    await page.keyboard.press('ArrowRight');
    await expect(dialog).toHaveAccessibleName(order[11] ?? '');
    await page.keyboard.press('ArrowLeft');
    await dialog.getByRole('button', {name: 'Previous'}).click();
    await expect(dialog).toHaveAccessibleName(order[9] ?? '');

    const scrolled = await page.evaluate(() => window.scrollY);
    expect(scrolled).toBeGreaterThan(0);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    expect(hashOf(page)).toBe('');
    await expect(card).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
    expect(complaints).toEqual([]);
  });

  test('keeps the focus in the entry, which wraps around at the ends of the list', async ({
    page,
  }) => {
    await page.goto('/showcase/?kind=music');
    await hydrated(page);
    const [first = '', second = ''] = await titles(page);
    await cards(page).getByRole('link', {name: first, exact: true}).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText('1 of 2')).toBeVisible();
    for (let i = 0; i < 12; i++) {
      await page.keyboard.press('Tab');
      const isInPage = await page.evaluate(
        () => document.activeElement?.closest('main') && !document.activeElement.closest('dialog'),
      );
      expect(isInPage).toBeFalsy();
    }
    await dialog.getByRole('button', {name: 'Previous'}).click();
    await expect(dialog).toHaveAccessibleName(second);
    await dialog.getByRole('button', {name: 'Close'}).click();
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL(/\/showcase\/\?kind=music$/);
    await expect(cards(page)).toHaveCount(2);
  });

  test('follows the back and forward buttons', async ({page}) => {
    await page.goto('/about/');
    await page.goto('/showcase/');
    await hydrated(page);
    await cards(page).getByRole('link', {name: 'Revid', exact: true}).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toHaveAccessibleName('Revid');
    await dialog.getByRole('button', {name: 'Next'}).click();
    await expect(dialog).not.toHaveAccessibleName('Revid');
    await page.goBack();
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL(/\/showcase\/$/);
    await page.goForward();
    await expect(dialog).toBeVisible();
    await page.goBack();
    await page.goBack();
    await expect(page).toHaveURL(/\/about\/$/);
  });

  test('opens the entry that an address names, which fits 320 pixels; closing leaves the page open', async ({
    page,
  }) => {
    await page.goto('/showcase/#hello-meteo');
    await hydrated(page);
    const dialog = page.getByRole('dialog');
    await expect(dialog).toHaveAccessibleName('Hello Météo');
    expect(await axeFindings(page)).toEqual([]);
    await page.mouse.click(4, 300);
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL(/\/showcase\/$/);
    await expect(page.getByRole('heading', {level: 1})).toBeAttached();

    await page.goto('about:blank');
    await page.goto('/showcase/#nothing-here');
    await hydrated(page);
    await expect(cards(page).first()).toBeVisible();
    await expect(dialog).toHaveCount(0);

    await page.setViewportSize({width: 320, height: 640});
    await page.evaluate(() => {
      window.location.hash = 'mux-video-stats';
    });
    await expect(dialog).toBeVisible();
    expect(await dialog.evaluate((box) => box.scrollWidth - box.clientWidth)).toBeLessThanOrEqual(
      0,
    );
  });

  test('loads the player with the first entry, and does not move for those who want less motion', async ({
    page,
  }) => {
    await page.emulateMedia({reducedMotion: 'reduce'});
    await page.goto('/showcase/');
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    await cards(page).first().getByRole('link').first().click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('button', {name: 'Play', exact: true})).toBeVisible();
    expect(scripts.length).toBeGreaterThan(0);
    const player = dialog.locator('.__remotion-player');
    const stillBox = await dialog.locator('svg').first().boundingBox();
    expect(await player.boundingBox(), 'the player covers the still').toEqual(stillBox);
    const picture = (): Promise<string> => player.innerHTML();
    const before = await picture();
    await idleMoments(page);
    expect(await picture()).toBe(before);
    await dialog.getByRole('button', {name: 'Play', exact: true}).click();
    await expect.poll(picture).not.toBe(before);
    await dialog.getByRole('button', {name: 'Pause', exact: true}).click();
  });

  test('asks YouTube for nothing until a visitor plays a video, by keyboard too', async ({
    page,
  }) => {
    const asked: string[] = [];
    await page.route(/^https:/, async (route) => {
      asked.push(route.request().url());
      await route.fulfill({contentType: 'text/html', body: '<button>The player</button>'});
    });
    await page.goto('/showcase/');
    await hydrated(page);
    await cards(page).getByRole('link', {name: 'Submagic', exact: true}).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText('Our artwork')).toBeVisible();
    await expect(dialog.locator('.__remotion-player')).toBeVisible();
    expect(asked).toEqual([]);

    await dialog.getByRole('button', {name: 'Play the original'}).press('Enter');
    const video = dialog.locator('iframe');
    await expect(video).toHaveAccessibleName('Video of Submagic on YouTube');
    await expect(video).toBeFocused();
    await expect(video.contentFrame().getByRole('button')).toHaveText('The player');
    expect(asked).toEqual(['https://www.youtube-nocookie.com/embed/hNKola6xpqQ?autoplay=1&rel=0']);
    await expect(dialog.getByText('Our artwork')).toHaveCount(0);
    expect(await axeFindings(page)).toEqual([]);

    await dialog.getByRole('button', {name: 'Back to the artwork'}).press('Enter');
    await expect(video).toHaveCount(0);
    await expect(dialog.getByRole('button', {name: 'Play the original'})).toBeFocused();
    await dialog.getByRole('button', {name: 'Play the original'}).press('Enter');
    await dialog.getByRole('button', {name: 'Next'}).click();
    await expect(video).toHaveCount(0);
  });

  test('stays whole when YouTube is out of reach, with a link to the video', async ({page}) => {
    await page.route(/^https:/, (route) => route.abort());
    await page.goto('/showcase/#electricity-maps');
    await hydrated(page);
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', {name: 'Play the original'}).click();
    await expect(dialog.locator('iframe')).toBeVisible();
    await expect(dialog.getByRole('link', {name: 'watch it on YouTube'})).toHaveAttribute(
      'href',
      'https://www.youtube.com/watch?v=5m48kkhak-M',
    );
    await dialog.getByRole('button', {name: 'Back to the artwork'}).click();
    await expect(dialog.locator('.__remotion-player')).toBeVisible();
    await dialog.getByRole('button', {name: 'Close'}).click();
    await expect(dialog).toHaveCount(0);
    await expect(cards(page)).toHaveCount(18);
  });

  test('offers no player for a video that can only be watched elsewhere', async ({page}) => {
    await page.goto('/showcase/#hackreels');
    await hydrated(page);
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('link', {name: 'Watch on X'})).toBeVisible();
    await expect(dialog.getByRole('button', {name: 'Play the original'})).toHaveCount(0);
  });

  test.describe('without JavaScript', () => {
    test.use({javaScriptEnabled: false});

    test('[NOJS-01] has all entries with their pictures and links', async ({page}) => {
      await page.goto('/showcase/');
      await expect(cards(page)).toHaveCount(18);
      expect((await titles(page)).toSorted()).toEqual(showcase.map(({title}) => title).toSorted());
      await expect(cards(page).locator('svg').first()).toBeVisible();
      await expect(page.getByRole('link', {name: 'Source code: GitHub Unwrapped'})).toHaveAttribute(
        'href',
        'https://github.com/remotion-dev/github-unwrapped',
      );
      await expect(
        page.getByRole('link', {name: 'Watch on YouTube: Electricity Maps'}),
      ).toHaveAttribute('href', 'https://www.youtube.com/watch?v=5m48kkhak-M');
      await cards(page).getByRole('link', {name: 'Polygon', exact: true}).click();
      expect(hashOf(page)).toBe('#polygon');
    });
  });
});

test.describe('[ROUTE-02] the form for the showcase', () => {
  const field = (page: Page, label: string | RegExp): Locator =>
    page.getByRole('textbox', {name: label});
  const go = (page: Page): Promise<void> =>
    page.getByRole('button', {name: 'Check and continue'}).click();

  const open = async (page: Page): Promise<void> => {
    await page.goto('/showcase/add');
    await hydrated(page);
    await expect(field(page, 'Title')).toBeEnabled();
  };

  const fill = async (page: Page): Promise<void> => {
    await field(page, 'Title').fill('A year in frames');
    await field(page, 'Description').fill('Each customer gets a video.\nIt shows a year of data.');
    await field(page, 'Website').fill('https://example.com/?a=1&b=2');
  };

  test('says at each field what is wrong, while the visitor types, and fits 320 pixels', async ({
    page,
  }) => {
    await open(page);
    const title = field(page, 'Title');
    await title.fill('WATCH THIS');
    await expect(page.getByText('Don’t write the whole title')).toHaveCount(0);
    await title.blur();
    await expect(title).toHaveAttribute('aria-invalid', 'true');
    await expect(title).toHaveAccessibleDescription(
      /Don’t write the whole title in capital letters\.$/,
    );
    await title.fill('Watch 🎬');
    await expect(title).toHaveAccessibleDescription(/7 of 80 characters.*Remove the emoji\.$/);
    await title.fill('Watch');
    await expect(title).toHaveAttribute('aria-invalid', 'false');
    const video = field(page, /^Video/);
    await video.fill('example.com');
    await video.blur();
    await expect(video).toHaveAccessibleDescription(/Enter a full URL/);
    await field(page, 'Description').fill('a'.repeat(281));
    await field(page, 'Description').blur();
    await expect(field(page, 'Description')).toHaveAccessibleDescription(/1 too many/);
    // The longest title.
    await title.fill('a'.repeat(80));
    await page.setViewportSize({width: 320, height: 640});
    expect(await overflowOf(page), 'overflow in pixels').toBe(0);
  });

  test('sums up what is wrong, and leads to the fields by keyboard', async ({page}) => {
    await open(page);
    await field(page, 'Title').press('Enter');
    const summary = page.getByRole('alert');
    await expect(summary).toBeFocused();
    await expect(summary).toContainText('2 fields need your attention');
    expect(await axeFindings(page)).toEqual([]);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(field(page, 'Title')).toBeFocused();
    await page.keyboard.type('A year in frames');
    await expect(summary).toContainText('One field needs your attention');
    await go(page);
    await expect(summary).toBeFocused();
    await page.getByRole('button', {name: /^Description:/}).click();
    await expect(field(page, 'Description')).toBeFocused();
    await expect(page.getByRole('link', {name: 'Open the email'})).toHaveCount(0);
  });

  test('shows a preview and ends in an email and text to copy', async ({page, context}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page);
    await fill(page);
    const preview = page.getByRole('region', {name: 'Preview'});
    await expect(preview).toContainText('A year in frames');
    await expect(preview).toContainText('Each customer gets a video. It shows a year of data.');
    await expect(preview).toContainText('Website');
    await go(page);
    await expect(page.getByRole('heading', {name: 'Your entry is ready'})).toBeFocused();
    expect(await axeFindings(page)).toEqual([]);

    const link = page.getByRole('link', {name: 'Open the email'});
    const url = new URL((await link.getAttribute('href')) ?? '');
    expect(url.protocol + url.pathname).toBe('mailto:hi@remotion.dev');
    expect(url.searchParams.get('subject')).toBe('Showcase page');
    await page.getByRole('button', {name: 'Copy the text'}).click();
    await expect(page.getByRole('button', {name: 'Copied'})).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied.split('\n')).toEqual([
      'Title: A year in frames',
      'Description: Each customer gets a video. It shows a year of data.',
      'Website: https://example.com/?a=1&b=2',
    ]);
    expect(url.searchParams.get('body')?.replaceAll('\r\n', '\n')).toBe(copied);

    await field(page, 'Title').fill('');
    await expect(link).toHaveCount(0);
    await expect(field(page, 'Title')).toHaveAccessibleDescription(/Enter the title/);
  });

  test('keeps what was typed across a reload, until the visitor starts over', async ({page}) => {
    await open(page);
    await fill(page);
    await page.reload();
    await hydrated(page);
    await expect(field(page, 'Title')).toHaveValue('A year in frames');
    await expect(field(page, /^Website/)).toHaveValue('https://example.com/?a=1&b=2');
    await page.getByRole('button', {name: 'Start over'}).click();
    await expect(field(page, 'Title')).toHaveValue('');
    await expect(field(page, 'Title')).toBeFocused();
    await page.reload();
    await expect(field(page, 'Title')).toBeEnabled();
    await expect(field(page, 'Title')).toHaveValue('');
  });

  for (const [name, script] of [
    ['is refused', "Object.defineProperty(window,'localStorage',{get(){throw new Error('no')}})"],
    ['is full', "Storage.prototype.setItem=()=>{throw new Error('full')}"],
    ['holds nonsense', "localStorage.setItem('showcase-draft','{{')"],
  ] as const) {
    test(`works when storage ${name}`, async ({page}) => {
      const errors: string[] = [];
      page.on('pageerror', ({message}) => errors.push(message));
      await page.addInitScript(`{${script}}`);
      await open(page);
      await fill(page);
      await go(page);
      await expect(page.getByRole('link', {name: 'Open the email'})).toBeVisible();
      expect(errors).toEqual([]);
    });
  }
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('[NOJS-01] the page of the form says what to do instead', async ({page}) => {
    await page.goto('/showcase/add');
    // Text in <noscript> is invisible to locators by text.
    await expect(page.locator('noscript .alert')).toContainText('The form requires JavaScript');
    await expect(page.getByRole('link', {name: 'send an email'})).toBeVisible();
    await expect(page.getByRole('button', {name: 'Check and continue'})).toBeHidden();
  });
});
