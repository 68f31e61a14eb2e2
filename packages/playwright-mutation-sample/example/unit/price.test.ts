import {expect, test} from '@playwright/test';
import {price} from '../src/price';

test('many are cheaper', () => {
  expect(price(1)).toBe(400);
  expect(price(20)).toBe(7200);
});
