import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {expect, test} from '@playwright/test';

import {namedFiles} from '../../../scripts/lib/namedFiles';

let root = '';

test.beforeAll(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'named-files-'));
  for (const file of ['docs/a.mdx', 'docs/b/c.md', 'docs/b/picture.png', 'src/d.ts']) {
    fs.mkdirSync(path.dirname(path.join(root, file)), {recursive: true});
    fs.writeFileSync(path.join(root, file), '');
  }
});

test.afterAll(() => {
  fs.rmSync(root, {recursive: true});
});

const named = (...names: string[]): string[] =>
  namedFiles(
    root,
    names.map((name) => path.join(root, name)),
  );

test('a folder stands for the pages in it; each page comes once', () => {
  expect(named('docs')).toEqual(['docs/a.mdx', 'docs/b/c.md']);
  expect(named('docs/b/c.md', 'docs/b', 'docs/a.mdx')).toEqual(['docs/b/c.md', 'docs/a.mdx']);
});

test('a check may look at other files', () => {
  const isSource = (file: string): boolean => file.endsWith('.ts');
  expect(namedFiles(root, [root], isSource)).toEqual(['src/d.ts']);
});

test('what does not exist, is no page or holds none is an error', () => {
  expect(() => named('docs/gone.mdx')).toThrow(/gone\.mdx does not exist$/);
  expect(() => named('src/d.ts')).toThrow(/d\.ts is not a page, and contains none$/);
  expect(() => named('docs', 'src')).toThrow(/src is not a page, and contains none$/);
});
