// Notes which pages were read against the code, and what their text was.
import path from 'node:path';
import {counted} from 'mdx-docs-checker/findings';

import {pageFile, readReadings, recordReadings} from './lib/readings/ledger';
import {recordValues} from './lib/readings/values';
import {runMain} from './lib/runMain';

const HELP = `Notes that pages were read against the code, with the text that they have now.

  npm run read:record -- readings.json …
  npm run read:record -- --values docs/spring.mdx …    only the values of these pages and parts

A file lists pages, by their path below docs, and how many statements were compared with the code,
executed and corrected:
  [{"page": "lambda/deploysite", "checked": 14, "executed": 6, "changed": 3}]
Record a page after it was corrected. The notes are in scripts/lib/readings/ledger.json, which is
committed; npm run check says how many pages have changed since they were read. Numbers, units, literals,
messages and outcomes of these pages are noted in values.json beside it: npm run check finds those that come later.
With --values, you say that you have compared the new ones with the code.

Exit codes: 0 noted, 2 nothing noted`;

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
      console.log(`values of ${counted(files.length, 'page')} noted`);
      return;
    }
    if (positionals.length === 0)
      throw new Error('Name a file of readings; --help shows its form.');
    const readings = positionals.flatMap((file) => readReadings(file));
    await recordReadings(root, readings, new Date().toISOString().slice(0, 10));
    await recordValues(
      root,
      readings.map(({page}) => pageFile(root, page)),
    );
    console.log(`${counted(readings.length, 'page')} noted`);
  },
);
