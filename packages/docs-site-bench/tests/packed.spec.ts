import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

import {expect, test} from '@playwright/test';

import {installPacked} from '../../support/installPacked';

test('the packed package compares and measures the example in an empty folder', ({
  launchOptions,
}) => {
  const folder = test.info().outputPath('empty');
  fs.mkdirSync(folder, {recursive: true});
  installPacked('docs-site-bench', folder);
  const packed = path.join(folder, 'node_modules/docs-site-bench');
  fs.cpSync(path.join(packed, 'example'), folder, {recursive: true});
  fs.mkdirSync(path.join(folder, 'node_modules/@playwright'));
  fs.symlinkSync(
    path.dirname(require.resolve('@playwright/test/package.json')),
    path.join(folder, 'node_modules/@playwright/test'),
  );
  for (const entry of ['index', 'interactions/index']) {
    expect(fs.existsSync(path.join(packed, `dist/${entry}.d.ts`)), entry).toBe(true);
  }

  const {status, stdout, stderr} = spawnSync(process.execPath, ['bench.mjs'], {
    cwd: folder,
    encoding: 'utf8',
    env: {...process.env, NODE_OPTIONS: '', CHROMIUM_PATH: launchOptions.executablePath},
  });
  expect(stderr).toBe('');
  expect(status).toBe(0);
  const rows = new Map(
    stdout.split('\n').map((line) => {
      const [label = '', ...cells] = line.trim().split(/ {2,}/);
      return [label, cells.join(' ')];
    }),
  );
  expect(rows.get('pages')).toBe('12');
  expect(rows.get('cold build')).toMatch(/^\d+\.\d s$/);
  expect(rows.get('before load: scripts')).toBe('0.1 kB');
  // One row tells the figure, the other one judges it.
  expect(stdout).toMatch(/^growth per page: all +\d+\.\d B$/m);
  expect(rows.get('growth per page')).toMatch(/^\d+\.\d B at most 100\.0 B met$/);
  expect(rows.get('menu')).toMatch(/^\d+ \(\d+, 1×\) at most 200 met$/);
  expect(fs.readFileSync(path.join(folder, 'sites/plain/docs/carrots.md'), 'utf8')).toContain(
    'See [beans](/docs/beans).',
  );
  expect(fs.existsSync(path.join(folder, 'figures/results.json'))).toBe(true);
});
