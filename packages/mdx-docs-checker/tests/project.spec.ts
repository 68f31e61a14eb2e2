import {expect, test} from '@playwright/test';
import {planPage} from '../lib/samples/project';
import type {Sample} from '../lib/sampleOf';

const sample = (code: string, file?: string): Sample => ({
  page: 'docs/a.mdx',
  line: 1,
  column: 1,
  extension: 'ts',
  code,
  indents: [0],
  expected: [],
  ...(file ? {file, group: 'g'} : {}),
});

const stateOf = (job: {state: {files: ReadonlyMap<string, string>}} | undefined) =>
  job && Object.fromEntries(job.state.files);

test('a sample without a group stands alone', () => {
  const [plan] = planPage([sample('1'), sample('2', 'a.ts')]);
  expect(stateOf(plan?.shown)).toEqual({'sample.ts': '1'});
  expect(plan?.final).toBeUndefined();
});

test('a group takes the last version above, else the first below', () => {
  const plans = planPage([sample('a1', 'a.ts'), sample('b1', 'b.ts'), sample('a2', 'a.ts')]);
  expect(plans.map(({shown}) => stateOf(shown))).toEqual([
    {'a.ts': 'a1', 'b.ts': 'b1'},
    {'a.ts': 'a1', 'b.ts': 'b1'},
    {'a.ts': 'a2', 'b.ts': 'b1'},
  ]);
  expect(plans.map(({final}) => stateOf(final))).toEqual([
    undefined,
    {'a.ts': 'a2', 'b.ts': 'b1'},
    undefined,
  ]);
});

test('the key follows the code of the whole group, not the place on the page', () => {
  const keysOf = (...samples: Sample[]) => planPage(samples).map(({shown}) => shown.key);
  const before = keysOf(sample('a', 'a.ts'), sample('b', 'b.ts'), sample('c'));
  const after = keysOf(sample('a', 'a.ts'), sample('b2', 'b.ts'), {...sample('c'), line: 9});
  expect(after[0]).not.toBe(before[0]);
  expect(after[2]).toBe(before[2]);
});
