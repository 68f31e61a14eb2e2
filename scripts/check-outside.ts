import path from 'node:path';
import {counted} from 'mdx-docs-checker/findings';

import {checkOutside} from './lib/outside/checkOutside';
import {runCheck} from './lib/runCheck';

const help = `Usage: npm run check:outside -- [--ledger <file>]

Visits every external address that a page or source file links to, and records in a ledger when it last worked.
An address that has failed for three weeks is a finding, with each page and line that links to it. Hosts that block
programs (status 403, 429, 999, …) count as neither alive nor dead. It needs the network, so CI runs it separately.

  --ledger   the ledger (outside-links.json in node_modules/.cache)

Exit codes: 0 no dead addresses, 1 findings, 2 not visited: no address answered`;

const root = process.cwd();

runCheck({help, stream: 'stderr', options: {ledger: {type: 'string'}}}, async ({values}) => {
  const ledger = values.ledger ?? path.join(root, 'node_modules/.cache/outside-links.json');
  const today = new Date().toISOString().slice(0, 10);
  const {isVisited, findings, counts} = await checkOutside(root, path.resolve(ledger), today);
  if (!isVisited) {
    console.error('Not visited: no address answered. Is there a network?');
    process.exitCode = 2;
    return undefined;
  }
  return {
    findings,
    summary: `${String(counts.alive)} alive, ${String(counts.wall)} blocked, ${String(counts.failing)} failing, ${counted(findings.length, 'finding')}`,
  };
});
