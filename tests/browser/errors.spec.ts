import {expect, test, type Page} from '@playwright/test';

import {follow, makeCrashable} from '../support/faults';
import {axeFindings, hydrated, watchPage} from '../support/site';

test('a pasted message is found with other paths, numbers and names, and without a request', async ({
  page,
}) => {
  const {complaints} = watchPage(page);
  await page.goto('/docs/errors');
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  const field = page.getByRole('textbox', {name: 'Paste your error message'});
  await field.fill(
    [
      'Rendering frames ... 12/300',
      'Error: A delayRender() "Preparing my chart" was called but not cleared after 58000ms. See https://remotion.dev/docs/timeout for help.',
      '    at Composition (/home/someone/project/src/Video.tsx:12:7)',
    ].join('\n'),
  );
  const finder = page.getByRole('main').locator('ol');
  const first = finder.getByRole('listitem').first();
  await expect(first).toContainText('was called but not cleared');
  await expect(first.getByRole('link').first()).toHaveAttribute('href', '/docs/timeout');
  expect(await axeFindings(page, 'main div:has(> label + textarea)')).toEqual([]);
  // The files of the search are the only ones that are asked for, and nothing is said about the text.
  expect(requests.filter((url) => !url.includes('/assets/'))).toEqual([]);
  expect(requests.filter((url) => /delayRender|chart/i.test(url))).toEqual([]);

  await field.fill('An ordinary sentence about cats and dogs');
  await expect(page.getByText('No message in the docs matches.')).toBeVisible();
  await expect(finder).toHaveCount(0);
  await field.fill('Error: Could not find the composition named Intro in this bundle');
  await expect(page.getByText('No exact match. The closest messages:')).toBeVisible();
  await field.fill('Error response from daemon: No such container: remotion');
  await expect(
    page.getByText('This looks like a message from Docker; the first page explains others:'),
  ).toBeVisible();
  await expect(first.getByRole('link').first()).toHaveAttribute(
    'href',
    '/docs/troubleshooting/tool-errors#docker-and-linux',
  );
  await field.fill('');
  await expect(page.getByText('No exact match.')).toHaveCount(0);
  await field.fill('Error: registerRoot() was called more than once.');
  await first.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/docs\/register-root#errors$/);
  expect(complaints).toEqual([]);
});

const hostile = [
  '<img src=x onerror="window.hacked=1"><script>window.hacked=1</script> Rendering was cancelled',
  `\u0000\u202e${'"'.repeat(5000)}`,
  `${'x'.repeat(500_000)}\n${'(('.repeat(250_000)}`,
];

test('what the answer needs is loaded when the box gets the focus', async ({page}) => {
  await page.goto('/docs/errors');
  await hydrated(page);
  const messages = page
    .context()
    .waitForEvent('response', (response) =>
      /\/assets\/search\/[^/]+\/messages\.json$/.test(new URL(response.url()).pathname),
    );
  await page.getByRole('textbox', {name: 'Paste your error message'}).focus();
  expect((await messages).ok()).toBe(true);
  await expect(page.getByRole('main').locator('ol')).toHaveCount(0);
});

test('markup and long texts in the box are compared as text', async ({page}) => {
  const {complaints} = watchPage(page);
  await page.goto('/docs/errors');
  await hydrated(page);
  const field = page.getByRole('textbox', {name: 'Paste your error message'});
  for (const text of hostile) {
    await field.fill(text);
    await expect(page.getByRole('main').getByRole('status').last()).not.toBeEmpty();
    await field.fill('');
    await expect(page.getByRole('main').getByRole('status').last()).toBeEmpty();
  }
  await field.fill(hostile[2] ?? '');
  await expect(
    page.getByText('The text is long, so only 20,000 characters are compared'),
  ).toBeVisible();
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
  expect(complaints).toEqual([]);
});

/** Pastes a text into the element with the focus, as a visitor does. */
const paste = (page: Page, text: string): Promise<void> =>
  page.evaluate((pasted) => {
    const data = new DataTransfer();
    data.setData('text/plain', pasted);
    const event = new ClipboardEvent('paste', {
      clipboardData: data,
      bubbles: true,
      cancelable: true,
    });
    document.activeElement?.dispatchEvent(event);
  }, text);

const log = [
  'Rendering frames ... 12/300',
  `${String.fromCharCode(27)}[31mError${String.fromCharCode(27)}[39m: inputRange must be strictly mono`,
  'tonically increasing but got [30,0]',
  '    at checkValidInputRange (http://localhost:3000/bundle.js:5114:13)',
  '    at interpolate (http://localhost:3000/bundle.js:5146:3)',
].join('\n');

