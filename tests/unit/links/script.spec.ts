import {spawnSync} from 'node:child_process';
import {cpSync, mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {expect, test} from '@playwright/test';

const ROOT = path.resolve(__dirname, '../../..');

const SCRIPT = path.join(ROOT, 'scripts/check-links.ts');
const TSX = pathToFileURL(require.resolve('tsx')).href;

const runIn = (cwd: string, ...args: string[]) => {
  const {status, stdout, stderr} = spawnSync(process.execPath, ['--import', TSX, SCRIPT, ...args], {
    cwd,
    encoding: 'utf8',
  });
  return {status, stdout, stderr};
};

const run = (...args: string[]) => runIn(ROOT, ...args);

test('no link of the site is wrong', () => {
  const {status, stdout, stderr} = run();
  expect({status, stderr}).toEqual({status: 0, stderr: ''});
  expect(stdout).toMatch(/^\d{3,} files, no findings, /);
});

test('one page is checked against all others', () => {
  const {status, stdout, stderr} = run('docs/spring.mdx');
  expect({status, stderr}).toEqual({status: 0, stderr: ''});
  expect(stdout).toMatch(/^1 file, no findings, /);
});

test('a wrong link ends with 1 and names the place', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'links-'));
  cpSync(path.join(ROOT, 'tests/fixtures/links/fail'), folder, {recursive: true});
  const {status, stdout, stderr} = runIn(folder, './src/config/');
  rmSync(folder, {recursive: true});
  expect(status).toBe(1);
  expect(stderr.split('\n')).toEqual([
    'src/config/announcement.ts:2:21 there is no page or file at "/docs/springs" — write "/docs/spring"',
    'src/config/navbar.ts:4:21 there is no page or file at "/docs/springs" — write "/docs/spring"',
    'src/config/navbar.ts:5:21 "https://www.remotion.dev/blog" is an address of this site — write "/blog"',
    '',
  ]);
  expect(stdout).toMatch(/^2 files, 3 findings, /);
});

test('names that are not of the site, and unknown options, end with 2', () => {
  expect(run('docs/none.mdx')).toEqual({
    status: 2,
    stdout: '',
    stderr: 'docs/none.mdx is neither a page nor a source of the site\n',
  });
  expect(run('--fix').status).toBe(2);
});

test('--help explains the command', () => {
  const {status, stdout} = run('--help');
  expect(status).toBe(0);
  expect(stdout).toContain('npm run check:links -- docs/spring.mdx');
});
