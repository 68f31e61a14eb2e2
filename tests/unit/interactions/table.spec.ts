import {spawnSync} from 'node:child_process';
import path from 'node:path';

import {expect, test} from '@playwright/test';

import {formatTimes, slowest} from '../../../scripts/lib/interactions/table';

const root = path.resolve(__dirname, '../../..');

test('of twenty times the slowest counts, of a hundred the third slowest', () => {
  const upTo = (count: number): number[] => Array.from({length: count}, (_, index) => index + 1);
  expect(slowest(upTo(20).reverse())).toBe(20);
  expect(slowest(upTo(100))).toBe(98);
  expect(slowest([])).toBeNaN();
});

test('each page kind has a column, and one slow time misses the bar', () => {
  const table = formatTimes({
    docs: {search: [20, 30, 99], edit: [100, 700]},
    home: {search: [40]},
  }).split('\n');
  expect(table.map((line) => line.trim().split(/\s{2,}/))).toEqual([
    ['docs', 'home'],
    ['open search', '99 (30, 3×)', '40 (40, 1×)', 'at most 100', 'met'],
    ['Edit to editor', '700 (400, 2×)', '–', 'at most 600', 'missed'],
  ]);
});

/** Runs the command. */
const bench = (...args: string[]): {status: number | null; output: string} => {
  const {status, stdout, stderr} = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'scripts/bench-interactions.ts', ...args],
    {cwd: root, encoding: 'utf8'},
  );
  return {status, output: stdout + stderr};
};

test('wrong arguments are named, without a stack', () => {
  for (const [args, message] of [
    [['--pages', 'docs,hom'], 'Unknown: hom. There are docs, home, post, template.'],
    [['--only', 'serch'], /^Unknown: serch\. There are search, key, /],
    [['--rounds', '0'], '"0" is not a whole number above 0.'],
    [['--build', 'nowhere'], 'There is no built site in nowhere: run `npm run build` first.'],
  ] as const) {
    const {status, output} = bench(...args);
    expect(status).toBe(1);
    expect(output.trim()).toEqual(
      typeof message === 'string' ? message : expect.stringMatching(message),
    );
  }
  expect(bench('--help')).toMatchObject({
    status: 0,
    output: expect.stringContaining('npm run bench:interactions') as string,
  });
});
