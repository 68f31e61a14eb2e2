import {mkdtempSync, rmSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type {Finding} from 'mdx-docs-checker/findings';
import {executeJobs, instrument, transpile, type Job} from 'mdx-docs-checker/results';

import {BEHAVIORS, type Behavior} from './behaviors';

/** How long one behavior may run, in milliseconds. */
const TIME_LIMIT = 10_000;

const FILE = 'scripts/lib/behaviors/behaviors.ts';

const jobOf = ({page, code}: Behavior, folder: string, video: string): Job => {
  const text = code
    .replaceAll('VIDEO', JSON.stringify(video))
    .replaceAll('FOLDER', JSON.stringify(folder));
  const instrumented = instrument(text, 'behavior.ts');
  const [problem] = instrumented.problems;
  if (problem) throw new Error(`${FILE}, ${page}: ${problem.message}`);
  return {
    page,
    line: 1,
    column: 1,
    entry: 'behavior.js',
    lines: [],
    files: {'behavior.js': transpile(instrumented.code, 'behavior.ts')},
    statements: instrumented.statements,
  };
};

/**
 * Runs the code of each behavior with the installed packages.
 *
 * @param root the project's root
 */
export const runBehaviors = async (
  root: string,
  behaviors: readonly Behavior[] = BEHAVIORS,
): Promise<Finding[]> => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'remotion-behaviors-'));
  const video = path.join(root, 'static/video/hero.mp4');
  try {
    const results = await executeJobs(
      root,
      behaviors.map((behavior) => jobOf(behavior, folder, video)),
      TIME_LIMIT,
    );
    return behaviors.flatMap(({page, says}, index) =>
      (results[index] ?? []).map(({message}) => ({
        file: FILE,
        line: 1,
        code: 'behavior',
        message: `${page} says "${wordsOf(says)}", but ${message}`,
        todo: 'correct the page and the list',
      })),
    );
  } finally {
    rmSync(folder, {recursive: true, force: true});
  }
};

const plainText = (text: string): string => text.replace(/\s+/gu, ' ');

const isSaid = (text: string, says: string | RegExp): boolean =>
  typeof says === 'string' ? text.includes(plainText(says)) : says.test(text);

const wordsOf = (says: string | RegExp): string => (typeof says === 'string' ? says : says.source);

/** Finds statements of the list that their pages no longer make. */
export const missingStatements = (
  textOf: (page: string) => string,
  behaviors: readonly Behavior[] = BEHAVIORS,
): Finding[] =>
  behaviors
    .filter(({page, says}) => !isSaid(plainText(textOf(page)), says))
    .map(({page, says}) => ({
      file: page,
      line: 1,
      code: 'behavior',
      message: `the page no longer says "${wordsOf(says)}", which ${FILE} proves`,
      todo: 'restore the statement, or change it and its proof together',
    }));
