import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';

import {readFlakyTests} from '../../support/flakyTests';

const root = path.resolve(__dirname, '../../..');

test('at most two files of tests are known to be flaky, each with its day and what is known', () => {
  const list = readFlakyTests();
  expect(list.length, 'mend one before another one is noted').toBeLessThan(3);
  for (const {test: file, since, known} of list) {
    expect(fs.existsSync(path.join(root, file)), file).toBe(true);
    expect(since).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(known.length, file).toBeGreaterThan(20);
  }
});
