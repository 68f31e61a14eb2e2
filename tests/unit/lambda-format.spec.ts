import {expect, test} from '@playwright/test';

import {formatDollars, formatTime} from '../../src/components/lambda/Simulator/format';

test('times are in seconds, minutes, or hours', () => {
  for (const [milliseconds, text] of [
    [0, '0 s'],
    [1500, '1.5 s'],
    [2000, '2 s'],
    [59_900, '59.9 s'],
    [60_000, '1 min'],
    [61_000, '1 min 1 s'],
    [3_599_000, '59 min 59 s'],
    [3_599_600, '1 h'],
    [3_600_000, '1 h'],
    [3_660_000, '1 h 1 min'],
    [9_000_000, '2 h 30 min'],
  ] as const) {
    expect(formatTime(milliseconds), String(milliseconds)).toBe(text);
  }
});

test('small amounts of dollars have more digits', () => {
  for (const [amount, text] of [
    [0, '$0.0000'],
    [0.00009, '< $0.0001'],
    [0.0001, '$0.0001'],
    [0.25, '$0.2500'],
    [1, '$1.00'],
    [1234.5, '$1,234.50'],
  ] as const) {
    expect(formatDollars(amount), String(amount)).toBe(text);
  }
});
