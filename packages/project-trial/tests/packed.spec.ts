import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

import {expect, test} from '@playwright/test';

import {installPacked} from '../../support/installPacked';

test('the packed package tries another version in a copy of the example, in an empty folder', () => {
  const folder = test.info().outputPath('empty');
  fs.mkdirSync(folder, {recursive: true});
  installPacked('project-trial', folder);
  const packed = path.join(folder, 'node_modules/project-trial');
  fs.cpSync(path.join(packed, 'example'), folder, {recursive: true});
  expect(fs.readFileSync(path.join(packed, 'dist/index.d.ts'), 'utf8')).toContain('copyProject');

  const {status, stdout, stderr} = spawnSync(process.execPath, ['try.mjs', 'timer', '1.1.0'], {
    cwd: folder,
    encoding: 'utf8',
    env: {...process.env, NODE_OPTIONS: ''},
  });
  expect(stderr).toBe('');
  expect(stdout).toBe('timer 1.1.0, linter 2.0.0\nHELLO\n');
  expect(status).toBe(0);
  for (const file of ['package.json', 'greeting.txt']) {
    expect(fs.readFileSync(path.join(folder, 'project', file), 'utf8')).toBe(
      fs.readFileSync(path.join(packed, 'example/project', file), 'utf8'),
    );
  }
});
