import {spawnSync} from 'node:child_process';
import path from 'node:path';

import {expect, test} from '@playwright/test';
import {z} from 'zod';

const root = path.resolve(__dirname, '..', '..');

const resultsSchema = z.array(
  z.object({name: z.string(), passed: z.boolean(), size: z.number(), sizeLimit: z.number()}),
);

test('the site is within the budgets of .size-limit.json: make it smaller, or raise one and say why', () => {
  const {stdout, stderr} = spawnSync('npx', ['size-limit', '--json'], {
    cwd: root,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  expect(stdout, stderr).not.toBe('');
  const results = resultsSchema.parse(JSON.parse(stdout));
  expect(results.length).toBeGreaterThan(3);
  expect(results.filter(({passed}) => !passed)).toEqual([]);
  expect(results.filter(({size}) => size === 0)).toEqual([]);
});
