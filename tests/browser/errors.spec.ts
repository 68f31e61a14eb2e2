import {expect, test} from '@playwright/test';

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
  await expect(first.getByRole('link', {name: 'A delayRender() was called'})).toHaveAttribute(
    'href',
    '/docs/timeout',
  );
  expect(await axeFindings(page, 'main div:has(> label + textarea)')).toEqual([]);
  await first.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/docs\/errors#a-delayrender-/);
  await expect(page.locator('li:target')).toContainText('was called but not cleared');
  await expect(page.locator('li:target')).toBeInViewport();
  expect(requests.filter((url) => !url.includes('/assets/'))).toEqual([]);

  await field.fill('An ordinary sentence about cats and dogs');
  await expect(page.getByText('No message in the docs matches.')).toBeVisible();
  await expect(finder).toHaveCount(0);
  await field.fill('');
  await expect(page.getByText('No message in the docs matches.')).toHaveCount(0);
  expect(complaints).toEqual([]);
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
  await page.getByRole('link', {name: 'Error messages of Remotion'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Index of error messages');
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('[NOJS-01] the index is a list of messages with links', async ({page}) => {
    await page.goto('/docs/errors');
    await expect(page.getByRole('textbox')).toHaveCount(0);
    // built/pages.spec.ts looks for the headings that they lead to.
    expect(await page.locator('main li[id] a[href^="/"]').count()).toBeGreaterThan(100);
    const entry = page.locator('main li[id]', {hasText: 'No lockfile was found in your project'});
    await entry.getByRole('link').last().click();
    await expect(page).toHaveURL(/\/docs\/cli\/upgrade/);
  });
});
