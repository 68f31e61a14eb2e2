// Compares what documented functions throw with what the docs quote.
import path from 'node:path';
import {parseArgs} from 'node:util';

import {counted} from './lib/counted';
import {formatFinding} from './lib/findings';
import {thrownOutcome} from './lib/messages/thrown';

const HELP = `Looks in the published code for the errors that documented functions throw, directly,
through their validators or in functions of their package that they call, and for each in the docs.

  npm run check:throws

An error that no page quotes belongs below Errors of its function's page, or into
scripts/lib/messages/unquoted.ts with the reason why readers don't need it.

Exit codes: 0 no problems, 1 problems found, 2 wrong arguments`;

const root = path.resolve(__dirname, '..');

const main = async (): Promise<void> => {
  const {values} = parseArgs({options: {help: {type: 'boolean', default: false}}});
  if (values.help) {
    console.log(HELP);
    return;
  }
  const {compared, findings} = await thrownOutcome(root);
  for (const finding of findings) console.log(formatFinding(finding));
  console.log(`${counted(compared, 'message')}, ${counted(findings.length, 'problem')}`);
  process.exitCode = findings.length > 0 ? 1 : 0;
};

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
});
