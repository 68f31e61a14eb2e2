import {spawnSync} from 'node:child_process';
import path from 'node:path';

import {expect, test} from '@playwright/test';

const root = path.resolve(__dirname, '../../..');

/** Each is refused before a browser starts, or anything is built. */
const refused: readonly [args: string[], message: string, environment?: NodeJS.ProcessEnv][] = [
  [
    ['--before', 'no-such-folder'],
    'no-such-folder is neither a folder nor a revision of this repository.',
  ],
  [['--after', 'docs'], "docs isn't a build: it has no hosting/hosting.json. Run npm run build"],
  [
    ['--before', 'HEAD'],
    'CHROMIUM_PATH is /none, but there is no such file.',
    {CHROMIUM_PATH: '/none'},
  ],
];

for (const [args, message, environment] of refused) {
  test(`compare:pages ${args.join(' ')} says: ${message}`, () => {
    const {status, stderr} = spawnSync(
      path.join(root, 'node_modules/.bin/tsx'),
      ['scripts/compare-pages.ts', ...args],
      {cwd: root, encoding: 'utf8', env: {...process.env, ...environment}},
    );
    expect(stderr).toContain(message);
    expect(stderr).not.toContain('    at ');
    expect(status).toBe(2);
  });
}
