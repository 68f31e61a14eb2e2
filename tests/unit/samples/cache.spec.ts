import {readdirSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, test} from '@playwright/test';
import {openCache} from '../../../scripts/lib/samples/cache';
import {createSampleChecker} from '../../../scripts/lib/samples/check';
import {createProject, removeProject} from './temporaryProject';

test.describe.configure({timeout: 120_000});

const PAGE = 'docs/a.mdx';
const finding = {page: PAGE, line: 1, column: 1, code: 'remembered', message: 'from the cache'};
const remembered = {page: PAGE, samples: 7, unchecked: 0, findings: [finding]};
const clean = '```ts\nexport const a = 1;\n```\n';
const broken = '```ts\nexport const a: string = 1;\n```\n';

let root = '';

test.beforeEach(() => {
  root = createProject();
  writeFileSync(join(root, 'package-lock.json'), '{}');
});

test.afterEach(() => {
  removeProject(root);
});

const open = () => openCache(root, join(root, 'cache'));

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
  open().store(PAGE, clean, remembered, new Map());
  expect(await check()).toEqual(remembered);
});

test('a page that changed is', async () => {
  write(clean);
  open().store(PAGE, broken, remembered, new Map());
  expect(await codes()).toEqual([]);
  write(broken);
  expect(await codes()).toEqual(['TS2322']);
  expect(await codes()).toEqual(['TS2322']);
});

test('a sample that only moved keeps its findings, at its new place', async () => {
  write(broken);
  expect((await check())?.findings.map(({line}) => line)).toEqual([2]);
  const [file = ''] = readdirSync(join(root, 'cache'));
  const path = join(root, 'cache', file);
  writeFileSync(path, readFileSync(path, 'utf8').replaceAll('TS2322', 'TS9999'));
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
  open().store(PAGE, clean, remembered, new Map());
  writeFileSync(join(root, 'package-lock.json'), '{"changed": true}');
  expect(open().result(PAGE, clean)).toBeUndefined();
  expect(await codes()).toEqual([]);
});

test('a damaged file is ignored', () => {
  open().store(PAGE, clean, remembered, new Map());
  const [file = ''] = readdirSync(join(root, 'cache'));
  writeFileSync(join(root, 'cache', file), '{"checker":');
  expect(open().result(PAGE, clean)).toBeUndefined();
});

test('pages that are gone are forgotten', () => {
  open().store(PAGE, clean, remembered, new Map());
  open().store('docs/gone.mdx', clean, remembered, new Map());
  open().prune([PAGE]);
  expect(open().result(PAGE, clean)).toEqual(remembered);
  expect(open().result('docs/gone.mdx', clean)).toBeUndefined();
});
