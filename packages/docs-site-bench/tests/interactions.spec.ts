import {expect, test} from '@playwright/test';

import {chosenNames} from '../lib/chosenNames';
import {formatTimes, slowest} from '../lib/interactions/table';

test('of twenty times the slowest counts, of a hundred the third slowest', () => {
  const upTo = (count: number): number[] => Array.from({length: count}, (_, index) => index + 1);
  expect(slowest(upTo(20).reverse())).toBe(20);
  expect(slowest(upTo(100))).toBe(98);
  expect(slowest([])).toBeNaN();
});

test('each page kind has a column, and one slow time misses the bar', () => {
  const table = formatTimes(
    {docs: {menu: [20, 30, 99], tab: [100, 700]}, home: {menu: [40]}},
    {
      menu: {label: 'menu', most: 100},
      tab: {label: 'tab to panel', most: 600},
      none: {label: 'none', most: 1},
    },
  ).split('\n');
  expect(table.map((line) => line.trim().split(/\s{2,}/))).toEqual([
    ['docs', 'home'],
    ['menu', '99 (30, 3×)', '40 (40, 1×)', 'at most 100', 'met'],
    ['tab to panel', '700 (400, 2×)', '–', 'at most 600', 'missed'],
  ]);
});

test('names are chosen in the order of their list, and unknown ones are named', () => {
  expect(chosenNames('b,a', ['a', 'b', 'c'])).toEqual(['a', 'b']);
  expect(chosenNames(undefined, ['a', 'b'])).toEqual(['a', 'b']);
  expect(() => chosenNames('a,d,e', ['a', 'b'])).toThrow('Unknown: d, e. There are a, b.');
});
