import {readFileSync} from 'node:fs';
import {resolve} from 'node:path';
import {expect, test} from '@playwright/test';
import {checkResults} from 'mdx-docs-checker/results';

import {parsePage, treeOf} from '../../../src/content/page';

const ROOT = resolve(__dirname, '../../..');

/** Long enough for a package to load while other tests run, in milliseconds. */
const TIME_LIMIT = 10_000;

const check = async (text: string): Promise<{compared: number; findings: string[]}> => {
  const page = await parsePage('page.mdx', text);
  const [outcome] = await checkResults(ROOT, [page], {treeOf, timeLimit: TIME_LIMIT});
  return {
    compared: outcome?.compared ?? 0,
    findings: (outcome?.findings ?? []).map(
      ({line, column, message}) => `${line}:${column} ${message}`,
    ),
  };
};

const fixture = (name: string): string =>
  readFileSync(resolve(ROOT, 'tests/fixtures/results', `${name}.mdx`), 'utf8');

test('correct results give no findings', async () => {
  expect(await check(fixture('right'))).toEqual({compared: 21, findings: []});
});

test('each wrong result is found at its place', async () => {
  expect((await check(fixture('wrong'))).findings).toEqual([
    '8:34 interpolate(5, [0, 10], [0, 1]) gives 0.5, not 0.6',
    '9:59 {opacity: interpolate(5, [0, 10], [0, 1])} gives { opacity: 0.5 }, not {opacity: ≈ 0.4}',
    '10:34 interpolate(5, [0, 10], [0, 1]) gives 0.5 and throws no error',
    '11:27 interpolate(0, [0], [0]) throws "inputRange must have at least 2 elements", not "another message"',
    '13:35 interpolate(1, [0, 1], [0, 1]) was not executed',
    '15:8 "3D" starts like a result but is not a value (unexpected "D"): write → before text, or start the comment with a word',
    '18:1 run, but states no result: end a line with its result, as in // 300, add throws="…", or an output block below',
    '26:1 the sample above prints "Frame 3"',
    '30:1 throws "another", not "one message"',
    '34:1 throws="a message", but running it throws no error',
    `41:3 running it throws "Cannot read properties of undefined (reading 'length')"`,
    '44:1 it ends the process',
    '48:1 it runs longer than 10 seconds',
    '55:8 1 + 1 gives 2, not 3',
    '62:3 rotate(45) gives "rotate(45deg)", not rotate(44deg)',
    `63:3 rotate('10') throws "input 10 does not end with a valid unit. Valid units are: rad, deg, grad, turn"`,
    '64:3 rotate(1) gives "rotate(1deg)" and throws no error',
    '66:1 28 does not occur in the text below',
    '66:1 measureSpring({fps: 60}) gives 56, not 31',
    '70:1 this run comment states no result, and no table follows it: write the result after the expression, as in Math.max(1, 2) → 2',
  ]);
});

test('a number that changes on a real page is found', async () => {
  const page = readFileSync(resolve(ROOT, 'docs/animation-utils/make-transform.mdx'), 'utf8');
  const row = /^\| `translate\(40\)` +\| `translate\(40px\)`/m;
  expect(page).toMatch(row);
  const changed = page.replace(row, (found) => found.replace('40px', '41px'));
  expect((await check(changed)).findings).toEqual([
    expect.stringContaining('translate(40) gives "translate(40px)", not translate(41px)'),
  ]);
});
