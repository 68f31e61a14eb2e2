import {execFile} from 'node:child_process';
import fs from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {promisify} from 'node:util';

interface FileDate {
  date: Date;
  /** In milliseconds. */
  timestamp: number;
  author: string;
}

interface GitUtils {
  getFileCommitDate: (
    file: string,
    options: {age?: 'oldest' | 'newest'; includeAuthor?: boolean},
  ) => Promise<Omit<FileDate, 'author'> & Partial<FileDate>>;
}

/** More than what git says of twenty thousand commits, in bytes. */
const longestLog = 2 ** 28;

const git = async (cwd: string, ...args: string[]): Promise<string> => {
  const {stdout} = await promisify(execFile)('git', args, {cwd, maxBuffer: longestLog});
  return stdout;
};

/** The last commit of each file below a folder, by the file's path; none for names that git quotes. */
export const readCommitDates = async (folder: string): Promise<Map<string, FileDate>> => {
  const root = (await git(folder, 'rev-parse', '--show-toplevel')).trimEnd();
  const log = await git(
    folder,
    ...['-c', 'log.showSignature=false', '-c', 'core.quotePath=false'],
    // With -c, a merge lists what is in none of its parents.
    ...['log', '-c', '--format=RESULT:%ct,%an', '--name-only', '--', '.'],
  );
  const dates = new Map<string, FileDate>();
  let commit: FileDate | undefined;
  for (const line of log.split('\n')) {
    const [, seconds, author = ''] = /^RESULT:(\d+),(.+)$/.exec(line) ?? [];
    if (seconds !== undefined) {
      const timestamp = Number(seconds) * 1000;
      commit = {date: new Date(timestamp), timestamp, author};
    } else if (commit && line !== '') {
      const file = path.join(root, line);
      // The newest commit comes first.
      if (!dates.has(file)) dates.set(file, commit);
    }
  }
  return dates;
};

/**
 * Has the framework take the dates of last changes from one call of git: it makes a call for each page.
 * What the one call does not tell, such as that a file is not in git, it asks as before.
 */
export const readDatesAtOnce = (siteDir: string): void => {
  const core = createRequire(require.resolve('@docusaurus/core/package.json'));
  // From 3.10 on, the framework makes a single call itself: https://github.com/facebook/docusaurus/pull/11512.
  const utilsFolder = path.dirname(core.resolve('@docusaurus/utils'));
  if (fs.existsSync(path.join(utilsFolder, 'vcs/gitUtils.js'))) return;
  const utils = core('@docusaurus/utils/lib/gitUtils') as GitUtils;
  const {getFileCommitDate} = utils;
  if (typeof getFileCommitDate !== 'function') {
    throw new Error(
      'upstream/gitDates.ts: @docusaurus/utils has no getFileCommitDate: adapt src/upstream/gitDates.ts to it.',
    );
  }
  let dates: Promise<Map<string, FileDate>> | undefined;
  utils.getFileCommitDate = async (file, options) => {
    if (options.age !== 'newest') return getFileCommitDate(file, options);
    dates ??= readCommitDates(siteDir).catch(() => new Map<string, FileDate>());
    return (await dates).get(file) ?? getFileCommitDate(file, options);
  };
};
