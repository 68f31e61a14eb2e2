// Counts the accessibility tests, for the statement.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import axe from 'axe-core/package.json';

import {countTests} from './lib/accessibility/countTests';
import {runTool} from './lib/runTool';
import {runMain} from './lib/runMain';

const help = `Usage: npm run accessibility:record

Counts the accessibility tests for the pages in build/ and records the figures for the page /accessibility in
src/data/accessibility.json. Run it before a release, after npm test has passed, and after you update axe-core.

Exit codes: 0 recorded, 1 no tests found`;

const root = path.resolve(__dirname, '..');

const main = async (): Promise<void> => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'accessibility-'));
  const file = path.join(folder, 'report.json');
  await runTool(
    'playwright',
    ['test', '--project=browser', '--grep', 'A11Y-01', '--list', '--reporter=json'],
    {PLAYWRIGHT_JSON_OUTPUT_FILE: file},
  );
  const counted = countTests(
    JSON.parse(fs.readFileSync(file, 'utf8')) as Parameters<typeof countTests>[0],
  );
  fs.rmSync(folder, {recursive: true});
  if (counted.pages === 0) throw new Error('No test checks a page.');
  const record = {
    date: new Date().toISOString().slice(0, 10),
    axe: axe.version,
    ...counted,
  };
  fs.writeFileSync(
    path.join(root, 'src/data/accessibility.json'),
    `${JSON.stringify(record, null, 2)}\n`,
  );
  console.log(`Recorded: ${String(counted.pages)} pages, ${String(counted.others)} other tests.`);
};

runMain({help, errorCode: 1}, main);
