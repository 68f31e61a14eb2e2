import fs from 'node:fs';
import path from 'node:path';

import {expect, test} from '@playwright/test';
import {faultsIn} from 'playwright-mutation-sample/faults';

import {EXPLAINED, explanationOf} from '../../../scripts/lib/mutate/explained';

const root = path.join(__dirname, '../../..');

test('each explanation is of a fault that its file can have', () => {
  const lost = EXPLAINED.filter(({file, code, after}) => {
    const full = path.join(root, file);
    if (!fs.existsSync(full)) return true;
    const faults = faultsIn(file, fs.readFileSync(full, 'utf8'));
    return !faults.some((fault) => fault.code === code && fault.after === after);
  });
  expect(lost).toEqual([]);
});

test('an explanation holds for one fault of a line, in its own file', () => {
  const [fault] = faultsIn('src/limit.ts', 'export const MOST_WORDS = 60;');
  if (!fault) throw new Error('no fault');
  expect(explanationOf(fault)).toBeUndefined();
  const [known] = EXPLAINED;
  expect(known && explanationOf({...fault, ...known})).toBe(known?.reason);
  expect(known && explanationOf({...fault, ...known, after: 'another'})).toBeUndefined();
});
