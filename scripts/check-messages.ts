// Compares the messages that pages quote with those of the installed packages, in both directions.
import path from 'node:path';
import {parseArgs} from 'node:util';
import {counted, formatFinding} from 'mdx-docs-checker/findings';

import {checkLedger, type LedgerOutcome} from './lib/messages/messageLedger';
import {messagesCheck} from './lib/messages/messagesCheck';
import {namedFiles} from './lib/namedFiles';
import {checkPages} from './lib/pageCheck';
import {findPages} from './lib/samples/pages';
import {runMain} from './lib/runMain';

const HELP = `Looks for each error or warning that a page quotes in the sources of the installed packages,
and for each one that the packages throw or log in the pages.

  npm run check:messages                       all pages, all messages
  npm run check:messages -- docs/spring.mdx    what these pages or folders quote
  npm run check:messages -- --record           writes src/errors/toolkit-messages.json, which is committed

A message is
  code in the first column of a table whose header starts with Message, Error or Warning
  code after words such as "throws", "error", "message" or "warning"
  each line of a block with output in its fence, unless it is what the sample above prints
  each line of a text block on a page of the kind troubleshooting
What the source computes may have any value in the message; … leaves text out.
What comes from elsewhere names its origin: \`Failed to fetch\` (Chrome), or origin="Chrome" in the
fence. Its words are those of other texts or of cspell-words.txt.

Each message of the packages is
  explained          a page quotes it, or enough of it to tell it from others
  self-explanatory   a rule says so; it leads to the page of what reports it
  internal           a rule says why nobody meets it
The rules are in scripts/lib/messages/rules.ts. The ledger has all messages with what the rules say:
after an update of a package, --record and git diff show what came and went.

Exit codes: 0 no problems, 1 problems found, 2 wrong arguments`;

const root = path.resolve(__dirname, '..');

const summary = ({compared, explained, selfExplanatory, internal}: LedgerOutcome): string =>
  `${counted(compared, 'message')} of the packages: ${explained} explained, ${selfExplanatory} self-explanatory, ${internal} internal`;

const main = async (): Promise<void> => {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {
      help: {type: 'boolean', default: false},
      record: {type: 'boolean', default: false},
    },
  });
  if (values.help) {
    console.log(HELP);
    return;
  }
  const isAll = positionals.length === 0;
  const files = isAll ? findPages(root) : namedFiles(root, positionals);
  const outcomes = await checkPages(root, messagesCheck, files);
  const ledger = isAll ? await checkLedger(root, {record: values.record}) : undefined;
  const findings = [
    ...outcomes.flatMap((outcome) => outcome.findings),
    ...(ledger?.findings ?? []),
  ];
  for (const finding of findings) console.log(formatFinding(finding));
  const compared = outcomes.reduce((sum, outcome) => sum + outcome.compared, 0);
  if (ledger) console.log(summary(ledger));
  console.log(
    `${counted(compared, 'quoted message')} in ${counted(outcomes.length, 'page')}, ${counted(findings.length, 'problem')}`,
  );
  process.exitCode = findings.length > 0 ? 1 : 0;
};

runMain(main, 2);
