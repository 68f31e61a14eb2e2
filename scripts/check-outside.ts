import path from 'node:path';
import {counted} from 'mdx-docs-checker/findings';

import {checkOutside} from './lib/outside/checkOutside';
import {runCheck} from './lib/runCheck';

const help = `Usage: npm run check:outside -- [--ledger <file>]

Visits every address of other sites that a page or a source links, and notes in a ledger when it was last alive.
An address that has failed for three weeks is a finding, with each page and line that links it. Hosts that keep
programs out (status 403, 429, 999, …) count neither way. It needs the network, so CI runs it on its own.

  --ledger   the ledger (outside-links.json in node_modules/.cache)

Exit codes: 0 no address is dead, 1 findings, 2 not visited: nothing answered, so nothing is known`;

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
    summary: `${String(counts.alive)} alive, ${String(counts.wall)} behind walls, ${String(counts.failing)} failing, ${counted(findings.length, 'finding')}`,
  };
});
