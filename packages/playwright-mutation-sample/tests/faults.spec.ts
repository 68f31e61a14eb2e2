import {expect, test} from '@playwright/test';

import {faultsIn, sampleFaults, withFault} from '../lib/faults';

const module = `import {save} from './save';

type Limit = 3 | 4;

export const keep = (items: readonly string[], limit: Limit | 5 = 5): boolean => {
  if (items.length > limit && limit !== 0) throw new Error('too many');
  save('items', items);
  console.log('kept');
  return true;
};
`;

/** Each fault as the line becomes. */
const changed = faultsIn('src/keep.ts', module).map((fault) => [
  fault.kind,
  withFault(module, fault).split('\n')[fault.line - 1]?.trim(),
]);

test('conditions, limits, arguments and statements can be wrong; types, imports and texts of errors cannot', () => {
  expect(changed).toEqual([
    [
      'limit',
      'export const keep = (items: readonly string[], limit: Limit | 5 = 5 + 1): boolean => {',
    ],
    ['condition', "if (!(items.length > limit && limit !== 0)) throw new Error('too many');"],
    ['condition', "if (items.length > limit || limit !== 0) throw new Error('too many');"],
    ['condition', "if (items.length >= limit && limit !== 0) throw new Error('too many');"],
    ['condition', "if (items.length > limit && limit === 0) throw new Error('too many');"],
    ['limit', "if (items.length > limit && limit !== 0 + 1) throw new Error('too many');"],
    ['statement', ';'],
    ['argument', "save('', items);"],
    ['statement', ';'],
    ['argument', 'return false;'],
  ]);
});

test('a sample is the same for the same seed, and its faults do not overlap', () => {
  const faults = faultsIn('src/keep.ts', module);
  const sample = sampleFaults(faults, 5, 7);
  expect(sampleFaults(faults, 5, 7)).toEqual(sample);
  expect(sampleFaults(faults, 5, 8)).not.toEqual(sample);
  for (const one of sample) {
    const others = sample.filter((other) => other !== one);
    expect(others.every(({start, end}) => end <= one.start || one.end <= start)).toBe(true);
  }
});
