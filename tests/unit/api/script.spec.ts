import {spawnSync} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test} from '@playwright/test';

import {ROOT} from './toolkit';

const run = (...args: string[]) => {
  const {status, stdout, stderr} = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'scripts/check-api.ts', ...args],
    {cwd: ROOT, encoding: 'utf8'},
  );
  return {status, stdout, stderr};
};

test('a page that is right ends with 0', () => {
  const {status, stdout, stderr} = run('docs/spring.mdx');
  expect({status, stderr}).toEqual({status: 0, stderr: ''});
  expect(stdout).toMatch(/^1 page, no findings, /);
});

test('a page that is wrong ends with 1 and names the place', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'api-'));
  const file = path.join(folder, 'spring.mdx');
  const text = readFileSync(path.join(ROOT, 'docs/spring.mdx'), 'utf8');
  writeFileSync(file, text.replace('### `fps`', '### `fsp`'));
  const {status, stderr} = run(file);
  rmSync(folder, {recursive: true});
  expect(status).toBe(1);
  expect(stderr).toMatch(/spring\.mdx:\d+ `fsp` is not an option of spring\(\) — correct the name/);
  expect(stderr).toMatch(/`fps` of spring has no heading — add "### `fps`" \(number\)/);
});

test('--help explains the command', () => {
  const {status, stdout} = run('--help');
  expect(status).toBe(0);
  expect(stdout).toContain('npm run check:api -- docs/spring.mdx');
});
