import {expect, test} from '@playwright/test';

import {coverTwice, featuresOf} from '../lib/coveringPages';

test('tags, roles and classes of the content count, those around it do not', () => {
  expect(
    featuresOf(
      '<body><nav class=bar></nav><main class=a><p class="b c" role=note>Text<p>More</main><hr>',
    ),
  ).toEqual(new Set(['<main>', '.a', '<p>', '.b', '.c', 'role note']));
  expect(featuresOf('<p>No content')).toEqual(new Set());
});

test('each feature is on two of the chosen pages, where there are two', () => {
  const pages = new Map(
    Object.entries({
      all: ['a', 'b', 'c'],
      most: ['a', 'b'],
      again: ['a', 'b'],
      one: ['c'],
      rare: ['d'],
      none: [],
    }).map(([name, features]) => [name, new Set(features)]),
  );
  expect(coverTwice(pages)).toEqual(['all', 'most', 'one', 'rare']);
  expect(coverTwice(new Map())).toEqual([]);
});
