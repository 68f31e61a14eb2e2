import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {format} from 'prettier';

import {
  clearStills,
  findStaleStills,
  findStaleVideos,
  recordStill,
  recordVideo,
  smallStillFile,
  stillFile,
  videoFile,
} from '../../../scripts/lib/stills';
import {demosDir} from '../../../src/demos/read';

const source = path.resolve(__dirname, '../../..');
const ids = ['fade-in', 'spring-config'];

let root = '';

test.beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'stills-'));
  for (const id of ids) {
    fs.cpSync(path.join(demosDir(source), id), path.join(demosDir(root), id), {recursive: true});
    for (const file of [stillFile(root, id), smallStillFile(root, id)]) {
      fs.mkdirSync(path.dirname(file), {recursive: true});
      fs.writeFileSync(file, 'a picture');
    }
    recordStill(root, id);
  }
});

test.afterEach(() => {
  fs.rmSync(root, {recursive: true});
});

/** Changes a file of the first demo. */
const edit = (file: string, change: (code: string) => string): void => {
  const target = path.join(demosDir(root), 'fade-in', file);
  const before = fs.readFileSync(target, 'utf8');
  const after = change(before);
  expect(after).not.toBe(before);
  fs.writeFileSync(target, after);
};

test('stills of unchanged demos are up to date', () => {
  expect(findStaleStills(root)).toEqual([]);
});

test('a reformatted composition leaves its still up to date', async () => {
  const file = path.join(demosDir(root), 'fade-in/composition.tsx');
  const formatted = await format(fs.readFileSync(file, 'utf8'), {
    parser: 'typescript',
    printWidth: 60,
    useTabs: true,
    singleQuote: true,
    bracketSpacing: true,
    trailingComma: 'none',
    semi: false,
  });
  edit('composition.tsx', () => formatted);
  expect(findStaleStills(root)).toEqual([]);
});

test('a change in a file that the composition imports is noticed', () => {
  const parts = path.join(demosDir(root), 'fade-in/parts.ts');
  fs.writeFileSync(parts, "export const color = 'red';\n");
  edit('composition.tsx', (code) => `import {color} from './parts';\n${code}`);
  recordStill(root, 'fade-in');
  expect(findStaleStills(root)).toEqual([]);
  fs.writeFileSync(parts, "export const color = 'blue';\n");
  expect(findStaleStills(root)).toEqual([{id: 'fade-in', reason: 'changed after its still'}]);
});

test('a changed composition is noticed', () => {
  edit('composition.tsx', (code) => code.replace(/#[0-9a-f]{6}/, '#123456'));
  expect(findStaleStills(root)).toEqual([{id: 'fade-in', reason: 'changed after its still'}]);
});

test('a new title or alternative text leaves the still up to date', () => {
  edit('demo.ts', (code) =>
    code
      .replace(/title: '[^']+'/, "title: 'Another title'")
      .replace(/alt: '[^']+'/, "alt: 'Words.'"),
  );
  expect(findStaleStills(root)).toEqual([]);
});

test('a changed title among the default props is noticed', () => {
  edit('demo.ts', (code) => code.replace('defaultProps: {', "defaultProps: {title: 'Another', "));
  expect(findStaleStills(root)).toEqual([{id: 'fade-in', reason: 'changed after its still'}]);
});

test('a changed definition is noticed, and rendering settles it', () => {
  edit('demo.ts', (code) => code.replace(/stillFrame: (\d+)/, 'stillFrame: 1$1'));
  expect(findStaleStills(root)).toEqual([{id: 'fade-in', reason: 'changed after its still'}]);
  recordStill(root, 'fade-in');
  expect(findStaleStills(root)).toEqual([]);
});

test('a missing still is noticed', () => {
  fs.rmSync(stillFile(root, 'spring-config'));
  expect(findStaleStills(root)).toEqual([{id: 'spring-config', reason: 'has no still'}]);
});

test('a missing small still is noticed', () => {
  fs.rmSync(smallStillFile(root, 'spring-config'));
  expect(findStaleStills(root)).toEqual([{id: 'spring-config', reason: 'has no small still'}]);
});

test('a changed demo without a small still needs both', () => {
  fs.rmSync(smallStillFile(root, 'fade-in'));
  edit('composition.tsx', (code) => code.replace(/#[0-9a-f]{6}/, '#123456'));
  expect(findStaleStills(root)).toEqual([{id: 'fade-in', reason: 'changed after its still'}]);
});

test('a new demo has no still', () => {
  const folder = path.join(demosDir(root), 'brand-new');
  fs.cpSync(path.join(demosDir(root), 'fade-in'), folder, {recursive: true});
  expect(findStaleStills(root)).toEqual([{id: 'brand-new', reason: 'has no still'}]);
});

test('a still without a record counts as outdated', () => {
  fs.rmSync(path.join(demosDir(root), 'stills.json'));
  expect(findStaleStills(root)).toEqual(ids.map((id) => ({id, reason: 'changed after its still'})));
});

test('a still without a demo is noticed', () => {
  for (const file of [stillFile(root, 'gone'), smallStillFile(root, 'gone')]) {
    fs.writeFileSync(file, 'a picture');
    expect(findStaleStills(root)).toEqual([{id: 'gone', reason: 'unused still: no such demo'}]);
  }
});

test('a video that is older than its demo, and one without a demo, are noticed', () => {
  fs.mkdirSync(path.dirname(videoFile(root, 'fade-in')), {recursive: true});
  fs.writeFileSync(videoFile(root, 'fade-in'), '');
  recordVideo(root, 'fade-in');
  expect(findStaleVideos(root)).toEqual([]);
  edit('composition.tsx', (code) => code.replace(/#[0-9a-f]{6}/, '#123456'));
  fs.writeFileSync(videoFile(root, 'gone'), '');
  expect(findStaleVideos(root)).toEqual([
    {id: 'fade-in', reason: 'changed after its video'},
    {id: 'gone', reason: 'unused video: no such demo'},
  ]);
});

test('the record forgets demos that are gone', () => {
  fs.rmSync(path.join(demosDir(root), 'spring-config'), {recursive: true});
  fs.rmSync(stillFile(root, 'spring-config'));
  fs.rmSync(smallStillFile(root, 'spring-config'));
  recordStill(root, 'fade-in');
  const record = fs.readFileSync(path.join(demosDir(root), 'stills.json'), 'utf8');
  expect(Object.keys(JSON.parse(record) as object)).toEqual(['fade-in']);
  expect(findStaleStills(root)).toEqual([]);
});

/** The demos that have both stills. */
const withStills = (): string[] =>
  ids.filter((id) =>
    [stillFile(root, id), smallStillFile(root, id)].every((file) => fs.existsSync(file)),
  );

test('rendering one still anew leaves those of other demos alone, changed or not', () => {
  edit('composition.tsx', (code) => `${code}\nexport const other = 1;\n`);
  expect(clearStills(root, ['spring-config'])).toEqual(['spring-config']);
  expect(withStills()).toEqual(['fade-in']);
});

test('without a choice, changed demos are rendered anew; stills without a demo go', () => {
  fs.writeFileSync(stillFile(root, 'gone'), 'a picture');
  expect(clearStills(root, [])).toEqual([]);
  expect(fs.existsSync(stillFile(root, 'gone'))).toBe(false);
  edit('composition.tsx', (code) => `${code}\nexport const other = 1;\n`);
  expect(clearStills(root, [])).toEqual(['fade-in']);
  expect(withStills()).toEqual(['spring-config']);
});
