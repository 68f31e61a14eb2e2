import {expect, test} from '@playwright/test';

import {wrapType} from '../lib/wrap';

test('a long union is cropped', () => {
  const union = Array.from({length: 30}, (_, index) => `'member-${index}'`).join(' | ');
  const wrapped = wrapType(union).split('\n');
  expect(wrapped).toHaveLength(10);
  expect(wrapped.at(-1)).toBe('  | …');
});
