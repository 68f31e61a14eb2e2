// Compares the messages that pages quote with those of the installed packages, in both directions.
import path from 'node:path';
import {counted} from 'mdx-docs-checker/findings';

import {checkLedger, type LedgerOutcome} from './lib/messages/messageLedger';
import {messagesCheck} from './lib/messages/messagesCheck';
import {checkedFiles, checkPages, comparedIn} from './lib/pageCheck';
import {runCheck} from './lib/runCheck';

const HELP = `Looks up each error or warning that a page quotes in the sources of the installed packages,
and each one that the packages throw or log in the pages.

  npm run check:messages                       all pages, all messages
  npm run check:messages -- docs/spring.mdx    what these pages or folders quote
  npm run check:messages -- --record           writes src/errors/toolkit-messages.json, which is committed

A message is
  code in the first column of a table whose header starts with Message, Error or Warning
  code after words such as "throws", "error", "message" or "warning"
  each line of a block with output in its fence, unless the sample above prints it
  each line of a text block on a page of kind troubleshooting
Parts that the source computes may have any value in the message; … replaces omitted text.
A message from another program must name its origin: \`Failed to fetch\` (Chrome), or origin="Chrome" in
the fence. Its words must occur in other texts or in cspell-words.txt.

Each message in the packages is
  explained          a page quotes it, or enough of it to distinguish it from others
  self-explanatory   a rule says so; the message is listed with the page of the API that reports it
  internal           a rule says why users never see it
The rules are in scripts/lib/messages/rules.ts. The ledger lists all messages with their classification:
after you update a package, --record and git diff show what was added and removed.

Exit codes: 0 no problems, 1 problems found, 2 wrong arguments`;

const root = path.resolve(__dirname, '..');

const ledgerLine = ({compared, explained, selfExplanatory, internal}: LedgerOutcome): string =>
  `${counted(compared, 'message')} of the packages: ${explained} explained, ${selfExplanatory} self-explanatory, ${internal} internal`;

runCheck(
  {help: HELP, allowPositionals: true, options: {record: {type: 'boolean', default: false}}},
  async ({values, positionals}) => {
    const files = checkedFiles(root, messagesCheck, positionals);
    const {outcomes, findings: quoted} = await checkPages(root, messagesCheck, files);
    const ledger =
      positionals.length === 0 ? await checkLedger(root, {record: values.record}) : undefined;
    const findings = [...quoted, ...(ledger?.findings ?? [])];
    return {
      findings,
      notes: ledger ? [ledgerLine(ledger)] : [],
      summary: `${counted(comparedIn(outcomes), 'quoted message')} in ${counted(files.length, 'page')}, ${counted(findings.length, 'problem')}`,
    };
  },
);
