import fs from 'node:fs';
import path from 'node:path';

import {expect, test} from '@playwright/test';
import {ledgerProblems} from 'docusaurus-override-ledger';

const root = path.resolve(__dirname, '..', '..', '..');

test('each override and each piece of src/upstream was written for what is installed', () => {
  const ledger: unknown = JSON.parse(
    fs.readFileSync(path.join(root, 'src/upstream/ledger.json'), 'utf8'),
  );
  const site = {
    src: path.join(root, 'src'),
    packages: path.join(root, 'node_modules'),
  };
  expect(ledgerProblems(site, ledger)).toEqual([]);
});
