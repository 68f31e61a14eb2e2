import {spawn, spawnSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** How the site is built. */
export interface BuildOptions {
  /**
   * Builds the site, in its folder. A revision is checked out without `node_modules`, so it also installs them unless
   * they are there. Default: `npm ci && npm run build`.
   */
  readonly command?: string;
  /** The folder that the command writes, from the site's. Default: `build`. */
  readonly output?: string;
  /** A file that each build has, from its folder. Default: `index.html`. */
  readonly marker?: string;
}

/** A build to look at. */
export interface Build {
  readonly folder: string;
  /** Deletes what was made for it. */
  readonly remove: () => void;
}

const git = (root: string, ...args: string[]): string | undefined => {
  const {status, stdout} = spawnSync('git', args, {cwd: root, encoding: 'utf8'});
  return status === 0 ? stdout.trim() : undefined;
};

/** The commit that a name stands for, if any. */
export const commitOf = (root: string, name: string): string | undefined =>
  git(root, 'rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`);

const runBuild = (command: string, folder: string): Promise<number> =>
  new Promise((resolve, reject) => {
    // The output of the command is about pictures; that of the build is wanted when it fails.
    const child = spawn(command, {cwd: folder, stdio: ['ignore', 2, 2], shell: true});
    child.on('error', reject);
    child.on('exit', (code) => {
      resolve(code ?? 1);
    });
  });

/** Builds a commit in a work tree of its own, with the packages that it names. */
const buildCommit = async (
  root: string,
  commit: string,
  {command, output}: Required<BuildOptions>,
): Promise<Build> => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'compare-builds-'));
  const site = path.join(folder, 'site');
  const remove = (): void => {
    git(root, 'worktree', 'remove', '--force', site);
    fs.rmSync(folder, {recursive: true, force: true});
  };
  try {
    if (git(root, 'worktree', 'add', '--detach', site, commit) === undefined) {
      throw new Error(`Git can't check out ${commit} to ${site}.`);
    }
    console.log(`Building ${commit} …`);
    if ((await runBuild(command, site)) !== 0) {
      throw new Error(`${commit} can't be built: see the messages above.`);
    }
    return {folder: path.join(site, output), remove};
  } catch (error) {
    remove();
    throw error;
  }
};

/**
 * The build in a folder, or that of a revision of this repository, which takes minutes.
 *
 * @param root the site's folder, which is that of its repository
 * @throws when it is neither, or the revision can't be built
 */
export const buildOf = async (
  root: string,
  name: string,
  {command = 'npm ci && npm run build', output = 'build', marker = 'index.html'}: BuildOptions = {},
): Promise<Build> => {
  const folder = path.resolve(root, name);
  if (fs.existsSync(path.join(folder, marker))) return {folder, remove: () => undefined};
  const commit = commitOf(root, name);
  if (commit !== undefined) return buildCommit(root, commit, {command, output, marker});
  throw new Error(
    fs.existsSync(folder)
      ? `${name} isn't a build: it has no ${marker}. Run ${command}, or name another folder.`
      : `${name} is neither a folder nor a revision of this repository.`,
  );
};
