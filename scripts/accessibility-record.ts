// Runs the accessibility tests on the built site, and records what the statement says about them.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {parseArgs} from 'node:util';

import axe from 'axe-core/package.json';

import {countTests} from './lib/accessibility/countTests';
import {runTool} from './lib/runTool';

const help = `Usage: npm run accessibility:record -- [--every]

Runs the accessibility tests on build/ and records the figures for the page /accessibility in
src/data/accessibility.json, if all of them pass. Run it before a release, and after an update of axe-core.

  --every   axe reads all pages, as in the nightly run, instead of those that contain every kind of content

Exit codes: 0 recorded, 1 a test failed`;

const root = path.resolve(__dirname, '..');

const main = async (): Promise<void> => {
  const {values} = parseArgs({options: {help: {type: 'boolean'}, every: {type: 'boolean'}}});
  if (values.help) {
    console.log(help);
    return;
  }
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'accessibility-'));
  const file = path.join(folder, 'report.json');
  await runTool(
    'playwright',
    ['test', '--project=browser', '--grep', 'A11Y-01', '--reporter=json'],
    {
      PLAYWRIGHT_JSON_OUTPUT_FILE: file,
      ...(values.every ? {TEST_SCOPE: 'full'} : {}),
    },
  );
  const {failed, ...counted} = countTests(
    JSON.parse(fs.readFileSync(file, 'utf8')) as Parameters<typeof countTests>[0],
  );
  fs.rmSync(folder, {recursive: true});
  if (failed.length > 0 || counted.pages === 0) {
    console.error(failed.length > 0 ? `Failed:\n${failed.join('\n')}` : 'No page was checked.');
    process.exitCode = 1;
    return;
  }
  const record = {
    date: new Date().toISOString().slice(0, 10),
    axe: axe.version,
    scope: values.every ? 'every' : 'covering',
    ...counted,
  };
  fs.writeFileSync(
    path.join(root, 'src/data/accessibility.json'),
    `${JSON.stringify(record, null, 2)}\n`,
  );
  console.log(`Recorded: ${String(counted.pages)} pages, ${String(counted.others)} other tests.`);
};

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
