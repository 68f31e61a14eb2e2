import {expect, test, type Page} from '@playwright/test';

import {
  axeFindingsInBothModes,
  hydrated,
  layoutShift,
  recordLayoutShift,
  watchPage,
} from '../support/site';

test.use({permissions: ['clipboard-read', 'clipboard-write']});

const path = '/docs/lambda/without-iam';
const button = (page: Page) => page.getByRole('button', {name: 'Values of your own in samples'});
const dialog = (page: Page) => page.getByRole('dialog', {name: 'Your values in samples'});
const sample = (page: Page) =>
  page.locator('figure.code code', {has: page.locator('[data-value]')});

const open = async (page: Page, address = path): Promise<void> => {
  await page.goto(address);
  await hydrated(page);
  await expect(button(page)).toHaveCount(1);
};

test('own values are shown and copied, on other pages too, and one click brings the examples back', async ({
  page,
}) => {
  const {complaints} = watchPage(page);
  await recordLayoutShift(page);
  await open(page);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url() + (request.postData() ?? '')));
  await expect(sample(page).first()).toContainText('us-east-1');
  await button(page).click();
  await dialog(page).getByLabel('AWS region').fill('eu-central-1');
  await dialog(page).getByRole('button', {name: 'Use these values'}).click();
  await expect(dialog(page)).toBeHidden();
  await expect(button(page)).toBeFocused();
  await expect(sample(page).first()).toContainText('eu-central-1');
  expect(await page.locator('figure.code code').allTextContents()).not.toContainEqual(
    expect.stringContaining("'us-east-1'"),
  );
  await page
    .locator('figure.code', {has: page.locator('[data-value]')})
    .first()
    .getByRole('button', {name: 'Copy code'})
    .click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toContain('eu-central-1');
  expect(requests.filter((request) => request.includes('eu-central-1'))).toEqual([]);
  expect(await layoutShift(page)).toBeLessThan(0.01);

  await open(page, '/docs/lambda/getfunctions');
  await expect(sample(page).first()).toContainText('eu-central-1');
  const html = await (await page.request.get('/docs/lambda/getfunctions')).text();
  expect(html).not.toContain('eu-central-1');
  await button(page).click();
  await dialog(page).getByRole('button', {name: 'Restore the examples'}).click();
  await expect(sample(page).first()).toContainText('us-east-1');
  expect(await page.evaluate(() => localStorage.getItem('remotion-docs-sample-values'))).toBeNull();
  expect(complaints).toEqual([]);
});

test('other tabs show the values, too', async ({page, context}) => {
  await open(page);
  const other = await context.newPage();
  await open(other, '/docs/lambda/getfunctions');
  await page.bringToFront();
  await button(page).click();
  await dialog(page).getByLabel('AWS region').fill('eu-central-1');
  await dialog(page).getByRole('button', {name: 'Use these values'}).click();
  await expect(sample(other).first()).toContainText('eu-central-1');
});

test('what a value may not contain gets a message, and nothing changes', async ({page}) => {
  await open(page);
  await button(page).click();
  const field = dialog(page).getByLabel('AWS region');
  for (const text of ['<script>alert(1)</script>', `it's "x"`, 'x'.repeat(10_000)]) {
    await field.fill(text);
    await dialog(page).getByRole('button', {name: 'Use these values'}).click();
    await expect(field).toBeFocused();
    await expect(field).toHaveAccessibleDescription('Enter a region such as eu-central-1.');
  }
  await page.keyboard.press('Escape');
  await expect(sample(page).first()).toContainText('us-east-1');
});

test('[A11Y-01] axe finds nothing in the form for values, light and dark', async ({page}) => {
  await page.emulateMedia({colorScheme: 'light', reducedMotion: 'reduce'});
  await page.setViewportSize({width: 390, height: 844});
  await open(page);
  await button(page).click();
  await dialog(page).getByLabel('AWS region').fill('nowhere');
  await dialog(page).getByRole('button', {name: 'Use these values'}).click();
  expect(await axeFindingsInBothModes(page)).toEqual([]);
});

test('hostile, broken, blocked, and full storage do no harm', async ({page}) => {
  await page.addInitScript(() => {
    localStorage.setItem(
      'remotion-docs-sample-values',
      JSON.stringify({awsRegion: '<img src=x onerror=alert(1)>', site: 3}),
    );
  });
  const {complaints} = watchPage(page);
  await open(page);
  await expect(sample(page).first()).toContainText('us-east-1');
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    Storage.prototype.getItem = () => '{';
  });
  await open(page);
  await button(page).click();
  await dialog(page).getByLabel('AWS region').fill('eu-west-1');
  await dialog(page).getByRole('button', {name: 'Use these values'}).click();
  await expect(sample(page).first()).toContainText('eu-west-1');
  await expect(
    page.getByText('Your browser doesn’t store data, so this applies only to this page.'),
  ).toHaveCount(1);
  // The framework itself says that it can't store which announcement was closed.
  expect(complaints.filter((line) => !line.includes('Docusaurus storage error'))).toEqual([]);
});
