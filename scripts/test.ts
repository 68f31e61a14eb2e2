// Everything CI runs: finds a browser (or installs one), checks, builds, tests in a real Chromium.
import {spawnSync} from 'node:child_process';
import path from 'node:path';

import {requireBrowser} from './lib/browser';

const help = `Usage: npm test [-- --no-build] [-- <options of playwright test>]

Runs the checks, builds the site and runs all tests in a real Chromium.
  --no-build  only the tests, on the build/ that is there`;

const root = path.resolve(__dirname, '..');

const run = (tool: string, args: string[]): number =>
  spawnSync(path.join(root, 'node_modules/.bin', tool), args, {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  }).status ?? 1;

const main = (): number => {
  const args = process.argv.slice(2);
  if (args.includes('--help')) {
    console.log(help);
    return 0;
  }
  requireBrowser();
  if (!args.includes('--no-build')) {
    const failed = run('tsx', ['scripts/check.ts']) || run('tsx', ['scripts/build.ts']);
    if (failed !== 0) return failed;
  }
  return run('playwright', ['test', ...args.filter((argument) => argument !== '--no-build')]);
};

try {
  process.exitCode = main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
