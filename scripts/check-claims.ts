// Says how much of each page was proven, and by what, and notes it for the pages.
import path from 'node:path';
import {counted} from 'mdx-docs-checker/findings';

import {collectClaims, writeProofs, type PageClaims} from './lib/claims/collectClaims';
import {runMain} from './lib/runMain';

const HELP = `Collects what the checks have proven about each page.

  npm run check:claims                  checks what has changed, and records the proofs
  npm run check:claims -- --report      also lists them by page

The proofs are recorded in scripts/lib/claims/ledger.json, which is committed. It provides the line below a
sample that says whether it was compiled, run or rendered, and the numbers on /docs/how-docs-are-checked. A
sample that has changed loses its line until you run this again. If a package has changed, all samples do.

Exit codes: 0 recorded, 2 wrong arguments`;

const root = path.resolve(__dirname, '..');

const COLUMNS = [
  'samples',
  'compiled',
  'run',
  'rendered',
  'results',
  'options',
  'stated',
  'messages',
  'reported',
  'commands',
  'read',
] as const;

const row = (claims: PageClaims): string =>
  [claims.page, ...COLUMNS.map((column) => String(claims[column] ?? '-'))].join('\t');

runMain(
  {
    help: HELP,
    errorCode: 2,
    options: {
      report: {type: 'boolean', default: false},
    },
  },
  async ({values}) => {
    const {pages, ledger} = await collectClaims(root);
    writeProofs(root, ledger);
    if (values.report) {
      console.log(['page', ...COLUMNS].join('\t'));
      for (const claims of pages) console.log(row(claims));
    }
    const {counts} = ledger;
    console.log(
      `${counted(counts.compiled, 'sample')} of ${String(counts.samples)} compiled, ${String(counts.run)} run, ${String(counts.rendered)} rendered; ` +
        `${counted(counts.results, 'result')}, ${counted(counts.options, 'option')}, ${counted(counts.messages, 'message')}, ${counted(counts.commands, 'command')}, ${counted(counts.stated, 'stated value')}`,
    );
  },
);
