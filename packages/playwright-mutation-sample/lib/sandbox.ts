// A copy of the project in which faults are planted: the project itself is left alone.
import {execFileSync, spawn, spawnSync} from 'node:child_process';
import fs from 'node:fs';
import {createRequire} from 'node:module';
import os from 'node:os';
import path from 'node:path';

import {projectFiles} from './projectFiles';

/** A copy of the project. */
export interface Sandbox {
  readonly folder: string;
  readonly write: (file: string, text: string) => void;
  /**
   * Runs tests in it.
   *
   * @returns whether they passed; `hangs` when they didn't end in time
   */
  readonly test: (
    args: readonly string[],
    options: {environment?: NodeJS.ProcessEnv; timeout: number},
  ) => Promise<'passed' | 'failed' | 'hangs'>;
  /** Runs tests as they are; what each file, as the configuration names it, takes and whether it passes. */
  readonly measure: (args: readonly string[]) => readonly MeasuredSpec[];
  readonly remove: () => void;
}

/** A test file, and how it did. */
export interface MeasuredSpec {
  readonly file: string;
  readonly isPassing: boolean;
  /** The time of its tests, in milliseconds. */
  readonly time: number;
}

interface ReportedSpec {
  readonly ok: boolean;
  readonly tests: readonly {readonly results: readonly {readonly duration: number}[]}[];
}

interface ReportedSuite {
  readonly file: string;
  readonly specs?: readonly ReportedSpec[];
  readonly suites?: readonly ReportedSuite[];
}

const specsIn = ({specs = [], suites = []}: ReportedSuite): readonly ReportedSpec[] => [
  ...specs,
  ...suites.flatMap(specsIn),
];

const timeOf = ({tests}: ReportedSpec): number =>
  tests
    .flatMap(({results}) => results.map(({duration}) => duration))
    .reduce((sum, time) => sum + time, 0);

/**
 * Copies what Git would commit, and links what is installed.
 *
 * @throws outside a repository, and where Playwright isn't installed
 */
export const createSandbox = (root: string): Sandbox => {
  const program = createRequire(path.join(root, 'package.json')).resolve('@playwright/test/cli');
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'faults-'));
  for (const file of projectFiles(root)) {
    fs.mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
    fs.copyFileSync(path.join(root, file), path.join(folder, file));
  }
  fs.symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  // Tests read the history, too.
  const gitFolder = execFileSync('git', ['rev-parse', '--absolute-git-dir'], {
    cwd: root,
    encoding: 'utf8',
  });
  fs.writeFileSync(path.join(folder, '.git'), `gitdir: ${gitFolder}`);
  return {
    folder,
    write: (file, text) => {
      fs.writeFileSync(path.join(folder, file), text);
    },
    test: (args, {environment = {}, timeout}) =>
      new Promise((resolve, reject) => {
        const child = spawn(
          process.execPath,
          [program, 'test', '--reporter=dot', '--max-failures=1', ...args],
          {
            cwd: folder,
            env: {...process.env, ...environment},
            stdio: 'ignore',
            // Its own group, so that what hangs ends with all that it started.
            detached: true,
          },
        );
        let isLate = false;
        const timer = setTimeout(() => {
          isLate = true;
          if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
        }, timeout);
        child.on('error', reject);
        child.on('exit', (code) => {
          clearTimeout(timer);
          resolve(isLate ? 'hangs' : code === 0 ? 'passed' : 'failed');
        });
      }),
    measure: (args) => {
      const {stdout} = spawnSync(process.execPath, [program, 'test', '--reporter=json', ...args], {
        cwd: folder,
        encoding: 'utf8',
        maxBuffer: 1_000_000_000,
      });
      const {suites} = JSON.parse(stdout.slice(stdout.indexOf('{'))) as {
        suites: readonly ReportedSuite[];
      };
      if (suites.length === 0) throw new Error('No test ran in the copy of the project.');
      return suites.map((suite) => ({
        file: suite.file,
        isPassing: specsIn(suite).every(({ok}) => ok),
        time: specsIn(suite).reduce((sum, spec) => sum + timeOf(spec), 0),
      }));
    },
    remove: () => {
      fs.rmSync(folder, {recursive: true, force: true});
    },
  };
};
