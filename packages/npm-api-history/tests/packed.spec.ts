import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

import {expect, test} from '@playwright/test';

import {installPacked} from '../../support/installPacked';

test('the packed package has types, and reads the history of releases in an empty folder', () => {
  const folder = test.info().outputPath('empty');
  fs.mkdirSync(folder, {recursive: true});
  const installed = path.join(folder, 'node_modules');
  installPacked('npm-api-history', folder);
  fs.symlinkSync(
    path.dirname(require.resolve('typescript/package.json')),
    path.join(installed, 'typescript'),
  );
  const packed = path.join(installed, 'npm-api-history');
  fs.cpSync(path.join(packed, 'example'), folder, {recursive: true});
  expect(fs.readFileSync(path.join(packed, 'dist/index.d.ts'), 'utf8')).toContain('readHistory');
  const printed = execFileSync(process.execPath, ['history.mjs'], {
    cwd: folder,
    encoding: 'utf8',
    env: {...process.env, NODE_OPTIONS: ''},
  });
  expect(printed.trim().split('\n')).toEqual([
    '1.0.2',
    '  Seed is new',
    '  harvest() was removed',
    '1.0.1',
    '  pick() is new',
    '  depth of plant() is new',
    '  harvest() was deprecated',
    '  rows of plant() became optional',
    "  seed of plant() also takes `'corn'`",
  ]);
});
