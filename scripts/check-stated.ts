// Compares the defaults, ranges and values that reference pages state with the installed packages.
import path from 'node:path';
import {counted, sortFindings} from 'mdx-docs-checker/findings';

import {checkedFiles, checkPages} from './lib/pageCheck';
import {runCheck} from './lib/runCheck';
import type {StatedOutcome} from './lib/stated/checkStated';
import {statedCheck} from './lib/stated/statedCheck';

const HELP = `Compares what reference pages say about options with the installed packages.

  npm run check:stated                        all pages
  npm run check:stated -- docs/spring.mdx     these pages or folders only
  npm run check:stated -- --report            also lists how many statements each kind of proof covers,
                                              by page, and why the others are unproven

Below the heading of an option or flag, it reads these forms:
  Default: \`10\` · default \`10\` · defaults to \`10\` · \`10\` (default) · by default, it's \`10\`
  from 0 to 100 · greater than 0 and at most 16 · at least 1 · 0 or greater · a positive integer
  \`png\` (default), \`jpeg\` or \`webp\`                a sentence that is a list of values
  Type \`number\` · Type \`'jpeg' | 'png'\`, and below "Return value": A promise of a \`VideoMetadata\`

It compares them with these sources, in this order: scripts/lib/stated/ledger.csv, which quotes a line of code;
what the toolkit's parser and Config return for an empty command line; the types; the fallback nearest to the
export in its code. For ranges, it calls the function at the limits and beyond (scripts/lib/stated/limits.ts), or
compares the limits with the numbers in the code. Statements that no source covers count as unproven, and aren't
findings.

Exit codes: 0 no problems, 1 problems found, 2 wrong arguments`;

const root = path.resolve(__dirname, '..');

/** What proves how many statements of a page, and why others are unproven. */
const reportOf = ({page, proven, unproven, reasons}: StatedOutcome): string[] => {
  const all = Object.entries(proven).filter(([, number]) => number > 0);
  if (all.length + unproven === 0) return [];
  const parts = [...all, ...(unproven > 0 ? [['unproven', unproven] as const] : [])];
  return [
    `${page}: ${parts.map(([by, number]) => `${by} ${number}`).join(', ')}`,
    ...reasons.map((reason) => `    unproven: ${reason}`),
  ];
};

// Components that were rendered may leave timers behind.
runCheck(
  {help: HELP, allowPositionals: true, endsProcess: true, options: {report: {type: 'boolean'}}},
  async ({values, positionals}) => {
    const files = checkedFiles(root, statedCheck, positionals);
    const {outcomes, findings: unsorted} = await checkPages(root, statedCheck, files);
    const findings = sortFindings(unsorted);
    const sum = (count: (outcome: StatedOutcome) => number): number =>
      outcomes.reduce((total, outcome) => total + count(outcome), 0);
    const proven = sum((outcome) => Object.values(outcome.proven).reduce((a, b) => a + b, 0));
    return {
      findings,
      notes: values.report ? outcomes.flatMap(reportOf) : [],
      summary:
        `${counted(proven, 'statement')} proven (${sum(({proven: by}) => by.execution)} by execution), ` +
        `${sum(({unproven}) => unproven)} unproven, ${counted(findings.length, 'problem')}`,
    };
  },
);
