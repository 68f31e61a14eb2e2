import {expect, test} from '@playwright/test';
import Parser from 'rss-parser';

import {openReader} from '../support/reader';

/** The articles of the two smaller areas, newest first. */
const areas = {
  learn: [
    ['data-to-videos', '2025-06-30', '[ROUTE-04]'],
    ['apple-wow', '2022-12-22', '[ROUTE-04]'],
  ],
  'success-stories': [
    ['a-million-dollars', '2025-04-02', '[ROUTE-05]'],
    ['typeframes', '2023-11-09', '[ROUTE-05]'],
    ['shortvid', '2023-11-01', '[ROUTE-05]'],
    ['yarx', '2022-09-16', '[ROUTE-05]'],
    ['makestories', '2021-09-16', '[ROUTE-05]'],
  ],
} as const;

test('[ROUTE-04] the tutorial plays its result on top and a state after each step', async ({
  page,
}) => {
  await page.goto('/learn/apple-wow');
  const article = page.getByRole('article');
  const players = article.locator('section:has(img[src^="/img/demos/apple-wow"])');
  await expect(players).toHaveCount(9);
  const path = article.getByRole('navigation', {name: 'Tutorial steps'});
  const steps = await path
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(steps).toHaveLength(15);
  for (const step of steps) {
    await expect(article.locator(`h2${step}`)).toHaveCount(1);
  }
});

test.describe('the HTML', () => {
  const reader = openReader();

  for (const [area, articles] of Object.entries(areas)) {
    const id = articles[0][2];
    const addresses = articles.map(([slug]) => `/${area}/${slug}`);

    for (const [slug, date] of articles) {
      test(`${id} /${area}/${slug} is signed by the team and dated ${date}`, async () => {
        const page = reader();
        const response = await page.goto(`/${area}/${slug}`);
        expect(response?.status()).toBe(200);
        const article = page.getByRole('article');
        await expect(article.getByRole('heading', {level: 1})).toHaveText(/\S/);
        await expect(article.locator('header time')).toHaveAttribute(
          'datetime',
          `${date}T00:00:00.000Z`,
        );
        await expect(
          article.locator('header').getByRole('link', {name: 'Remotion team'}),
        ).toBeVisible();
        await expect(article.locator('header')).toContainText(/(?:One|\d+) min read/);
        await expect(page.locator('blockquote')).toHaveCount(0);
      });
    }

    test(`${id} [ROUTE-07] /${area} lists previews, newest first, that lead to the whole`, async () => {
      const page = reader();
      const response = await page.goto(`/${area}`);
      expect(response?.status()).toBe(200);
      const cards = page.getByRole('article');
      await expect(cards).toHaveCount(articles.length);
      for (const [index, address] of addresses.entries()) {
        const card = cards.nth(index);
        await expect(card.getByRole('link', {name: /^Read more about/})).toHaveAttribute(
          'href',
          address,
        );
        await expect(card.locator('.markdown h2')).toHaveCount(0);
      }
    });

    test(`${id} /${area}/archive lists every article`, async () => {
      const page = reader();
      const response = await page.goto(`/${area}/archive`);
      expect(response?.status()).toBe(200);
      const links = page.getByRole('main').getByRole('listitem').getByRole('link');
      expect(
        await links.evaluateAll((elements) => elements.map((link) => link.getAttribute('href'))),
      ).toEqual(addresses);
    });

    test(`the feeds of /${area} hold every article in full`, async ({request}) => {
      for (const name of ['rss.xml', 'atom.xml']) {
        const response = await request.get(`/${area}/${name}`);
        const feed = await new Parser().parseString(await response.text());
        expect(feed.items.map(({link}) => new URL(link ?? '').pathname)).toEqual(addresses);
        for (const item of feed.items) {
          const text = String(item['content:encoded'] ?? item.content);
          expect(text.length, item.link).toBeGreaterThan(1500);
        }
      }
      const json = (await (await request.get(`/${area}/feed.json`)).json()) as {
        items: {url: string}[];
      };
      expect(json.items.map(({url}) => new URL(url).pathname)).toEqual(addresses);
    });
  }
});
