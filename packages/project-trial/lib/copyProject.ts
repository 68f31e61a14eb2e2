import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

import {projectFiles} from './projectFiles';

/** Which files a copy has, and how. */
export interface CopyFilesOptions {
  /** Files and folders, from the root. Default: all files that Git has or would commit. */
  readonly files?: readonly string[];
  /** What a file's text becomes in the copy; undefined for files that are copied as they are. */
  readonly change?: (file: string) => ((text: string) => string) | undefined;
}

/** What a copy has of the project. */
export interface CopyOptions extends CopyFilesOptions {
  /** What is installed: a link to it, or a copy of its own, without the caches of tools. Default: nothing. */
  readonly packages?: 'link' | 'copy';
  /** Whether commands in the copy see the history, in a repository of its own. */
  readonly hasHistory?: boolean;
}

const git = (folder: string, ...args: string[]): void => {
  execFileSync('git', args, {cwd: folder, stdio: ['ignore', 'pipe', 'pipe']});
};

const copyPackages = async (root: string, folder: string): Promise<void> => {
  const packages = path.join(root, 'node_modules');
  await fs.promises.cp(packages, path.join(folder, 'node_modules'), {
    recursive: true,
    verbatimSymlinks: true,
    mode: fs.constants.COPYFILE_FICLONE,
    filter: (file) => path.relative(packages, file) !== '.cache',
  });
};

/**
 * Copies the files of a project.
 *
 * @throws without `files` outside a repository
 */
export const copyFiles = (
  root: string,
  folder: string,
  {files = projectFiles(root), change}: CopyFilesOptions = {},
): void => {
  for (const file of files) {
    const from = path.join(root, file);
    const to = path.join(folder, file);
    const changed = change?.(file);
    fs.mkdirSync(path.dirname(to), {recursive: true});
    if (changed) fs.writeFileSync(to, changed(fs.readFileSync(from, 'utf8')));
    else fs.cpSync(from, to, {recursive: true});
  }
};

/**
 * Copies a project. Nothing in the project changes, whatever is done in the copy.
 *
 * @param folder an empty one, or none yet
 * @throws without `files` outside a repository
 */
export const copyProject = async (
  root: string,
  folder: string,
  {packages, hasHistory = false, ...files}: CopyOptions = {},
): Promise<void> => {
  fs.mkdirSync(folder, {recursive: true});
  if (hasHistory) {
    git(root, 'clone', '--quiet', '--shared', '--no-checkout', root, folder);
    git(folder, 'reset', '--quiet');
  }
  copyFiles(root, folder, files);
  if (packages === 'link') {
    fs.symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  }
  if (packages === 'copy') await copyPackages(root, folder);
};
