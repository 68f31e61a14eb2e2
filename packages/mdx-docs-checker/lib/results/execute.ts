import {fork} from 'node:child_process';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {pathToFileURL} from 'node:url';

import type {Job, JobFinding} from './jobs';
import type {RunnerMessage, RunnerRequest} from './runner';

/** How long one sample may run, in milliseconds; loading the Lambda package takes about seven. */
const TIME_LIMIT = 30_000;

/** The process that runs jobs. It needs a loader in the repository of this package, whose modules aren't compiled. */
const EXTENSION = path.extname(__filename);
const LOADER = EXTENSION === '.ts' ? ['--import', pathToFileURL(require.resolve('tsx')).href] : [];

/**
 * Runs jobs against the packages that are installed in a project, all in one process.
 * A job that hangs or ends the process is reported, and the rest run in another one.
 *
 * @param root the project's root; packages resolve from its `node_modules`
 * @param timeLimit how long one job may take, in milliseconds
 * @returns the findings of each job, in the order of the jobs
 */
export const executeJobs = async (
  root: string,
  jobs: readonly Job[],
  timeLimit = TIME_LIMIT,
): Promise<(readonly JobFinding[])[]> => {
  const parent = path.join(root, 'node_modules', '.cache', 'results-run');
  mkdirSync(parent, {recursive: true});
  const folder = mkdtempSync(path.join(parent, 'run-'));
  writeFileSync(path.join(folder, 'package.json'), '{"type": "module"}');
  const results: (readonly JobFinding[])[] = [];
  try {
    while (results.length < jobs.length) {
      results.push(...(await runSome(folder, jobs.slice(results.length), timeLimit)));
    }
  } finally {
    rmSync(folder, {recursive: true, force: true});
  }
  return results;
};

/** Runs jobs until the process ends: the results of those that were started. */
const runSome = (
  folder: string,
  jobs: readonly Job[],
  timeLimit: number,
): Promise<(readonly JobFinding[])[]> =>
  new Promise((resolve, reject) => {
    const results: (readonly JobFinding[])[] = [];
    const child = fork(path.join(__dirname, `runner${EXTENSION}`), {
      cwd: folder,
      execArgv: [...LOADER, '--enable-source-maps'],
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    let running: number | undefined;
    let reason = 'it ends the process';
    let printed = '';
    child.stderr?.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
    });
    let timer: NodeJS.Timeout | undefined;
    child.on('message', (message: RunnerMessage) => {
      clearTimeout(timer);
      if ('started' in message) {
        running = message.started;
        timer = setTimeout(() => {
          reason = `it runs longer than ${timeLimit / 1000} seconds`;
          child.kill('SIGKILL');
        }, timeLimit);
      } else {
        results[message.finished] = message.findings;
        running = undefined;
      }
    });
    child.on('error', reject);
    child.on('exit', (code) => {
      clearTimeout(timer);
      const stopped = running === undefined ? undefined : jobs[running];
      if (running !== undefined && stopped) {
        results[running] = [{line: stopped.line, column: stopped.column, message: reason}];
      } else if (results.length === 0) {
        reject(new Error(`The samples did not run (exit code ${String(code)}): ${printed}`));
        return;
      }
      resolve(results);
    });
    const request: RunnerRequest = {folder: mkdtempSync(path.join(folder, 'part-')), jobs};
    child.send(request);
  });
