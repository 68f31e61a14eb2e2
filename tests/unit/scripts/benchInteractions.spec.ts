import {spawnSync} from 'node:child_process';
import path from 'node:path';

import {expect, test} from '@playwright/test';
import {formatTimes} from 'docs-site-bench/interactions';

import {interactions} from '../../../scripts/lib/interactions';

const root = path.resolve(__dirname, '../../..');

test('each page kind has a column, and one slow time misses the bar', () => {
  const table = formatTimes(
    {docs: {search: [20, 30, 99], edit: [100, 700]}, home: {search: [40]}},
    interactions,
  ).split('\n');
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
    [['--pages', 'docs,hom'], 'Unknown: hom. There are docs, home, post, template.\n'],
    [['--build', 'nowhere'], 'There is no built site in nowhere: run `npm run build` first.\n'],
  ] as const) {
    expect(bench(...args)).toEqual({status: 1, output: message});
  }
  const {status, output} = bench('--help');
  expect(status).toBe(0);
  expect(output).toContain('npm run bench:interactions');
});
