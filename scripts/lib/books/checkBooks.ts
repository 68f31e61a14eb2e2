import {spawn} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {inParallel} from 'mdx-docs-checker/in-parallel';

import {installFromDebian} from '../installFromDebian';
import {outcomeOf} from '../outcomeOf';

/** Where Debian's package has the program. */
const debianFile = '/usr/share/java/epubcheck.jar';

/**
 * Finds epubcheck, or installs Debian's package where that is possible.
 *
 * @returns its JAR file; undefined when there is none
 * @throws when EPUBCHECK_PATH names a file that doesn't exist
 */
export const findEpubcheck = (environment: NodeJS.ProcessEnv): string | undefined => {
  const named = environment.EPUBCHECK_PATH;
  if (named !== undefined) {
    if (!fs.existsSync(named)) throw new Error(`EPUBCHECK_PATH is ${named}, which doesn't exist.`);
    return named;
  }
  if (!fs.existsSync(debianFile)) installFromDebian('epubcheck');
  return fs.existsSync(debianFile) ? debianFile : undefined;
};

/**
 * Has epubcheck read books, warnings included.
 *
 * @param java the program that runs it
 * @returns what it says about those that aren't valid, by file
 * @throws when there are no books
 */
export const checkBooks = async (
  folder: string,
  jar: string,
  java = 'java',
): Promise<{count: number; problems: Map<string, string>}> => {
  const files = fs.existsSync(folder)
    ? fs.readdirSync(folder).filter((file) => file.endsWith('.epub'))
    : [];
  if (files.length === 0)
    throw new Error(`There are no books in ${folder}: run \`npm run build\` first.`);
  const problems = new Map<string, string>();
  await inParallel(files, os.availableParallelism(), async (file) => {
    const args = ['-jar', jar, '--failonwarnings', path.join(folder, file)];
    const child = spawn(java, args, {stdio: ['ignore', 'pipe', 'pipe']});
    const {code, output} = await outcomeOf(child);
    if (code !== 0) problems.set(file, output.trim());
  });
  return {count: files.length, problems};
};
