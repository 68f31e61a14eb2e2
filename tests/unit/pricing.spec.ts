import {expect, test} from '@playwright/test';

import {estimateLicense} from '../../src/data/pricing';

/** Cases computed by hand: people, seats, renders, conversions per month; license, dollars per month. */
const cases = [
  ['one person', [1, 1, 0, 0], 'free', 0],
  ['three people, however many renders', [3, 3, 50_000, 0], 'free', 0],
  ['four people, one seat: 25, so the minimum', [4, 1, 0, 0], 'company', 100],
  ['one seat and one unit of renders: 25 + 10, so the minimum', [4, 1, 1000, 0], 'company', 100],
  ['three seats and two units: 75 + 20, so the minimum', [10, 3, 2000, 0], 'company', 100],
  ['four seats: 100, the minimum exactly', [10, 4, 0, 0], 'company', 100],
  ['four seats and a unit that is begun: 100 + 10', [10, 4, 1, 0], 'company', 110],
  ['four seats, a render more than a unit: 100 + 20', [10, 4, 1001, 0], 'company', 120],
  ['no seat, 25 units: 250', [40, 0, 25_000, 0], 'company', 250],
  ['ten seats, 12,500 renders: 250 + 130', [60, 10, 12_500, 0], 'company', 380],
  ['no seat, 1,001 conversions: 20, so the minimum', [40, 0, 0, 1001], 'company', 100],
  ['ten seats, 1 render, 12,500 conversions: 250 + 10 + 130', [60, 10, 1, 12_500], 'company', 390],
  ['three people, however many conversions', [3, 3, 0, 50_000], 'free', 0],
] as const;

for (const [name, [people, seats, renders, conversions], license, total] of cases) {
  test(`license price: ${name}`, () => {
    expect(estimateLicense({people, seats, renders, conversions})).toMatchObject({license, total});
  });
}

test('license price: the minimum is named where it applies, and its parts are kept', () => {
  expect(estimateLicense({people: 4, seats: 2, renders: 1500, conversions: 500})).toEqual({
    license: 'company',
    seats: 50,
    renders: 20,
    renderUnits: 2,
    conversions: 10,
    conversionUnits: 1,
    isMinimum: true,
    total: 100,
  });
  expect(estimateLicense({people: 4, seats: 4, renders: 0, conversions: 0}).isMinimum).toBe(false);
});
