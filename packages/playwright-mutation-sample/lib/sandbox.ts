// A copy of the project in which faults are planted: the project itself is left alone.
import fs from 'node:fs';
import {createRequire} from 'node:module';
import os from 'node:os';
import path from 'node:path';

import {copyProject, readReport, run} from 'project-trial';

/** A copy of the project. */
export interface Sandbox {
  readonly folder: string;
  readonly write: (file: string, text: string) => void;
  /**
   * Runs tests in it, for `limit` milliseconds at most.
   *
   * @returns whether they passed; `hangs` when they didn't end in time
   */
  readonly test: (args: readonly string[], limit: number) => Promise<'passed' | 'failed' | 'hangs'>;
  /** Runs tests as they are; what each file, as the configuration names it, takes and whether it passes. */
  readonly measure: (args: readonly string[]) => Promise<readonly MeasuredSpec[]>;
  readonly remove: () => void;
}

/** A test file, and how it did. */
export interface MeasuredSpec {
  readonly file: string;
  readonly isPassing: boolean;
  /** The time of its tests, in milliseconds. */
  readonly time: number;
}

/**
 * Copies what Git would commit, with the history, which tests read, too, and links what is installed.
 *
 * @throws outside a repository, and where Playwright isn't installed
 */
export const createSandbox = async (root: string): Promise<Sandbox> => {
  const program = createRequire(path.join(root, 'package.json')).resolve('@playwright/test/cli');
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'faults-'));
  await copyProject(root, folder, {packages: 'link', hasHistory: true});
  return {
    folder,
    write: (file, text) => {
      fs.writeFileSync(path.join(folder, file), text);
    },
    test: async (args, limit) => {
      const {code, isLate} = await run(
        folder,
        [process.execPath, program, 'test', '--reporter=dot', '--max-failures=1', ...args],
        {limit},
      );
      return isLate ? 'hangs' : code === 0 ? 'passed' : 'failed';
    },
    measure: async (args) => {
      const file = path.join(folder, 'test-results', 'measured.json');
      await run(folder, [process.execPath, program, 'test', '--reporter=json', ...args], {
        env: {PLAYWRIGHT_JSON_OUTPUT_NAME: file},
      });
      const tests = readReport(file);
      if (tests.length === 0) throw new Error('No test ran in the copy of the project.');
      return [...new Set(tests.map((one) => one.file))].map((spec) => {
        const own = tests.filter((one) => one.file === spec);
        return {
          file: spec,
          isPassing: own.every(({ok}) => ok),
          time: own.reduce((sum, {time}) => sum + time, 0),
        };
      });
    },
    remove: () => {
      fs.rmSync(folder, {recursive: true, force: true});
    },
  };
};
