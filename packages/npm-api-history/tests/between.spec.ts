import {expect, test} from '@playwright/test';

import {releasesBetween} from '../lib/between';
import type {Release} from '../lib/releases';

const releases: Release[] = ['4.0.301..4.0.305', '4.0.250', '4.0.100', '4.0.9'].map((moment) => ({
  moment,
  name: moment,
  entries: [],
}));

const between = (from: string, to: string): string[] =>
  releasesBetween(releases, from, to).map(({moment}) => moment);

test('releases after the first version, up to the second one', () => {
  expect(between('4.0.100', '4.0.250')).toEqual(['4.0.250']);
  expect(between('4.0.0', '4.0.99')).toEqual(['4.0.9']);
  expect(between('4.0.250', '4.0.260')).toEqual([]);
});

test('what came in one of several releases counts as long as it may be between the two', () => {
  expect(between('4.0.250', '4.0.319')).toEqual(['4.0.301..4.0.305']);
  expect(between('4.0.303', '4.0.304')).toEqual(['4.0.301..4.0.305']);
  expect(between('4.0.305', '4.0.319')).toEqual([]);
  expect(between('4.0.250', '4.0.301')).toEqual([]);
});
