import fs from 'node:fs';
import path from 'node:path';

import {expect, test} from '@playwright/test';

import {exactly} from '../lib/exactly';
import {openImportGraph} from '../lib/importGraph';

const write = (files: Readonly<Record<string, string>>): string => {
  const root = test.info().outputPath('project');
  for (const [file, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(root, file)), {recursive: true});
    fs.writeFileSync(path.join(root, file), text);
  }
  return root;
};

const files = {
  'src/a.ts': "import type {B} from './b';\nexport {c} from '~/src/c';\n",
  'src/b/index.ts': "export const load = () => import('tiny/format');\n",
  'src/d.ts': "import tiny from 'tiny';\n",
  'src/c.tsx': "import react from 'react';\n",
  'scripts/start.ts': "const page = 'src/c.tsx';\n",
  'tests/a.spec.ts': "import '../src/a';\nspawn('scripts/start.ts');\n",
  'packages/tiny/package.json':
    '{"name": "tiny", "exports": {"./format": "./lib/format.ts", ".": {"types": "./t.ts", "default": "./lib/all.ts"}}}',
  // What packs the package at this moment.
  'packages/.pack-tiny/package.json':
    '{"name": "tiny", "exports": {"./format": "./dist/format.js"}}',
  'packages/tiny/lib/all.ts': '',
  'packages/tiny/lib/format.ts': '',
};

test('imports are followed: relative ones, from the root, of workspace packages, and dynamic ones', () => {
  const graph = openImportGraph(write(files), {rootAlias: '~/'});
  expect(graph.directOf('src/a.ts')).toEqual(['src/b/index.ts', 'src/c.tsx']);
  expect(graph.directOf('src/d.ts')).toEqual(['packages/tiny/lib/all.ts']);
  expect([...graph.neededBy('tests/a.spec.ts')].sort()).toEqual([
    'packages/tiny/lib/format.ts',
    'src/a.ts',
    'src/b/index.ts',
    'src/c.tsx',
    'tests/a.spec.ts',
  ]);
});

test('paths in texts are followed where that is wanted', () => {
  const root = write(files);
  const named = openImportGraph(root, {namedIn: ['scripts']});
  expect(named.directOf('tests/a.spec.ts')).toEqual(['src/a.ts', 'scripts/start.ts']);
  // Of folders that aren't listed, no paths.
  expect(named.directOf('scripts/start.ts')).toEqual([]);
  expect(openImportGraph(root).directOf('tests/a.spec.ts')).toEqual(['src/a.ts']);
});

test('test files are named so that no other one matches', () => {
  const [argument = ''] = exactly(['tests/a.spec.ts']);
  expect('tests/a.spec.ts').toMatch(new RegExp(argument));
  expect('tests/aXspec.ts').not.toMatch(new RegExp(argument));
  expect('tests/a.spec.tsx').not.toMatch(new RegExp(argument));
});
