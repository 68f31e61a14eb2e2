import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {projectFiles} from 'project-trial';

import manifest from '../../../package.json';

const root = path.resolve(__dirname, '../../..');
const source = path.join(root, 'src');

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

/** Commands whose script has another name than they have, with a hyphen for the colon. */
const misnamed = (scripts: Readonly<Record<string, string>>): string[] =>
  Object.entries(scripts).flatMap(([command, run]) => {
    const [, file] = /^tsx scripts\/(\S+)\.ts$/u.exec(run) ?? [];
    return file === undefined || file === command.replace(':', '-') ? [] : [`${command}: ${run}`];
  });

test('a script is named after its command', () => {
  expect(
    misnamed({'a:b': 'tsx scripts/a-b.ts', c: 'tsx scripts/cs.ts', size: 'size-limit'}),
  ).toEqual(['c: tsx scripts/cs.ts']);
  expect(misnamed(manifest.scripts)).toEqual([]);
});

test('no file of the project is empty: what a slip in a shell creates is', () => {
  const files = projectFiles(root);
  expect(files.length).toBeGreaterThan(3000);
  expect(files.filter((file) => fs.statSync(path.join(root, file)).size === 0)).toEqual([]);
});
