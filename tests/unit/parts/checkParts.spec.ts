import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import type {ApiExport} from 'dts-api-model/model';

import {checkParts, readAssumptions, type PartFacts} from '../../../scripts/lib/parts/checkParts';

const spring: ApiExport = {
  ref: 'remotion#spring',
  entry: 'remotion',
  name: 'spring',
  kind: 'function',
  declaration: 'remotion/spring.d.ts',
  signature: 'spring()',
  params: [
    {
      name: 'options',
      optional: false,
      type: 'object',
      fields: [{name: 'fps', optional: false, type: 'number'}],
    },
  ],
  props: [],
  returns: [],
  fields: [],
  members: [],
};

const facts: PartFacts = {
  model: {versions: {}, entries: {remotion: [spring]}},
  flags: {'remotion render': ['crf', 'timeout'], 'remotion gpu': ['gl']},
};

const page = (head: string): string =>
  `---\n${head}\n---\n\nimport Part from './_part.mdx';\n\n<Part />\n`;

/** What a part with this comment says to pages that document a command, another one, and a function. */
const check = async (part: string, pages: readonly string[]): Promise<string[]> => {
  const root = test.info().outputPath('site');
  mkdirSync(path.join(root, 'docs'), {recursive: true});
  const heads: Record<string, string> = {
    render: 'cli: remotion render',
    gpu: 'cli: remotion gpu',
    spring: 'api: remotion#spring',
  };
  for (const name of pages) {
    writeFileSync(path.join(root, `docs/${name}.mdx`), page(heads[name] ?? 'title: Guide'));
  }
  writeFileSync(path.join(root, 'docs/_part.mdx'), part);
  const files = pages.map((name) => `docs/${name}.mdx`);
  const findings = await checkParts(root, files, ['docs/_part.mdx'], facts);
  return findings.map(({file, message}) => `${file}: ${message}`);
};

test('a part that says nothing about its pages is a finding', async () => {
  expect(await check('At most 200.\n', ['render'])).toEqual([
    'docs/_part.mdx: the part does not say what it assumes about the pages that show it',
  ]);
});

test('a page where an assumption does not hold is a finding', async () => {
  const part = '{/* assumes flag timeout or function remotion#spring */}\n\nAt least 7000.\n';
  expect(await check(part, ['render', 'spring'])).toEqual([]);
  expect(await check(part, ['render', 'gpu', 'guide'])).toEqual([
    'docs/gpu.mdx: shows docs/_part.mdx, which assumes flag timeout or function remotion#spring',
    'docs/guide.mdx: shows docs/_part.mdx, which assumes flag timeout or function remotion#spring',
  ]);
});

test('all items must hold, options of nested objects included', async () => {
  const part = (option: string): string =>
    `{/* assumes package remotion; option ${option} */}\n\nFrames per second.\n`;
  expect(await check(part('fps'), ['spring'])).toEqual([]);
  expect(await check(part('mass'), ['spring'])).toEqual([
    'docs/spring.mdx: shows docs/_part.mdx, which assumes option mass',
  ]);
});

test('a flag that the command of a page does not read is a finding, unless it is linked', async () => {
  const part = '{/* assumes anything */}\n\nNot with `--crf`. See [`--mute`](/docs/cli/render).\n';
  expect(await check(part, ['render', 'spring'])).toEqual([]);
  expect(await check(part, ['gpu'])).toEqual([
    'docs/_part.mdx: the part names --crf, which remotion gpu on docs/gpu.mdx does not read',
  ]);
});

test('folders and commands with subcommands are assumed by their beginning', async () => {
  expect(await check('{/* assumes page docs/render */}\n\nText.\n', ['render'])).toEqual([]);
  expect(await check('{/* assumes command remotion */}\n\nText.\n', ['render', 'gpu'])).toEqual([]);
  expect(await check('{/* assumes page docs/ren */}\n\nText.\n', ['render'])).toHaveLength(1);
});

test('a comment that means nothing is named', () => {
  expect(readAssumptions('{/* assumes flags crf */}')).toContain('"flags" isn\'t one of');
  expect(readAssumptions('{/* assumes flag */}')).toBe('"flag " is incomplete');
});
