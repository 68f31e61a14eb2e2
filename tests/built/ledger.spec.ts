// Whether the tests that guard overrides and surgery are ones that run. The runner lists them, and for
// some of them it needs the built site.
import {execFile} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {promisify} from 'node:util';
import {expect, test} from '@playwright/test';

import {ledgerProblems} from 'docusaurus-override-ledger';

interface Suite {
  specs?: {title: string; tests: {expectedStatus: string}[]}[];
  suites?: Suite[];
}

const root = path.resolve(__dirname, '../..');

/** Titles of the tests in a suite that are not skipped. */
const titlesIn = ({specs = [], suites = []}: Suite): string[] => [
  ...specs
    .filter(({tests}) => tests.some(({expectedStatus}) => expectedStatus !== 'skipped'))
    .map(({title}) => title),
  ...suites.flatMap(titlesIn),
];

test('each entry of the ledger names tests that the runner lists', async () => {
  // It loads every test.
  test.setTimeout(600_000);
  const cli = path.join(root, 'node_modules/@playwright/test/cli.js');
  const {stdout} = await promisify(execFile)(
    process.execPath,
    [cli, 'test', '--list', '--reporter=json'],
    {cwd: root, maxBuffer: 2 ** 26},
  );
  const titles = titlesIn(JSON.parse(stdout) as Suite);
  expect(titles.length).toBeGreaterThan(1000);
  const ledger: unknown = JSON.parse(
    fs.readFileSync(path.join(root, 'src/upstream/ledger.json'), 'utf8'),
  );
  const site = {
    src: path.join(root, 'src'),
    packages: path.join(root, 'node_modules'),
    titles,
  };
  expect(ledgerProblems(site, ledger)).toEqual([]);
});
