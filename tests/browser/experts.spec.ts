import fs from 'node:fs';
import path from 'node:path';

import {expect, test} from '@playwright/test';

import {hydrated, layoutShift, recordLayoutShift, twoFrames} from '../support/site';

const slugs = fs
  .readdirSync(path.resolve(__dirname, '../../src/pages/experts'))
  .filter((file) => file !== 'index.mdx')
  .map((file) => file.replace('.mdx', ''));

test('[ROUTE-08] there are 19 profiles, each at its own address, out of search engines', async ({
  request,
}) => {
  expect(slugs).toHaveLength(19);
  for (const slug of slugs) {
    const response = await request.get(`/experts/${slug}`);
    expect(response.status(), slug).toBe(200);
    const html = await response.text();
    expect(html, slug).toMatch(/<meta [^>]*name="?robots"? content="?noindex/);
    expect(html, slug).toContain('Example profile.');
    expect(html, slug).toContain('/experts/#get-listed');
    expect(/<main.*<\/main>/s.exec(html)?.[0], slug).not.toMatch(/mailto:|Book a call/);
  }
});

test('[ROUTE-02] /experts/ lists every profile, also without JavaScript', async ({browser}) => {
  const context = await browser.newContext({javaScriptEnabled: false});
  const page = await context.newPage();
  await page.goto('/experts/');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Experts: example profiles');
  await expect(page.getByRole('list', {name: 'Example profiles'}).getByRole('article')).toHaveCount(
    19,
  );
  await expect(page.getByRole('group', {name: 'Specialty'})).toBeHidden();
  await context.close();
});

test('[ROUTE-02] /experts/ says first where real people are, and that its own are examples', async ({
  page,
}) => {
  await page.goto('/experts/');
  const first = page.getByRole('main').locator('h1 ~ p').first();
  await expect(first).toContainText('Real people are in the public directory');
  await expect(first.getByRole('link', {name: 'public directory'})).toHaveAttribute(
    'href',
    /^https:\/\/github\.com\/remotion-dev\/remotion\//,
  );
});

test('the filter is kept in the address and works from a deep link', async ({page}) => {
  await page.goto('/experts/');
  await hydrated(page);
  const cards = page.getByRole('list', {name: 'Example profiles'}).getByRole('article');
  await page.getByRole('button', {name: /^Audio/}).click();
  await expect(page).toHaveURL(/\?specialty=audio$/);
  // The list follows the address.
  await expect(cards).not.toHaveCount(19);
  const count = await cards.count();
  expect(count).toBeGreaterThan(0);
  await page.reload();
  await hydrated(page);
  await expect(cards).toHaveCount(count);
  await expect(page.getByRole('button', {name: /^Audio/})).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', {name: /^All/}).click();
  await expect(page).toHaveURL(/\/experts\/$/);
  await expect(cards).toHaveCount(19);
});

test('nothing moves while the list loads, whole or narrowed by the address', async ({page}) => {
  await recordLayoutShift(page);
  for (const path of ['/experts/?specialty=data', '/experts/']) {
    await page.goto(path);
    await hydrated(page);
    await twoFrames(page);
    expect(await layoutShift(page), path).toBeLessThan(0.01);
  }
});

test('a profile has services, evidence, facts and three similar profiles, each with a picture of its own', async ({
  page,
}) => {
  await page.goto('/experts/captions-and-shorts');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', {name: 'Captions', exact: true})).toHaveAttribute(
    'href',
    '/experts/?specialty=captions',
  );
  await expect(main.getByText('@remotion/install-whisper-cpp')).toBeVisible();
  await expect(main.getByRole('img', {name: /\S/}).first()).toBeVisible();
  await expect(main.getByRole('link', {name: 'From audio to captions'})).toHaveAttribute(
    'href',
    '/docs/captions/end-to-end',
  );
  const similar = main.getByRole('article').getByRole('article');
  await expect(similar).toHaveCount(3);
  await similar.first().getByRole('link').click();
  await expect(page.getByRole('heading', {level: 1})).not.toHaveText(
    'Example: Captions and short videos',
  );

  await page.goto('/experts/');
  const pictures = await page
    .getByRole('list', {name: 'Example profiles'})
    .locator('img')
    .evaluateAll((images) => images.map((image) => image.getAttribute('src')));
  expect(new Set(pictures).size).toBe(19);
  for (const picture of pictures) {
    expect((await page.request.get(picture ?? '')).status(), picture ?? '').toBe(200);
  }
});

test('on a phone the filter is one line, and shows the choice of the address', async ({page}) => {
  await page.setViewportSize({width: 390, height: 800});
  await page.goto('/experts/?specialty=training');
  await hydrated(page);
  const filter = page.getByRole('group', {name: 'Specialty'});
  const tops = await filter
    .getByRole('button')
    .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().top));
  expect(new Set(tops).size).toBe(1);
  await expect(filter.getByRole('button', {pressed: true})).toHaveText(/^Training/);
  await expect(filter.getByRole('button', {pressed: true})).toBeInViewport({ratio: 1});
});
