// Everything CI runs: finds a browser (or installs one), checks, builds, tests in a real Chromium.
import {spawnSync} from 'node:child_process';
import path from 'node:path';

import {requireBrowser} from './lib/browser.mjs';

const help = `Usage: npm test [-- --no-build] [-- <options of playwright test>]

Runs the checks, builds the site and runs all tests in a real Chromium.
  --no-build  only the tests, on the build/ that is there`;

const root = path.resolve(__dirname, '..');

const run = (tool: string, args: string[], env: NodeJS.ProcessEnv): number =>
  spawnSync(path.join(root, 'node_modules/.bin', tool), args, {
    cwd: root,
    stdio: 'inherit',
    env,
    shell: process.platform === 'win32',
  }).status ?? 1;

const main = async (): Promise<number> => {
  const args = process.argv.slice(2);
  if (args.includes('--help')) {
    console.log(help);
    return 0;
  }
  const env = {...process.env, CHROMIUM_PATH: await requireBrowser()};
  if (!args.includes('--no-build')) {
    const failed = run('tsx', ['scripts/check.ts'], env) || run('tsx', ['scripts/build.ts'], env);
    if (failed !== 0) return failed;
  }
  return run('playwright', ['test', ...args.filter((argument) => argument !== '--no-build')], env);
};

main().then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  },
);
