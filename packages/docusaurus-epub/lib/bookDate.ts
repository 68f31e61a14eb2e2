import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

/** Whether a folder is in a Git working tree. */
const hasHistory = (folder: string): boolean =>
  fs.existsSync(path.join(folder, '.git')) ||
  (path.dirname(folder) !== folder && hasHistory(path.dirname(folder)));

/**
 * The date of a book: SOURCE_DATE_EPOCH (https://reproducible-builds.org/specs/source-date-epoch/), or the
 * last commit's, so that two builds of the same sources make the same files. Undefined for sources without
 * history.
 *
 * @throws for a variable that isn't a number of seconds
 */
export const bookDate = (
  siteDir: string,
  environment: Readonly<Record<string, string | undefined>>,
): Date | undefined => {
  const epoch = environment.SOURCE_DATE_EPOCH;
  if (epoch !== undefined && epoch !== '') {
    if (!/^\d{1,11}$/.test(epoch)) {
      throw new Error(
        `SOURCE_DATE_EPOCH is "${epoch}"; it must be a number of seconds since 1970.`,
      );
    }
    return new Date(Number(epoch) * 1000);
  }
  if (!hasHistory(path.resolve(siteDir))) return undefined;
  const seconds = execFileSync('git', ['log', '-1', '--format=%ct'], {cwd: siteDir}).toString();
  return new Date(Number(seconds) * 1000);
};
