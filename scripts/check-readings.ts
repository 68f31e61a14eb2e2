// Says which pages have changed since they were read against the code, and finds values that nobody has proven.
import path from 'node:path';
import {counted, sortFindings} from 'mdx-docs-checker/findings';

import {readingState, readReadingLedger} from './lib/readings/ledger';
import {checkValues, readValueLedger} from './lib/readings/values';
import {runCheck} from './lib/runCheck';

const HELP = `Counts the pages that have changed since someone compared them with the code.

  npm run check:readings
  npm run check:readings -- --list     lists the changed pages

A changed page is no problem by itself: compare it again before a release, and record that with
npm run read:record. A value that was added after the reading is a problem: a number, a unit, \`true\`,
\`'h264'\`, a message in backticks, or an outcome such as "throws". Prove it, then run
npm run read:record -- --values docs/page.mdx.

Exit codes: 0 no problems, 1 problems found, 2 wrong arguments`;

const root = path.resolve(__dirname, '..');

runCheck({help: HELP, options: {list: {type: 'boolean', default: false}}}, async ({values}) => {
  const {current, changed} = await readingState(root, readReadingLedger(root));
  const findings = sortFindings(await checkValues(root, readValueLedger(root)));
  const read = counted(current.length + changed.length, 'page');
  const hint = changed.length > 0 && !values.list ? ': npm run check:readings -- --list' : '';
  return {
    findings,
    notes: values.list ? changed : [],
    summary: `${read} compared with the code, ${String(changed.length)} changed since${hint}`,
  };
});
