import {expect, test} from '@playwright/test';

import {withCommas} from '../../src/components/products/withCommas';

for (const [value, digits, text] of [
  [0, 0, '0'],
  [999, 0, '999'],
  [1000, 0, '1,000'],
  [1_234_567, 0, '1,234,567'],
  [-12_345, 0, '-12,345'],
  [1234.5678, 4, '1,234.5678'],
  [0.00004, 4, '0.0000'],
  [12_345.6, 2, '12,345.60'],
] as const) {
  test(`${value} with ${digits} digits is written ${text}`, () => {
    expect(withCommas(value, digits)).toBe(text);
  });
}
