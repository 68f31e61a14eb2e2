import {readFileSync} from 'node:fs';
import path from 'node:path';

import {expect, test} from '@playwright/test';
import {formatFinding} from 'mdx-docs-checker/findings';
import {isMigration, readMigration, searchProblems} from 'mdx-docs-checker/migrations';

import {migrationProblems, packagesFor} from '../../../scripts/lib/migrations/migrationProblems';
import {findPages} from '../../../scripts/lib/samples/pages';
import {parsePage, readPage} from '../../../src/content/page';
import type {Versions} from '../../../src/markdown/frontMatter';

const ROOT = path.resolve(__dirname, '../../..');

const fixture = (name: string): string =>
  readFileSync(path.join(ROOT, 'tests/fixtures/migrations', `${name}.mdx`), 'utf8');

const problemsOf = async (text: string): Promise<string[]> => {
  const {findings} = migrationProblems(ROOT, await parsePage('docs/a.mdx', text));
  return findings.map(formatFinding);
};

test('old code that compiles and is found has no problems', async () => {
  expect(await problemsOf(fixture('right'))).toEqual([]);
});

test('old code that never worked, and searches that do not find it, are findings', async () => {
  expect(await problemsOf(fixture('wrong'))).toEqual([
    'docs/a.mdx:18 search "No search" changes code, but names no search for it: add **Search:** with a command',
    'docs/a.mdx:1 checklist add a section "Checklist"',
    'docs/a.mdx:5 search the search in "Never was" doesn\'t find the old code in its samples',
    expect.stringMatching(/^docs\/a\.mdx:14 search the search in "Broken search" doesn't run: /),
    expect.stringMatching(
      /^docs\/a\.mdx:8:9 TS2305 .*'measureTime'.* \(old code, installed packages\)$/,
    ),
  ]);
});

test('the packages are those that the code imports, up to the version', async () => {
  const text = fixture('right')
    .replace(
      'kind: migration',
      'kind: migration\nmigration:\n  before: {remotion: 3.3.103, react: 18}',
    )
    .replace("from 'remotion'", "from '@remotion/media-utils'");
  const {before, oldSamples} = readMigration<Versions>(await parsePage('docs/a.mdx', text));
  expect(before && packagesFor(before, oldSamples)).toEqual([
    'remotion@3.3.103',
    '@remotion/media-utils@<=3.3.103',
    '@types/react@18',
    '@types/react-dom@18',
    '@types/node@20',
  ]);
});

test('new code for an older version is what its sample is without the removed lines', async () => {
  const text = fixture('right')
    .replace(
      'kind: migration',
      'kind: migration\nmigration:\n  after: {remotion: 3.0.0, react: 18}',
    )
    .replace('"src/timing.ts"', '"src/timing.ts" nocheck="API of version 3"');
  const {newSamples} = readMigration(await parsePage('docs/a.mdx', text));
  expect(newSamples.map(({code}) => code.split('\n'))).toEqual([
    ["import {measureSpring} from 'remotion';", '', '', 'measureSpring({fps: 30});'],
  ]);
});

test('the migration pages have searches that find their old code, and checklists', async () => {
  const all = await Promise.all(findPages(ROOT).map((file) => readPage(ROOT, file)));
  const pages = all.filter(isMigration);
  expect(pages.length).toBeGreaterThan(4);
  for (const page of pages) {
    const migration = readMigration(page);
    expect([...migration.problems, ...searchProblems(migration)].map(formatFinding)).toEqual([]);
  }
});
