import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

import {expect, test} from '@playwright/test';

import {installPacked} from '../../support/installPacked';

test('the packed package has types, and reads a library in an empty folder', () => {
  const folder = test.info().outputPath('empty');
  fs.mkdirSync(folder, {recursive: true});
  installPacked('dts-api-model', folder);
  const installed = path.join(folder, 'node_modules');
  const packed = path.join(installed, 'dts-api-model');
  fs.cpSync(path.join(packed, 'example/garden'), path.join(installed, 'garden'), {recursive: true});
  fs.cpSync(path.join(packed, 'example/list.mjs'), path.join(folder, 'list.mjs'));
  fs.symlinkSync(
    path.dirname(require.resolve('typescript/package.json')),
    path.join(installed, 'typescript'),
  );
  expect(fs.readFileSync(path.join(packed, 'dist/index.d.ts'), 'utf8')).toContain('readEntries');
  const printed = execFileSync(process.execPath, ['list.mjs'], {
    cwd: folder,
    encoding: 'utf8',
    env: {...process.env, NODE_OPTIONS: ''},
  });
  expect(printed.trim().split('\n')).toEqual([
    'type BeanOptions',
    '  type BeanOptions = {',
    '    compost?: number;',
    '    seeds: number;',
    '    days?: number;',
    '  }',
    'type Bean',
    '  type Bean = {',
    '    length: number;',
    '  }',
    'function growBeans',
    '  growBeans(options: BeanOptions): Promise<Bean[]>',
    '  - compost: number, 0.5 by default',
    '  - seeds: number',
    '  - days: number, 90 by default',
    '  - weeks: number, deprecated: Use `days` instead.',
  ]);
});
