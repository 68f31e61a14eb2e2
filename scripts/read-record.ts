// Notes which pages were read against the code, and what their text was.
import path from 'node:path';
import {counted} from 'mdx-docs-checker/findings';

import {pageFile, readReadings, recordReadings} from './lib/readings/ledger';
import {recordValues} from './lib/readings/values';
import {runMain} from './lib/runMain';

const HELP = `Records that pages were compared with the code, with their current text.

  npm run read:record -- readings.json …
  npm run read:record -- --values docs/spring.mdx …    only the values of these pages and parts

A file lists pages, by their path in docs, and how many statements were compared with the code, executed and
corrected:
  [{"page": "lambda/deploysite", "checked": 14, "executed": 6, "changed": 3}]
Record a page after you correct it. The records are in scripts/lib/readings/ledger.json, which is committed;
npm run check counts the pages that have changed since. The pages' numbers, units, literals, messages and outcomes
are recorded in values.json next to it, and npm run check finds those that are added later. With --values, you
confirm that you have compared the new ones with the code.

Exit codes: 0 recorded, 2 nothing recorded`;

const root = path.resolve(__dirname, '..');

runMain(
  {
    help: HELP,
    errorCode: 2,
    allowPositionals: true,
    options: {
      values: {type: 'boolean', default: false},
    },
  },
  async ({values, positionals}) => {
    if (values.values) {
      const files = positionals.map((name) => pageFile(root, name));
      await recordValues(root, files);
      console.log(`values of ${counted(files.length, 'page')} recorded`);
      return;
    }
    if (positionals.length === 0)
      throw new Error('Name a file of readings; --help shows the format.');
    const readings = positionals.flatMap((file) => readReadings(file));
    await recordReadings(root, readings, new Date().toISOString().slice(0, 10));
    await recordValues(
      root,
      readings.map(({page}) => pageFile(root, page)),
    );
    console.log(`${counted(readings.length, 'page')} recorded`);
  },
);
