import {execFileSync, spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

import {expect, test} from '@playwright/test';

import {installPacked} from '../../support/installPacked';

test('the packed package finds the fault that no test of the example catches, in an empty folder', () => {
  const folder = test.info().outputPath('empty');
  fs.mkdirSync(folder, {recursive: true});
  installPacked('playwright-mutation-sample', folder);
  const packed = path.join(folder, 'node_modules/playwright-mutation-sample');
  fs.cpSync(path.join(packed, 'example'), folder, {recursive: true});
  for (const name of ['@playwright/test', 'typescript']) {
    const link = path.join(folder, 'node_modules', name);
    fs.mkdirSync(path.dirname(link), {recursive: true});
    fs.symlinkSync(path.dirname(require.resolve(`${name}/package.json`)), link);
  }
  fs.writeFileSync(path.join(folder, '.gitignore'), 'node_modules\ntest-results\n');
  execFileSync('git', ['init', '--quiet'], {cwd: folder});
  expect(fs.readFileSync(path.join(packed, 'dist/index.d.ts'), 'utf8')).toContain('mutate');

  const run = (...args: string[]): {status: number | null; stdout: string; stderr: string} =>
    spawnSync(process.execPath, ['mutate.mjs', ...args], {
      cwd: folder,
      encoding: 'utf8',
      env: {...process.env, NODE_OPTIONS: ''},
    });
  const listed = run('--list');
  expect(listed.stderr).toBe('');
  const [summary, ...faults] = listed.stdout.trim().split('\n');
  expect(summary).toBe(
    '2 faults of 5 in 1 modules, seed 2; 0 modules have no unit test of their own',
  );
  expect(faults).toHaveLength(2);

  const {stdout, status} = run();
  expect(stdout).toContain('1 of 2 caught or explained (50.0%), 0 explained\nNo test catches:\n');
  expect(stdout).toContain('1/2 caught src/price.ts:2 limit: 360 → 360 + 1\n');
  expect(stdout).toContain('2/2 NOT CAUGHT src/price.ts:2 condition: count >= 10 → count > 10\n');
  expect(status).toBe(1);
  expect(fs.readFileSync(path.join(folder, 'src/price.ts'), 'utf8')).toBe(
    fs.readFileSync(path.join(packed, 'example/src/price.ts'), 'utf8'),
  );
});
