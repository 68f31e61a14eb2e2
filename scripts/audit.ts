// Asks the registry for advisories about what readers get.
import {spawnSync} from 'node:child_process';
import path from 'node:path';

import {auditProblems} from './lib/audit/auditReport';
import {AUDIT_EXCEPTIONS} from './lib/audit/exceptions';
import {runMain} from './lib/runMain';

const HELP = `Usage: npm run audit:production

Looks up advisories for the production dependencies in the registry. High and critical ones fail, unless
scripts/lib/audit/exceptions.ts lists them with a reason and an end date that hasn't passed. Needs the network:
CI runs it.

Exit codes: 0 nothing severe, 1 something severe or an expired exception, 2 the registry can't be reached`;

const main = (): void => {
  const {stdout, error} = spawnSync('npm', ['audit', '--omit=dev', '--json'], {
    cwd: path.resolve(__dirname, '..'),
    encoding: 'utf8',
    maxBuffer: 100_000_000,
    shell: process.platform === 'win32',
  });
  if (error) throw error;
  const problems = auditProblems(stdout, AUDIT_EXCEPTIONS, new Date().toISOString().slice(0, 10));
  for (const problem of problems) console.error(problem);
  if (problems.length === 0) console.log('The production dependencies have no severe advisories.');
  else process.exitCode = 1;
};

runMain({help: HELP, errorCode: 2}, main);
