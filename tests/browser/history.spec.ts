import {expect, test, type Locator, type Page} from '@playwright/test';

import {axeFindings, hydrated, layoutShift, recordLayoutShift, watchPage} from '../support/site';

const KEY = 'toolkit-version';

const choiceButton = (page: Page): Locator =>
  page.getByRole('main').getByRole('button', {name: /^Version you use/});

const leaveButton = (page: Page): Locator =>
  page.getByRole('main').getByRole('button', {name: 'Stop marking newer features'});

const dialogOf = (page: Page): Locator =>
  page.getByRole('dialog', {name: 'Which version do you use?'});

/** The text that the style sheet puts behind an element. */
const markOf = (element: Locator): Promise<string> =>
  element.evaluate((node) => getComputedStyle(node, '::after').content);

const stored = (page: Page): Promise<string | null> =>
  page.evaluate((key) => localStorage.getItem(key), KEY);

const premount = (page: Page): Locator => page.getByRole('heading', {name: 'premountFor?'}).first();

test.describe('the version that a reader uses', () => {
  test('is chosen in the dialog, marks what came later, and is left with one press', async ({
    page,
  }) => {
    const {complaints} = watchPage(page);
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(request.url()));
    await page.goto('/docs/sequence');
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    await expect(leaveButton(page)).toBeHidden();
    expect(await markOf(premount(page))).toBe('none');
    const before = loaded.length;
    await choiceButton(page).focus();
    await page.keyboard.press('Enter');
    const field = dialogOf(page).getByRole('textbox');
    await expect(field).toBeFocused();
    expect(loaded.length).toBeGreaterThan(before);
    expect(await axeFindings(page, 'dialog')).toEqual([]);
    await field.fill('4.0.100');
    await page.keyboard.press('Enter');
    await expect(dialogOf(page)).toHaveCount(0);
    await expect(choiceButton(page)).toBeFocused();
    await expect(page.getByRole('main').getByRole('status').first()).toContainText(
      /You use 4\.0\.100\. Features added later are marked: \d+ on this page/,
    );
    expect(await markOf(premount(page))).toBe('"not in 4.0.100"');
    expect(await stored(page)).toBe('4.0.100');
    expect(await axeFindings(page, 'main')).toEqual([]);

    await test.step('the choice holds on the next page and is left with one press', async () => {
      await page.goto('/docs/series');
      await hydrated(page);
      await leaveButton(page).focus();
      await page.keyboard.press('Enter');
      await expect(leaveButton(page)).toBeHidden();
      await expect(choiceButton(page)).toBeFocused();
      expect(await stored(page)).toBeNull();
      await page.goto('/docs/sequence');
      expect(await markOf(premount(page))).toBe('none');
    });
    expect(complaints).toEqual([]);
  });

  test('is known before the first paint: nothing moves or flashes', async ({page}) => {
    await recordLayoutShift(page);
    await page.addInitScript((key) => {
      localStorage.setItem(key, '4.0.100');
    }, KEY);
    // The app's scripts have not loaded yet.
    await page.route('**/assets/js/**', (route) => route.abort());
    await page.goto('/docs/sequence', {waitUntil: 'domcontentloaded'});
    expect(await markOf(premount(page))).toBe('"not in 4.0.100"');
    await expect(choiceButton(page)).toHaveAccessibleName(/4\.0\.100/);
    await page.unrouteAll();
    await page.goto('/docs/sequence');
    await hydrated(page);
    expect(await layoutShift(page)).toBeLessThan(0.01);
    expect(await markOf(premount(page))).toBe('"not in 4.0.100"');
  });

  test('can be in an address; what can’t be used gets an answer', async ({page}) => {
    await page.goto('/docs/sequence?v=4.0.100');
    await hydrated(page);
    expect(await markOf(premount(page))).toBe('"not in 4.0.100"');
    await expect(dialogOf(page)).toHaveCount(0);
    await page.goto('/docs/sequence?v=%5E4.0.200');
    await expect(dialogOf(page)).toContainText('^4.0.200 is a range');
    expect(await stored(page)).toBe('4.0.100');
    await page.keyboard.press('Escape');
    await expect(dialogOf(page)).toHaveCount(0);
    await page.goto('/docs/sequence?v=9.9.9');
    await expect(dialogOf(page)).toContainText('These docs describe 4.0.319');
    await expect(dialogOf(page).getByRole('button', {name: 'Use this version'})).toBeVisible();
    // The version that was chosen before goes on.
    expect(await markOf(premount(page))).toBe('"not in 4.0.100"');
    expect(await stored(page)).toBe('4.0.100');
    await page.keyboard.press('Escape');
    await expect(dialogOf(page)).toHaveCount(0);
    // Other parameters of that name are none of our business.
    await page.goto('/docs/sequence?v=%3Cscript%3E');
    await hydrated(page);
    await expect(dialogOf(page)).toHaveCount(0);
    expect(await stored(page)).toBe('4.0.100');
  });

  const answers: readonly [typed: string, answer: string, action: string][] = [
    ['4.0.0', '4.0.0 is a release.', 'Use 4.0.0'],
    ['3.3.102', 'The history begins with 4.0.0', 'Use this version'],
    ['4.0.541', 'These docs describe 4.0.319', 'Use this version'],
    ['cats', 'This isn’t a version number', 'Use this version'],
    ['latest', 'latest is a range or a tag', 'Use this version'],
    ['{"name": ', 'isn’t valid JSON', 'Use this version'],
    ['{"dependencies": {"react": "19.0.0"}}', 'lists no Remotion packages', 'Use this version'],
    ['{"dependencies": {"remotion": "workspace:*"}}', 'no version number', 'Use this version'],
    ['{"dependencies": {"remotion": "4.0.100"}}', '4.0.100 is a release.', 'Use 4.0.100'],
    [
      '{"dependencies": {"remotion": "4.0.100", "@remotion/cli": "4.0.101"}}',
      'known cause of errors',
      'Use 4.0.100',
    ],
  ];

  test('is understood from a number or a package.json, with clear answers to everything else', async ({
    page,
  }) => {
    await page.goto('/docs/sequence');
    await hydrated(page);
    await choiceButton(page).click();
    const field = dialogOf(page).getByRole('textbox');
    for (const [typed, answer, action] of answers) {
      await field.fill(typed);
      await expect(dialogOf(page).getByRole('status'), typed).toContainText(answer);
      const button = dialogOf(page).getByRole('button', {name: action});
      await expect(button, typed).toBeVisible();
      if (action === 'Use this version') {
        await field.press('Enter');
        await expect(dialogOf(page), typed).toBeVisible();
      }
    }
    expect(await stored(page)).toBeNull();
    await dialogOf(page).getByRole('button', {name: 'Cancel'}).click();
    await expect(choiceButton(page)).toBeFocused();
  });

  test('marks search results, and holds while pages change', async ({page}) => {
    await page.goto('/docs/sequence?v=4.0.100');
    await hydrated(page);
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', {name: 'Search'}).fill('premountFor');
    const title = page.getByRole('option').first().locator('[data-since]');
    await expect(title).toBeVisible();
    expect(await markOf(title)).toBe('"not in 4.0.100"');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/premountfor/);
    await expect(leaveButton(page)).toBeVisible();
  });

  test('works without storage, and a damaged choice is nothing', async ({page}) => {
    const {complaints} = watchPage(page);
    await page.addInitScript((key) => {
      localStorage.setItem(key, '"><script>alert(1)</script>');
    }, KEY);
    await page.goto('/docs/sequence');
    await hydrated(page);
    await expect(leaveButton(page)).toBeHidden();
    expect(complaints).toEqual([]);
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    });
    await page.goto('/docs/sequence?v=4.0.100');
    expect(await markOf(premount(page))).toBe('"not in 4.0.100"');
  });

  for (const width of [390, 768, 1440]) {
    for (const colorScheme of ['light', 'dark'] as const) {
      test(`fits and can be read at ${width} px in ${colorScheme}`, async ({page}) => {
        await page.emulateMedia({colorScheme});
        await page.setViewportSize({width, height: 900});
        await page.goto('/docs/sequence?v=4.0.100');
        await hydrated(page);
        expect(
          await page.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          ),
        ).toBe(0);
        for (const button of [choiceButton(page), leaveButton(page)]) {
          const box = await button.boundingBox();
          expect(box?.x ?? -1).toBeGreaterThanOrEqual(0);
          expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
        }
        expect(await axeFindings(page, 'main')).toEqual([]);
      });
    }
  }
});

