import fs from 'node:fs';
import path from 'node:path';

import {expect, test} from '@playwright/test';

import {makeSubset, subsets} from '../../../scripts/lib/fontSubsets';

const root = path.resolve(__dirname, '..', '..', '..');

for (const subset of subsets) {
  test(`${subset.file} is made from the installed package: else run npm run fonts`, async () => {
    const committed = fs.readFileSync(path.join(root, subset.file));
    expect(committed.equals(await makeSubset(subset))).toBe(true);
  });
}
