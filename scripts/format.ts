// Applies the fixes that tools can make: lint, styles, formatting.
import {spawnSync} from 'node:child_process';
import path from 'node:path';
import {runMain} from './lib/runMain';

const help = `Usage: npm run format

Applies the automatic fixes of Oxlint and stylelint, then formats with Oxfmt.`;

const root = path.resolve(__dirname, '..');

const commands = [
  ['oxlint', '--fix'],
  ['stylelint', 'src/**/*.css', '--fix'],
  ['oxfmt', '--config=.prettierrc.json'],
];

const main = (): void => {
  // What cannot be fixed is reported by `npm run check`.
  for (const [tool = '', ...args] of commands) {
    spawnSync(path.join(root, 'node_modules/.bin', tool), args, {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit'],
      shell: process.platform === 'win32',
    });
  }
};

runMain({help, errorCode: 1}, main);
