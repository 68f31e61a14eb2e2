import {execFileSync, spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

import {expect, test} from '@playwright/test';

import {installPacked} from '../../support/installPacked';

test('the packed command finds each mistake of the example in an empty folder', () => {
  const folder = test.info().outputPath('empty');
  fs.mkdirSync(folder, {recursive: true});
  installPacked('mdx-docs-checker', folder);
  const packed = path.join(folder, 'node_modules/mdx-docs-checker');
  fs.cpSync(path.join(packed, 'example'), folder, {recursive: true});
  fs.symlinkSync(
    path.dirname(require.resolve('typescript/package.json')),
    path.join(folder, 'node_modules/typescript'),
  );
  expect(fs.readFileSync(path.join(packed, 'dist/index.d.ts'), 'utf8')).toContain('defineConfig');
  const run = (...args: string[]): {status: number | null; stdout: string; stderr: string} =>
    spawnSync(process.execPath, [path.join(packed, 'bin.mjs'), ...args], {
      cwd: folder,
      encoding: 'utf8',
      env: {...process.env, NODE_OPTIONS: ''},
    });

  const all = run();
  expect(all.stderr).toBe('');
  expect(all.stdout.trim().split('\n')).toEqual([
    'docs/errors.mdx:8 wording "simply": write nothing',
    'docs/errors.mdx:8:58 link there is no page or file at "/docs/timer" — write "/docs/timers"',
    'docs/errors.mdx:16:7 fence unknown fence metadata "nochek": use run, throws, output, title, file, group, errors, nocheck or {1,3-5}',
    'docs/index.mdx:8:46 link "/docs/timers" has no heading with the id "your-first-timr" — write "#your-first-timer"',
    `docs/index.mdx:25:18 result left.join(', ') gives "3 s, 2 s, 1 s", not "3 s, 2 s, 1 second"`,
    'docs/timers.mdx:1 front-matter "description": Required',
    'docs/timers.mdx:9:1 name nothing is named "createTimre" — write createTimer, or add it to `allowed`',
    "docs/timers.mdx:14:28 TS2322 Type 'string' is not assignable to type 'number'.",
    '3 pages, 6 checks, 8 problems',
  ]);
  expect(all.status).toBe(1);

  expect(
    JSON.parse(run('--format', 'json', '--only', 'samples', 'docs/timers.mdx').stdout),
  ).toEqual({
    pages: 1,
    // The run above has checked it.
    checks: [{name: 'samples', findings: 1, kept: 1}],
    findings: [
      {
        file: 'docs/timers.mdx',
        line: 14,
        column: 28,
        code: 'TS2322',
        message: "Type 'string' is not assignable to type 'number'.",
      },
    ],
  });
  expect(run('--format', 'github', '--only', 'wording').stdout).toContain(
    '::error file=docs/errors.mdx,line=8,title=wording::"simply": write nothing\n',
  );
  expect(run('--only', 'wording', 'docs/index.mdx')).toMatchObject({
    status: 0,
    stdout: '1 page, 1 check, no problems\n',
  });
  expect(run('--nonsense').status).toBe(2);
  expect(run('docs/none.mdx')).toMatchObject({
    status: 2,
    stderr: '"docs/none.mdx" doesn\'t exist. Name pages that the configuration has in `pages`.\n',
  });
  expect(run('--config', 'none.mjs').stderr).toContain('There is no none.mjs');

  const git = (...args: string[]): string =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.com', ...args], {
      cwd: folder,
      encoding: 'utf8',
    });
  git('init', '--quiet');
  git('add', 'docs');
  git('commit', '--quiet', '--message', 'Pages');
  fs.appendFileSync(path.join(folder, 'docs/index.mdx'), '\nMore.\n');
  fs.writeFileSync(path.join(folder, 'docs/new.mdx'), '[x](./nothing-like-it.mdx)\n');
  const changed = run('--changed', 'HEAD', '--only', 'links').stdout;
  expect(changed).toContain('2 pages, 1 check, 2 problems');
  expect(run('--changed', 'no-such-branch').stderr).toContain('Name a commit or branch');
});
