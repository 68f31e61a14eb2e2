import {execFileSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import path from 'node:path';

/**
 * All files that Git has or would commit, by path from the root, without those that were deleted meanwhile.
 *
 * @throws outside a repository
 */
export const projectFiles = (root: string): string[] => {
  const list = execFileSync(
    'git',
    ['ls-files', '-z', '--cached', '--others', '--exclude-standard'],
    {cwd: root, encoding: 'utf8', maxBuffer: 100_000_000, stdio: ['ignore', 'pipe', 'ignore']},
  );
  return [...new Set(list.split('\0'))].filter(
    (file) => file !== '' && existsSync(path.join(root, file)),
  );
};
