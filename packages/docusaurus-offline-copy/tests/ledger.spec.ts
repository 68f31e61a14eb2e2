import fs from 'node:fs';
import path from 'node:path';

import {expect, test} from '@playwright/test';
import {parseLedger} from 'docusaurus-override-ledger';

const folder = path.join(__dirname, '..');
const ledger = parseLedger(JSON.parse(fs.readFileSync(path.join(folder, 'ledger.json'), 'utf8')));

test('each entry of the ledger is a file, and its tests are there', () => {
  const tests = fs
    .readdirSync(__dirname)
    .filter((file) => file.endsWith('.spec.ts'))
    .map((file) => fs.readFileSync(path.join(__dirname, file), 'utf8'))
    .join('\n');
  for (const [key, entry] of Object.entries(ledger.entries)) {
    expect(fs.existsSync(path.join(folder, key)), key).toBe(true);
    for (const title of entry.tests) expect(tests).toContain(title);
  }
});