test('a reference page ends with its history, whose entries lead to headings', async ({page}) => {
  await page.goto('/docs/sequence');
  await hydrated(page);
  const history = page.locator('main details', {hasText: 'History'}).last();
  const entry = history.getByRole('link', {name: 'premountFor'}).first();
  await expect(entry).toBeHidden();
  await history.locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(entry).toBeVisible();
  expect(await axeFindings(page, 'main details')).toEqual([]);
  await entry.click();
  await expect(page).toHaveURL(/#premountfor$/);
});

test('changes between two versions are shown for the packages of a package.json', async ({
  page,
}) => {
  const {complaints} = watchPage(page);
  const loaded: string[] = [];
  page.on('request', (request) => {
    const {pathname} = new URL(request.url());
    if (pathname.startsWith('/assets/history/')) loaded.push(pathname);
  });
  await page.goto('/docs/history');
  await hydrated(page);
  await page.getByLabel('to fill in this form').fill(
    JSON.stringify({
      dependencies: {remotion: '4.0.100', react: '19.0.0'},
      devDependencies: {'@remotion/noise': '4.0.100'},
    }),
  );
  await expect(page.getByLabel('From')).toHaveValue('4.0.100');
  await expect(page.getByText('Packages: @remotion/noise, remotion')).toBeVisible();
  expect(loaded).toEqual([]);
  await page.getByRole('button', {name: 'Show what changed'}).click();
  const outcome = page.getByRole('main').getByRole('status').last();
  await expect(outcome).toContainText('From 4.0.100 to 4.0.319');
  await expect(
    page.getByRole('main').getByRole('link', {name: 'premountFor'}).first(),
  ).toHaveAttribute('href', /^\/docs\/.*#premountfor/);
  expect(loaded).toHaveLength(2);
  expect(await axeFindings(page, 'main')).toEqual([]);

  await test.step('mistakes get an answer', async () => {
    const file = page.getByLabel('to fill in this form');
    await file.fill('{"dependencies": {"remotion":');
    await expect(page.getByText('isn’t valid JSON. Paste the whole file.')).toBeVisible();
    await file.fill('{"dependencies": {"remotion": "^4.0.200"}}');
    await expect(page.getByText('“From” is set to the lowest version of the range.')).toBeVisible();
    await expect(page.getByLabel('From')).toHaveValue('4.0.200');
    await page.getByLabel('From').fill('4.0.400');
    await page.getByRole('button', {name: 'Show what changed'}).click();
    await expect(outcome).toContainText('“4.0.400” isn’t a version from 4.0.0 to 4.0.319.');
    await page.getByLabel('From').fill('4.0.319');
    await page.getByRole('button', {name: 'Show what changed'}).click();
    await expect(outcome).toContainText('isn’t older than');
  });
  await test.step('and so does a failed download', async () => {
    await page.route('**/assets/history/**', (route) => route.abort());
    await page.getByLabel('From').fill('4.0.99');
    await page.getByRole('button', {name: 'Show what changed'}).click();
    await expect(outcome).toContainText('couldn’t be loaded');
  });
  expect(complaints.filter((line) => !line.includes('ERR_FAILED'))).toEqual([]);
});

test('each package has its releases and feeds', async ({page, request}) => {
  await page.goto('/docs/history/remotion');
  await hydrated(page);
  await expect(page.getByRole('heading', {level: 2}).first()).toContainText(/^4\.0\.\d+/);
  for (const [name, type] of [
    ['rss.xml', /xml/],
    ['atom.xml', /xml/],
    ['feed.json', /json/],
  ] as const) {
    for (const place of ['/docs/history', '/docs/history/remotion']) {
      const answer = await request.get(`${place}/${name}`);
      expect(answer.status(), `${place}/${name}`).toBe(200);
      expect(answer.headers()['content-type']).toMatch(type);
    }
    await expect(
      page.locator(`link[rel=alternate][href="/docs/history/remotion/${name}"]`),
    ).toHaveCount(1);
  }
  await page.getByRole('main').getByRole('link', {name: 'RSS'}).click();
  await expect(page).toHaveURL(/\/docs\/history\/remotion\/rss\.xml$/);
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('[NOJS-01] histories can be read, and nothing is offered that needs scripts', async ({
    page,
  }) => {
    await page.goto('/docs/sequence');
    await expect(choiceButton(page)).toBeHidden();
    await page.locator('main details summary', {hasText: 'History'}).click();
    await expect(
      page.locator('main details').last().getByRole('link', {name: 'premountFor'}).first(),
    ).toBeVisible();
    await page.goto('/docs/history');
    await expect(page.getByRole('button', {name: 'Show what changed'})).toBeHidden();
    await expect(page.getByRole('heading', {name: /^4\.0\./}).first()).toBeVisible();
  });
});
