import {expect, test} from '@playwright/test';

import {hydrated} from '../support/site';

test('[ROUTE-02] /about/ and /contact/ answer with their own pages', async ({page}) => {
  for (const [path, title] of [
    ['/about/', 'About'],
    ['/contact/', 'Contact'],
  ] as const) {
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await expect(page.getByRole('heading', {level: 1})).toHaveText(title);
  }
});

test('/contact/ says which channel is for what, without an embedded map', async ({page}) => {
  await page.goto('/contact/');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', {name: 'hi@remotion.dev'})).toHaveAttribute(
    'href',
    'mailto:hi@remotion.dev',
  );
  await expect(main.getByRole('link', {name: 'Discord'})).toHaveAttribute(
    'href',
    'https://remotion.dev/discord',
  );
  await expect(page.locator('iframe')).toHaveCount(0);
});

test('/docs/license states the tiers that the menus promise', async ({page}) => {
  await page.goto('/docs/license');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('License and pricing');
  for (const tier of ['Free license', 'Company license', 'Enterprise license']) {
    await expect(page.getByRole('heading', {name: tier})).toBeVisible();
  }
});

test('/docs/license computes a price from seats and renders', async ({page}) => {
  await page.goto('/docs/license');
  await hydrated(page);
  const calculator = page.getByRole('group', {name: 'Estimate for a company'});
  // Six seats of 25 and 12 units of 10.
  await calculator.getByLabel('Developers who use Remotion').fill('6');
  await calculator.getByLabel('Cloud renders per month').fill('12000');
  await expect(calculator.getByRole('status')).toHaveText('$270 per month, estimated');
});

test('/pricing says who pays, for what, and its examples are what the calculator computes', async ({
  page,
}) => {
  await page.goto('/pricing');
  await hydrated(page);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Free for up to three people');
  for (const tier of ['Free', 'Company', 'Enterprise']) {
    await expect(page.getByRole('heading', {name: tier, exact: true})).toBeVisible();
  }
  const calculator = page.getByRole('group', {name: 'Estimate for a company'});
  for (const [example, people, seats, renders, total] of [
    ['Startup of 8, 2 developers, 3,000 renders', 8, 2, 3000, '$100'],
    ['Company of 60, 10 developers, 12,500 renders', 60, 10, 12_500, '$380'],
  ] as const) {
    const row = page.getByRole('row', {name: example});
    await expect(row.getByRole('cell').last()).toHaveText(total);
    await calculator.getByLabel('People in your company').fill(String(people));
    await calculator.getByLabel('Developers who use Remotion').fill(String(seats));
    await calculator.getByLabel('Cloud renders per month').fill(String(renders));
    await expect(calculator.getByRole('status')).toHaveText(`${total} per month, estimated`);
  }
});

test('the license calculator estimates a price and marks the license that fits', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await page.goto('/pricing');
  await hydrated(page);
  const calculator = page.getByRole('group', {name: 'Estimate for a company'});
  const fill = async (usage: [people: string, developers: string, renders: string]) => {
    const labels = [
      'People in your company',
      'Developers who use Remotion',
      'Cloud renders per month',
    ];
    for (const [index, label] of labels.entries()) {
      await calculator.getByLabel(label).fill(usage[index] ?? '');
    }
  };
  const price = calculator.getByRole('status');
  const marked = page
    .getByRole('listitem')
    .filter({hasText: 'Matches your estimate'})
    .getByRole('heading');
  await test.step('seats and renders make up the price', async () => {
    await expect(marked).toHaveText('Company');
    // Ten seats of 25 and 13 units of 10.
    await fill(['60', '10', '12500']);
    await expect(price).toHaveText('$380 per month, estimated');
    await expect(calculator).toContainText('10 × $25 for seats$250');
    await expect(calculator).toContainText('13 units of 1,000 renders × $10$130');
    await expect(calculator).not.toContainText('Minimum');
    const conversions = calculator.getByLabel('WebCodecs conversions per month');
    await conversions.fill('1001');
    await expect(price).toHaveText('$400 per month, estimated');
    await expect(calculator).toContainText('2 units of 1,000 conversions × $10$20');
    await conversions.fill('0');
  });
  await test.step('the minimum and the free license', async () => {
    await fill(['4', '1', '0']);
    await expect(price).toHaveText('$100 per month, estimated');
    await expect(calculator).toContainText('Minimum$100');
    await expect(marked).toHaveText('Company');
    await fill(['3', '3', '50000']);
    await expect(price).toHaveText('$0 with the free license');
    await expect(marked).toHaveText('Free');
  });
  await test.step('a value that is not a number counts as the minimum', async () => {
    await fill(['4', '1', '0']);
    await expect(price).toHaveText('$100 per month, estimated');
    await fill(['', '', '']);
    await expect(price).toHaveText('$0 with the free license');
    await expect(calculator.getByLabel('People in your company')).toHaveValue('1');
  });
});

test('on a phone the footer has two columns', async ({page}) => {
  await page.setViewportSize({width: 390, height: 800});
  await page.goto('/about/');
  const lefts = await page
    .getByRole('contentinfo')
    .getByRole('list')
    .evaluateAll((lists) => lists.map((list) => list.getBoundingClientRect().left));
  expect(lefts).toHaveLength(4);
  expect(new Set(lefts).size).toBe(2);
});
