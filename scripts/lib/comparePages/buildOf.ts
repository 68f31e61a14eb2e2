import {spawn, spawnSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {hostingFile} from 'static-site-hosting/serve';

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

const runBuild = (folder: string): Promise<number> =>
  new Promise((resolve, reject) => {
    // The output of the command is about pictures; that of the build is wanted when it fails.
    const child = spawn('npm', ['run', 'build'], {
      cwd: folder,
      stdio: ['ignore', 2, 2],
      shell: process.platform === 'win32',
    });
    child.on('error', reject);
    child.on('exit', (code) => {
      resolve(code ?? 1);
    });
  });

/** Builds a commit in a work tree of its own, with the packages that it names. */
const buildCommit = async (root: string, commit: string): Promise<Build> => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'compare-pages-'));
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
    if ((await runBuild(site)) !== 0) {
      throw new Error(`${commit} can't be built: see the messages above.`);
    }
    return {folder: path.join(site, 'build'), remove};
  } catch (error) {
    remove();
    throw error;
  }
};

/**
 * The build in a folder, or that of a revision of this repository, which takes minutes.
 *
 * @throws when it is neither
 */
export const buildOf = async (root: string, name: string): Promise<Build> => {
  const folder = path.resolve(root, name);
  if (fs.existsSync(path.join(folder, hostingFile))) return {folder, remove: () => undefined};
  const commit = commitOf(root, name);
  if (commit !== undefined) return buildCommit(root, commit);
  throw new Error(
    fs.existsSync(folder)
      ? `${name} isn't a build: it has no ${hostingFile}. Run npm run build, or name another folder.`
      : `${name} is neither a folder nor a revision of this repository.`,
  );
};
