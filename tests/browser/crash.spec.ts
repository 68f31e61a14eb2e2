import {expect, test, type Page} from '@playwright/test';

import {follow, isSameDocument, makeCrashable, markDocument} from '../support/faults';
import {axeFindings, hydrated, watchPage} from '../support/site';

test.afterEach(async ({page}) => {
  // Files that the page loads in advance may still be under way.
  await page.unrouteAll({behavior: 'ignoreErrors'});
});

const setCrash = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const cause = new Error('The reel is stuck', {cause: new TypeError('No motor')});
    Object.assign(window, {crash: new Error('The tape is torn', {cause})});
  });

const removeCrash = (page: Page): Promise<boolean> =>
  page.evaluate(() => Reflect.deleteProperty(window, 'crash'));

const crashOn = async (page: Page, from: string, to: string): Promise<void> => {
  await makeCrashable(page);
  await page.goto(from);
  await hydrated(page);
  await setCrash(page);
  await follow(page, to);
  await expect(page.getByRole('heading', {level: 1})).toHaveText(/^This page crashed\.?$/);
};

/** Makes the page's frame throw `window.crash` while that is set. */
const makeFrameCrashable = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    // All links, those of the navbar included, observe whether they are in view.
    window.IntersectionObserver = class extends IntersectionObserver {
      constructor(...parameters: ConstructorParameters<typeof IntersectionObserver>) {
        if ('crash' in window) throw window.crash as Error;
        super(...parameters);
      }
    };
  });
};

test('[CRASH-01] [CRASH-02] a crash shows message and causes; Try again recovers once they are gone', async ({
  page,
}) => {
  await crashOn(page, '/docs/animating-properties', '/docs/the-fundamentals');
  await expect(page).toHaveTitle('Page Error');
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert.locator('p')).toHaveText([
    'The tape is torn',
    'Cause: The reel is stuck',
    'Cause: No motor',
  ]);
  await expect(page.getByRole('navigation', {name: 'Main'})).toBeVisible();
  await expect(page.locator('#nprogress')).toHaveCount(0);
  expect(await axeFindings(page)).toEqual([]);

  const again = page.getByRole('button', {name: 'Try again'});
  await again.click();
  await expect(alert).toContainText('The tape is torn');
  await removeCrash(page);
  await again.click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('The fundamentals');
  await expect(page).toHaveTitle(/The fundamentals/);
});

test('[CRASH-01] the view of a crash does not follow to the next page', async ({page}) => {
  await crashOn(page, '/docs/animating-properties', '/docs/the-fundamentals');
  await removeCrash(page);
  await follow(page, '/docs/api');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('API overview');
});

test('[CRASH-01] [CRASH-02] a crash of the frame itself shows a view that needs none of it', async ({
  page,
}) => {
  await makeFrameCrashable(page);
  await page.goto('/docs/the-fundamentals');
  await hydrated(page);
  await setCrash(page);
  await follow(page, '/blog');
  const heading = page.getByRole('heading', {level: 1});
  await expect(heading).toHaveText('This page crashed');
  await expect(page).toHaveTitle('Page Error');
  await expect(page.getByRole('alert')).toContainText('The reel is stuck');
  await expect(page.getByRole('link', {name: 'Home'})).toHaveAttribute('href', '/');
  await expect(page.locator('#nprogress')).toHaveCount(0);
  expect(await axeFindings(page)).toEqual([]);
  await removeCrash(page);
  await page.getByRole('button', {name: 'Try again'}).click();
  await expect(page).toHaveURL(/\/blog$/);
  await expect(heading).toHaveText('Blog');
  await expect(page.getByRole('navigation', {name: 'Main'})).toBeVisible();
});

test('[CRASH-01] Back leaves the view of a crashed frame', async ({page}) => {
  await makeFrameCrashable(page);
  await page.goto('/docs/the-fundamentals');
  await hydrated(page);
  await markDocument(page);
  await setCrash(page);
  await follow(page, '/blog');
  await expect(page.getByRole('button', {name: 'Try again'})).toBeVisible();
  await removeCrash(page);
  await page.goBack();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('The fundamentals');
  expect(await isSameDocument(page)).toBe(true);
});

test('[CRASH-04] HTML that differs from what React draws is logged, and the page works', async ({
  page,
}) => {
  const {complaints} = watchPage(page);
  await page.route('/docs/the-fundamentals', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('<h1>The fundamentals', '<h1>Something else');
    await route.fulfill({response, body});
  });
  await page.goto('/docs/the-fundamentals');
  await hydrated(page);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('The fundamentals');
  expect(complaints).toEqual([
    expect.stringMatching(/^console error: Docusaurus React Root onRecoverableError/),
  ]);
});
