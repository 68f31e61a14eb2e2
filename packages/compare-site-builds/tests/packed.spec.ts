import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

import {expect, test} from '@playwright/test';

import {installPacked} from '../../support/installPacked';

test('the packed package finds what differs in the example, in an empty folder', async ({
  launchOptions,
  page,
}) => {
  const folder = test.info().outputPath('empty');
  fs.mkdirSync(folder, {recursive: true});
  installPacked('compare-site-builds', folder);
  const packed = path.join(folder, 'node_modules/compare-site-builds');
  fs.cpSync(path.join(packed, 'example'), folder, {recursive: true});
  fs.mkdirSync(path.join(folder, 'node_modules/@playwright'));
  fs.symlinkSync(
    path.dirname(require.resolve('@playwright/test/package.json')),
    path.join(folder, 'node_modules/@playwright/test'),
  );
  expect(fs.readFileSync(path.join(packed, 'dist/index.d.ts'), 'utf8')).toContain('compareBuilds');

  const {status, stdout, stderr} = spawnSync(process.execPath, ['compare.mjs'], {
    cwd: folder,
    encoding: 'utf8',
    env: {...process.env, NODE_OPTIONS: '', CHROMIUM_PATH: launchOptions.executablePath},
  });
  expect(stderr).toBe('');
  const [dark, light, counts, summary, report = ''] = stdout.trim().split('\n');
  expect(dark).toMatch(/^\/prices at 390 px, dark: \d+\.\d\d % of the pixels differ$/);
  expect(light).toMatch(/^\/prices at 390 px, light: \d+\.\d\d % of the pixels differ$/);
  expect(counts).toMatch(/^3 pages, 20 screenshots in .*\. Not in both builds: 1 pages\.$/);
  expect(summary).toBe('2 views differ, plus 2 of pages whose text has changed.');
  expect(status).toBe(1);

  await page.goto(`file://${report.replace('Pictures: ', '')}`);
  await expect(page.getByRole('heading', {level: 2})).toHaveText([
    'Same text, different look',
    'Different text',
    'Only after',
  ]);
  await expect(page.getByText('/news')).toBeVisible();
  await expect(page.getByRole('group')).toHaveCount(4);
});
