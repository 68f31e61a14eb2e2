import {expect, test} from '@playwright/test';

import {withListDates} from '../../src/config/sitemap';

const item = (place: string, lastmod?: string): {url: string; lastmod?: string} => ({
  url: `https://www.remotion.dev/${place}`,
  ...(lastmod === undefined ? {} : {lastmod}),
});

test('lists of posts have the date of their newest post', () => {
  const posts = [item('blog/a', '2025-01-02'), item('blog/b', '2025-03-01')];
  expect(
    withListDates([item('blog'), item('blog/archive'), ...posts, item('learn/c', '2025-05-05')]),
  ).toEqual([
    item('blog', '2025-03-01'),
    item('blog/archive', '2025-03-01'),
    ...posts,
    item('learn/c', '2025-05-05'),
  ]);
});

test('other pages keep what they have, and a list without dated posts has none', () => {
  const items = [item('search'), item('learn'), item('docs/a', '2025-01-01')];
  expect(withListDates(items).map(({lastmod}) => lastmod)).toEqual([
    undefined,
    undefined,
    '2025-01-01',
  ]);
});
