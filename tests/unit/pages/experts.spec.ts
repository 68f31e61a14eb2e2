import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';

import {dailyIndexes, inDailyOrder} from '../../../src/components/lists/dailyOrder';
import {similarExperts, withSpecialty} from '../../../src/data/experts';
import {readPage} from '../../../src/content/page';
import {isSpecialty} from '../../../src/data/specialties';
import {frontMatterProblems} from '../../../src/markdown/frontMatter';

const root = path.resolve(__dirname, '../../..');

const page = (expert: Record<string, unknown>): string[] =>
  frontMatterProblems('src/pages/experts/somebody.mdx', {
    title: 'Somebody',
    description: 'Makes videos of many kinds for many people, and says so at sufficient length.',
    expert: {
      summary: 'Makes videos of many kinds.',
      specialties: ['data'],
      packages: ['remotion', '@remotion/player'],
      services: ['Videos of one kind', 'Videos of another kind'],
      sample: false,
      ...expert,
    },
  });

test('a complete entry has no problems, with links and without', () => {
  expect(page({})).toEqual([]);
  expect(
    page({since: '2025-06', links: {website: 'https://example.com', email: 'a@example.com'}}),
  ).toEqual([]);
});

test('a wrong entry gets a message that says what to do', () => {
  expect(page({specialties: ['cooking']})).toEqual([
    expect.stringContaining('"expert.specialties.0" must be one of data, campaigns'),
  ]);
  expect(page({packages: ['react']})[0]).toContain('must be a package of the toolkit');
  expect(page({links: {website: 'example.com'}})[0]).toContain('starts with https://');
  expect(page({links: {email: 'nobody'}})[0]).toContain('must be an email address');
  expect(page({links: {phone: '1'}})[0]).toContain('unknown key "phone"');
  expect(page({since: '2025'})[0]).toContain('must be a month such as 2025-06');
  expect(page({sample: true})[0]).toContain('must name a demo of src/demos');
  expect(page({sample: true, evidence: 'hero'})).toEqual([]);
  expect(page({sample: undefined})[0]).toContain('"expert.sample" is missing');
});

test('each example shows a demo of this site, another one than the other examples', async () => {
  const folder = path.join(root, 'src/pages/experts');
  const files = fs.readdirSync(folder).filter((file) => file !== 'index.mdx');
  const shown = await Promise.all(
    files.map(async (file) => {
      const {frontMatter, demos} = await readPage(root, `src/pages/experts/${file}`);
      const {evidence} = frontMatter.expert as {evidence?: string};
      expect(demos, file).toEqual([evidence]);
      return evidence;
    }),
  );
  expect(new Set(shown).size).toBe(files.length);
});

test('the daily order has every item once, stays the same all day and differs on other days', () => {
  const orders = Array.from({length: 20}, (_, day) => dailyIndexes(19, 20_000 + day));
  for (const order of orders) {
    expect(order.toSorted((a, b) => a - b)).toEqual(Array.from({length: 19}, (_, index) => index));
  }
  expect(dailyIndexes(19, 20_000)).toEqual(orders[0]);
  expect(new Set(orders.map(String)).size).toBe(20);
  expect(new Set(orders.map(([first]) => first)).size).toBeGreaterThan(8);
  expect(dailyIndexes(0, 1)).toEqual([]);
});

test('items are put in the order of their indexes', () => {
  expect(inDailyOrder(['a', 'b', 'c'], 7)).toEqual(
    dailyIndexes(3, 7).map((index) => ['a', 'b', 'c'][index]),
  );
});

test('experts are filtered by specialty', () => {
  const experts = [{specialties: ['data' as const]}, {specialties: ['ai' as const]}];
  expect(withSpecialty(experts, undefined)).toHaveLength(2);
  expect(withSpecialty(experts, 'ai')).toEqual([experts[1]]);
  expect(isSpecialty('ai')).toBe(true);
  expect(isSpecialty('toString')).toBe(false);
});

test('similar experts share the most specialties, and never the expert itself', () => {
  const experts = [
    {slug: 'a', specialties: ['data' as const, 'motion' as const]},
    {slug: 'b', specialties: ['motion' as const]},
    {slug: 'c', specialties: ['ai' as const]},
    {slug: 'd', specialties: ['data' as const, 'motion' as const, 'ai' as const]},
    {slug: 'e', specialties: ['data' as const]},
  ];
  const similarTo = (index: number, count: number): string[] => {
    const expert = experts[index];
    return expert ? similarExperts(experts, expert, count).map(({slug}) => slug) : [];
  };
  expect(similarTo(0, 3)).toEqual(['d', 'b', 'e']);
  expect(similarTo(0, 1)).toEqual(['d']);
  expect(similarTo(2, 3)).toEqual(['d']);
});

test('the order of a day is the same for everyone, whatever version of the site they have', () => {
  expect(dailyIndexes(6, 20_000)).toEqual([1, 5, 3, 2, 4, 0]);
  expect(dailyIndexes(6, 20_001)).toEqual([2, 5, 3, 4, 0, 1]);
});
