// Remembers which checks have passed on the files as they are, so that they aren't repeated.
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {projectFiles} from 'project-trial';

import {hashOf, openCache} from '../../src/content/diskCache';

/** What a check printed when it passed. */
export interface PassedCheck {
  readonly output: string;
}

/** A check, as far as its outcome depends on it. */
interface CheckInputs {
  readonly command: readonly string[];
  /** Matches the files that the check reads, by path from the root; without it, it reads all of them. */
  readonly reads?: RegExp;
}

/** All files that Git would commit, with a hash of each; undefined outside a repository. */
const hashFiles = (root: string): ReadonlyMap<string, string> | undefined => {
  let list: string[];
  try {
    list = projectFiles(root);
  } catch {
    return undefined;
  }
  const files = new Map<string, string>();
  for (const file of list) {
    try {
      files.set(file, hashOf([readFileSync(path.join(root, file))]));
    } catch {
      // A link to a folder.
    }
  }
  return files;
};

/**
 * Opens the memory of checks that have passed. An outcome holds while the files that the check reads, the
 * installed packages and Node.js stay the same.
 */
export const openPassedChecks = (
  root: string,
): {
  readonly find: (check: CheckInputs) => PassedCheck | undefined;
  readonly keep: (check: CheckInputs, passed: PassedCheck) => void;
} => {
  const files = hashFiles(root);
  if (!files) return {find: () => undefined, keep: () => undefined};
  const cache = openCache<PassedCheck>(root, 'passed-checks', []);
  const inputsOf = ({command, reads = /./u}: CheckInputs): string[] => [
    command.join(' '),
    ...[...files].flatMap(([file, hash]) => (reads.test(file) ? [file, hash] : [])),
  ];
  return {
    find: (check) => cache.get(inputsOf(check)),
    keep: (check, passed) => {
      cache.set(inputsOf(check), passed);
    },
  };
};