test('[SEARCH-01] a message pasted into the search dialog has the page with the cure first', async ({
  page,
}) => {
  const {complaints} = watchPage(page);
  await page.goto('/docs/spring');
  await hydrated(page);
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', {name: 'Search'});
  await expect(field).toBeFocused();
  await paste(page, log);
  const first = page.getByRole('option').first();
  await expect(first).toHaveAttribute('href', '/docs/interpolate#errors');
  await expect(first).toContainText('inputRange must be strictly monotonically increasing');
  await paste(page, hostile[0] ?? '');
  await expect(first).toHaveAttribute('href', /\/docs\/cancel-render/);
  await paste(page, 'Lorem ipsum dolor sit amet,\nconsectetur adipiscing elit');
  await expect(page.getByText('No message in the docs matches.').first()).toBeVisible();
  await paste(page, log);
  await expect(first).toHaveAttribute('href', '/docs/interpolate#errors');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/docs\/interpolate#errors$/);
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
  expect(complaints).toEqual([]);
});

test('[SEARCH-07] a message pasted into the search page has the page with the cure first', async ({
  page,
}) => {
  const {complaints} = watchPage(page);
  await page.goto('/search?q=spring');
  await hydrated(page);
  const field = page.getByRole('main').getByRole('searchbox');
  await field.focus();
  await paste(page, log);
  const first = page.getByRole('main').locator('ol li').first().getByRole('link').first();
  await expect(first).toHaveAttribute('href', '/docs/interpolate#errors');
  // It may be private, so it does not go into the address.
  await expect(page).toHaveURL(/\/search\?q=spring$/);
  await paste(page, hostile[0] ?? '');
  await expect(first).toHaveAttribute('href', /\/docs\/cancel-render/);
  await field.fill('easing');
  await expect(page.getByRole('main').getByRole('article').first()).toContainText('Easing');
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
  expect(complaints).toEqual([]);
});

test('the address of a message leads to it in the index, and so do those that it had before', async ({
  page,
}) => {
  const target = page.locator('li:target');
  await page.goto('/docs/errors/registerroot-was-called-more-than-once');
  await expect(page).toHaveURL(
    /\/docs\/errors\/composition#registerroot-was-called-more-than-once$/,
  );
  await expect(target).toBeInViewport();
  await page.goto('/docs/errors#registerroot-was-called-more-than-once');
  await expect(page).toHaveURL(
    /\/docs\/errors\/composition#registerroot-was-called-more-than-once$/,
  );
  await expect(target).toContainText('registerRoot() was called more than once.');
});

test('[SEARCH-07] a search without results leads to the index, with the message filled in', async ({
  page,
}) => {
  await page.goto('/search?q=zzqqxxyy');
  await hydrated(page);
  await page.getByRole('link', {name: 'index of error messages'}).click();
  await expect(page.getByRole('textbox', {name: 'Paste your error message'})).toHaveValue(
    'zzqqxxyy',
  );
  await page.goto('/docs/errors?q=was+called+but+not+cleared');
  await expect(page.getByRole('main').locator('ol li').first()).toContainText('not cleared');
});

test('[ROUTE-12] the not-found view leads to the index', async ({page}) => {
  await page.goto('/docs/sprng');
  await hydrated(page);
  await page.getByRole('main').getByRole('link', {name: 'Error messages'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Index of error messages');
});

test('[CRASH-01] the view of a crash leads to the index', async ({page}) => {
  await makeCrashable(page);
  await page.goto('/docs/animating-properties');
  await hydrated(page);
  await page.evaluate(() => Object.assign(window, {crash: new Error('The tape is torn')}));
  await follow(page, '/docs/the-fundamentals');
  await page.getByRole('link', {name: 'Remotion error messages'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Index of error messages');
  // What that page loads in advance is still on its way through the test.
  await page.unrouteAll({behavior: 'ignoreErrors'});
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('[NOJS-01] the index is a list of messages with links', async ({page}) => {
    await page.goto('/docs/errors');
    await expect(page.getByRole('textbox')).toHaveCount(0);
    await page.getByRole('main').getByRole('link', {name: 'Command line', exact: true}).click();
    // built/pages.spec.ts looks for the headings that they lead to.
    expect(await page.locator('main li[id] a[href^="/"]').count()).toBeGreaterThan(50);
    const entry = page.locator('main li[id]', {hasText: 'No composition IDs passed'});
    await entry.getByRole('link').last().click();
    await expect(page).toHaveURL(/\/docs\/troubleshooting\/cli-errors/);
  });
});
