import {mkdirSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, test} from '@playwright/test';
import type {KnownPage} from 'mdx-docs-checker/sample-checker';
import {openSampleCache} from '../../../scripts/lib/samples/openSampleChecker';
import {createSampleChecker} from '../../../scripts/lib/samples/sampleChecker';
import {forgetModelKey} from '../../../src/toolkit-api/cache';
import {createProject, removeProject} from './temporaryProject';

const PAGE = 'docs/a.mdx';
const finding = {file: PAGE, line: 1, column: 1, code: 'remembered', message: 'from the cache'};
const result = {page: PAGE, samples: 7, unchecked: 0, findings: [finding]};
const clean = '```ts\nexport const a = 1;\n```\n';
const broken = '```ts\nexport const a: string = 1;\n```\n';

let root = '';

test.beforeEach(() => {
  root = createProject();
});

test.afterEach(() => {
  removeProject(root);
});

const open = () => openSampleCache(root);

/** What an earlier run left about a page. */
const keep = (text: string) => {
  open().set([PAGE], {text, result, jobs: {}});
};

const write = (text: string) => {
  writeFileSync(join(root, PAGE), text);
};

const check = async () => {
  const [result] = await createSampleChecker(root, open()).check([PAGE]);
  return result;
};

const codes = async () => (await check())?.findings.map(({code}) => code);

test('a page that did not change is not checked again', async () => {
  write(clean);
  keep(clean);
  expect(await check()).toEqual(result);
});

test('a page that changed is', async () => {
  write(clean);
  keep(broken);
  expect(await codes()).toEqual([]);
  write(broken);
  expect(await codes()).toEqual(['TS2322']);
  expect(await codes()).toEqual(['TS2322']);
});

test('a sample that only moved keeps its findings, at its new place', async () => {
  write(broken);
  expect((await check())?.findings.map(({line}) => line)).toEqual([2]);
  const known = JSON.stringify(open().get([PAGE])).replaceAll('TS2322', 'TS9999');
  open().set([PAGE], JSON.parse(known) as KnownPage);
  write(`Moved down\n\n${broken}`);
  expect((await check())?.findings.map(({line, code}) => [line, code])).toEqual([[4, 'TS9999']]);
});

test('a change in one file of a group reaches the others', async () => {
  const group = (type: string) =>
    [
      '```ts file="a.ts" group="g"\nexport const a: ',
      ' = JSON.parse("1");\n```\n\n```ts file="b.ts" group="g"\n',
      "import {a} from './a';\nexport const b: string = a;\n```\n",
    ]
      .join('')
      .replace('a: ', `a: ${type}`);
  write(group('string'));
  expect(await codes()).toEqual([]);
  write(group('number'));
  expect(await codes()).toEqual(['TS2322']);
});

test('other packages or another checker make everything unknown', async () => {
  write(clean);
  keep(clean);
  // npm's list of what is installed.
  writeFileSync(join(root, 'node_modules/.package-lock.json'), '{"changed": true}');
  expect(open().get([PAGE])).toBeUndefined();
  expect(await codes()).toEqual([]);
});

test('types that are changed in their place make everything unknown, also in the same process', () => {
  const folder = join(root, 'node_modules/remotion/dist');
  mkdirSync(folder, {recursive: true});
  writeFileSync(join(folder, 'index.d.ts'), 'export declare const a: string;');
  keep(clean);
  forgetModelKey();
  expect(open().get([PAGE])).toBeDefined();
  writeFileSync(join(folder, 'index.d.ts'), 'export declare const a: number | undefined;');
  forgetModelKey();
  expect(open().get([PAGE])).toBeUndefined();
});
