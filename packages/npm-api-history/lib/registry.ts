import {execFile} from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import path from 'node:path';
import {promisify} from 'node:util';

import {compareVersions} from './format';

const run = promisify(execFile);

/** Where releases of packages come from: the registry, or a folder in tests. */
export interface Registry {
  /** All stable releases of a package, oldest first; none when there is no such package. */
  versions: (packageName: string) => Promise<string[]>;
  /** Puts releases into their folders, which `folderOf` names. */
  load: (packageName: string, versions: readonly string[]) => Promise<void>;
  /** The folder whose `node_modules` has the release; it exists after `load`. */
  folderOf: (packageName: string, version: string) => string;
}

const STABLE = /^\d+\.\d+\.\d+$/;

/** Messages of npm are read, also when this command was started with `npm run -s`, which silences npm below it. */
const WITH_ERRORS = '--loglevel=error';

/** Releases that one npm process downloads; it takes about half a second for each. */
const BATCH = 20;

/** npm's own message, in one line, with what to do about it. */
const explained = (task: string, error: unknown): Error => {
  const text = error instanceof Error && 'stderr' in error ? String(error.stderr) : String(error);
  const line =
    text
      .split('\n')
      .map((item) => item.replace(/^npm (?:error|ERR!)\s*/, '').trim())
      .find((item) => item !== '' && !item.startsWith('code ')) ?? 'npm failed';
  const isOffline = /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT|ECONNRESET|network/i.test(text);
  const todo = isOffline
    ? 'Check the network and the npm registry (npm ping), then run again: finished downloads are kept.'
    : 'npm view <package> versions lists what the registry has.';
  return new Error(`${task}: ${line}. ${todo}`);
};

/**
 * The registry that npm is set up for. Releases are kept below `folder`, so that a run that was interrupted
 * goes on where it stopped.
 */
export const npmRegistry = (folder: string): Registry => {
  const known = new Map<string, Promise<string[]>>();
  const folderOf = (packageName: string, version: string): string =>
    path.join(folder, `${packageName.replace('/', '+')}@${version}`);

  const readVersions = async (packageName: string): Promise<string[]> => {
    try {
      const {stdout} = await run('npm', ['view', packageName, 'versions', '--json', WITH_ERRORS], {
        maxBuffer: 10_000_000,
      });
      const list: unknown = JSON.parse(stdout);
      return [list]
        .flat()
        .map(String)
        .filter((version) => STABLE.test(version))
        .sort(compareVersions);
    } catch (error) {
      if (String((error as {stderr?: unknown}).stderr).includes('E404')) return [];
      throw explained(`The releases of ${packageName} can't be read`, error);
    }
  };

  const pack = async (packageName: string, versions: readonly string[]): Promise<void> => {
    mkdirSync(folder, {recursive: true});
    const target = mkdtempSync(path.join(folder, 'packed-'));
    const specs = versions.map((version) => `${packageName}@${version}`);
    try {
      await run('npm', ['pack', WITH_ERRORS, '--pack-destination', target, ...specs], {
        maxBuffer: 50_000_000,
      });
    } catch (error) {
      throw explained(`${specs.join(', ')} can't be downloaded`, error);
    }
    for (const file of readdirSync(target)) {
      const unpacked = path.join(target, 'unpacked');
      mkdirSync(unpacked);
      const archive = path.join(target, file);
      // Types and the code beside them are all that is read; fonts and binaries are large.
      await run('tar', [
        '-xzf',
        archive,
        '-C',
        unpacked,
        '--exclude=*.zip',
        '--exclude=*.map',
        '--exclude=*.wasm',
      ]);
      const [root = 'package'] = readdirSync(unpacked);
      const manifest: unknown = JSON.parse(
        readFileSync(path.join(unpacked, root, 'package.json'), 'utf8'),
      );
      const {version} = manifest as {version: string};
      const own = path.join(folderOf(packageName, version), 'node_modules', packageName);
      mkdirSync(path.dirname(own), {recursive: true});
      try {
        renameSync(path.join(unpacked, root), own);
      } catch (error) {
        // A run beside this one has put the same release there.
        if (!existsSync(own)) throw error;
      }
      rmSync(unpacked, {recursive: true, force: true});
      rmSync(archive);
    }
    rmSync(target, {recursive: true, force: true});
  };

  return {
    folderOf,
    versions: (packageName) => {
      const found = known.get(packageName) ?? readVersions(packageName);
      known.set(packageName, found);
      return found;
    },
    load: async (packageName, versions) => {
      const missing = versions.filter(
        (version) =>
          !existsSync(path.join(folderOf(packageName, version), 'node_modules', packageName)),
      );
      for (let start = 0; start < missing.length; start += BATCH) {
        await pack(packageName, missing.slice(start, start + BATCH));
      }
    },
  };
};
