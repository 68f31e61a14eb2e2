// Notes which pages were read against the code, and what their text was.
import {parseArgs} from 'node:util';
import path from 'node:path';

import {counted} from './lib/counted';
import {readReadings, recordReadings} from './lib/readings/ledger';

const HELP = `Notes that pages were read against the code, with the text that they have now.

  npm run read:record -- readings.json …

A file lists pages, by their path below docs, and how many statements were compared with the code,
executed and corrected:
  [{"page": "lambda/deploysite", "checked": 14, "executed": 6, "changed": 3}]
Record a page after it was corrected. The notes are in scripts/lib/readings/ledger.json, which is
committed; npm run check says how many pages have changed since they were read.

Exit codes: 0 noted, 2 nothing noted`;

const root = path.resolve(__dirname, '..');

const main = async (): Promise<void> => {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {help: {type: 'boolean', default: false}},
  });
  if (values.help) {
    console.log(HELP);
    return;
  }
  if (positionals.length === 0) throw new Error('Name a file of readings; --help shows its form.');
  const readings = positionals.flatMap((file) => readReadings(file));
  await recordReadings(root, readings, new Date().toISOString().slice(0, 10));
  console.log(`${counted(readings.length, 'page')} noted`);
};

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
});
