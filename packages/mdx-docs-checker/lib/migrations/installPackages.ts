import {execFileSync} from 'node:child_process';
import {writeFileSync} from 'node:fs';
import path from 'node:path';

/**
 * Installs packages into an empty folder. Needs the network.
 *
 * @param packages with their versions, as npm takes them
 * @param options further options of npm
 * @throws when a package can't be installed, with what npm says
 */
export const installPackages = (
  folder: string,
  packages: readonly string[],
  options: readonly string[] = [],
): void => {
  writeFileSync(path.join(folder, 'package.json'), '{"private": true}');
  const quiet = ['--no-audit', '--no-fund', '--loglevel=error'];
  execFileSync('npm', ['install', ...options, ...quiet, ...packages], {cwd: folder});
};
