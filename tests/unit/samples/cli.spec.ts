import {spawnSync} from 'node:child_process';
import {resolve} from 'node:path';
import {expect, test} from '@playwright/test';

const ROOT = resolve(__dirname, '../../..');
const FIXTURES = 'tests/fixtures/samples';

const runScript = (script: string, args: readonly string[], env: NodeJS.ProcessEnv = {}) => {
  const {status, stdout, stderr} = spawnSync(
    process.execPath,
    ['--import', 'tsx', `scripts/${script}`, ...args],
    {cwd: ROOT, encoding: 'utf8', env: {...process.env, ...env}},
  );
  return {status, stdout, stderr};
};

const run = (...args: string[]) => runScript('check-samples.ts', args);

test('ends with 0 when nothing is wrong', () => {
  expect(run(`${FIXTURES}/nocheck.mdx`, '--no-cache')).toEqual({
    status: 0,
    stdout: '2 samples in 1 page, 1 unchecked (50%), no problems\n',
    stderr: '',
  });
});

test('ends with 1 and names the place; prints what it knows then as JSON', () => {
  expect(run(`${FIXTURES}/diff.mdx`)).toEqual({
    status: 1,
    stdout: [
      `${FIXTURES}/diff.mdx:5:1 fence this marker has no effect: end the line with // [!code ++] or // [!code --]`,
      `${FIXTURES}/diff.mdx:6:14 TS2322 Type 'string' is not assignable to type 'number'.`,
      '1 sample in 1 page, 0 unchecked (0%), 2 problems',
      '',
    ].join('\n'),
    stderr: '',
  });
  const {status, stdout} = run(`${FIXTURES}/diff.mdx`, '--json');
  expect(status).toBe(1);
  expect(JSON.parse(stdout)).toMatchObject({
    pages: 1,
    findings: [
      {file: `${FIXTURES}/diff.mdx`, line: 5, column: 1},
      {file: `${FIXTURES}/diff.mdx`, line: 6, column: 14, code: 'TS2322'},
    ],
  });
});

test('on GitHub, findings are annotations at their lines', () => {
  const {status, stdout} = runScript('check-samples.ts', [`${FIXTURES}/diff.mdx`], {
    CHECK_FORMAT: 'github',
  });
  expect(status).toBe(1);
  expect(stdout).toContain(
    `::error file=${FIXTURES}/diff.mdx,line=6,col=14,title=TS2322::Type 'string' is not assignable to type 'number'.\n`,
  );
  const {status: wrong, stderr} = runScript('check.ts', ['--format', 'gitlab']);
  expect(wrong).toBe(1);
  expect(stderr).toBe('The format is text or github, not "gitlab".\n');
});

test('ends with 2 when an argument is wrong', () => {
  expect(run('docs/no-such-page.mdx')).toEqual({
    status: 2,
    stdout: '',
    stderr: 'docs/no-such-page.mdx does not exist\n',
  });
  expect(run('package.json').stderr).toBe('package.json is not a page, and contains none\n');
  expect(run('--wach').status).toBe(2);
});

test('explains itself', () => {
  const {status, stdout} = run('--help');
  expect(status).toBe(0);
  for (const word of ['--watch', '--json', 'errors=', 'nocheck=', 'group=', '---cut---']) {
    expect(stdout).toContain(word);
  }
});
