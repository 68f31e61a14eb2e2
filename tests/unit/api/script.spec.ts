import {spawnSync} from 'node:child_process';
import {cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test} from '@playwright/test';

import {ROOT} from './toolkit';

const runIn = (cwd: string, ...args: string[]) => {
  const {status, stdout, stderr} = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'scripts/check-api.ts', ...args],
    {cwd, encoding: 'utf8'},
  );
  return {status, stdout, stderr};
};

const run = (...args: string[]) => runIn(ROOT, ...args);

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

test('a repeated run finds what has changed in a part, with either quotes and by alias', () => {
  const site = mkdtempSync(path.join(tmpdir(), 'api-site-'));
  cpSync(path.join(ROOT, 'docs'), path.join(site, 'docs'), {recursive: true});
  for (const name of ['node_modules', 'package.json', 'scripts', 'src', 'tsconfig.json']) {
    symlinkSync(path.join(ROOT, name), path.join(site, name));
  }
  const edit = (file: string, from: string, to: string): void => {
    const full = path.join(site, file);
    const text = readFileSync(full, 'utf8');
    expect(text).toContain(from);
    writeFileSync(full, text.replace(from, to));
  };
  edit(
    'docs/renderer/render-still.mdx',
    "from './_render-options.mdx'",
    'from "@site/docs/renderer/_render-options.mdx"',
  );
  try {
    expect(runIn(site)).toMatchObject({status: 0, stderr: ''});
    edit('docs/renderer/_render-options.mdx', '`jpegQuality?`', '`jpgQuality?`');
    const {status, stderr} = runIn(site);
    expect(status).toBe(1);
    for (const page of ['render-media', 'render-still', 'render-frames']) {
      expect(stderr).toMatch(new RegExp(`${page}\\.mdx:\\d+ \`jpgQuality\` is not an option`));
    }
    writeFileSync(path.join(site, 'docs/renderer/_render-options.mdx'), 'Text\n\n<b');
    const broken = runIn(site);
    expect(broken.stderr.match(/cannot be read/g)).toHaveLength(1);
    expect(broken.stderr).toMatch(
      /^docs\/renderer\/_render-options\.mdx:3:\d+ mdx cannot be read/m,
    );
  } finally {
    rmSync(site, {recursive: true});
  }
});

test('--help explains the command', () => {
  const {status, stdout} = run('--help');
  expect(status).toBe(0);
  expect(stdout).toContain('npm run check:api -- docs/spring.mdx');
});
