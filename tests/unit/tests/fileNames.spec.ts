import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';

const source = path.resolve(__dirname, '../../../src');

/** Modules that plugins can't import: what Docusaurus loads them with prefers a `.json`. */
const hiddenModules = (files: readonly string[]): string[] =>
  files.filter(
    (file) => /\.tsx?$/u.test(file) && files.includes(file.replace(/\.tsx?$/u, '.json')),
  );

test('no JSON file has the name of a module beside it', () => {
  expect(hiddenModules(['a.ts', 'a.json', 'b.json', 'b/b.ts', 'c.tsx', 'c.json'])).toEqual([
    'a.ts',
    'c.tsx',
  ]);
  const files = fs.readdirSync(source, {recursive: true, encoding: 'utf8'});
  expect(hiddenModules(files), 'rename the JSON file beside these').toEqual([]);
});
