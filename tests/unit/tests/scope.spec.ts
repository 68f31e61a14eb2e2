import {expect, test} from '@playwright/test';

import {pairs} from '../../support/scope';

const rows = ['a', 'b', 'c'];
const columns = [1, 2, 3];

test('a full run has every pair', () => {
  expect(pairs(rows, columns, true)).toHaveLength(9);
});

test('a short run has each row and each column', () => {
  const short = pairs(rows, columns, false);
  expect(short).toEqual([
    ['a', 1],
    ['a', 2],
    ['a', 3],
    ['b', 1],
    ['c', 1],
  ]);
  expect(pairs(['a'], [], false)).toEqual([]);
});
