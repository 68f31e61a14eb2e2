import {expect, test} from '@playwright/test';

import {checkReference, type ReferenceRules} from '../../../scripts/lib/api/reference';
import {parsePage} from '../../../src/content/page';
import {apiPage, type ApiPage} from '../../../src/toolkit-api/pages/apiPage';
import type {ApiException} from '../../../src/toolkit-api/exceptions';
import {fixturePage, lines, readFixtureToolkit} from './toolkit';

const model = readFixtureToolkit();
let pages: ApiPage[] = [];
const reason = 'of no use';

test.beforeAll(async () => {
  pages = await Promise.all(['pass/play', 'pass/show'].map(fixturePage));
});

const rules = (exceptions: ApiException[]): ReferenceRules => ({
  exceptions,
  exceptionsFile: 'exceptions.ts',
  exceptionsText: ['// first line', ...exceptions.map((item) => `export: '${item.export}'`)].join(
    '\n',
  ),
});

const complete: ApiException[] = [
  {entry: 'remotion', export: 'PlayOptions', reason},
  {entry: 'remotion', export: 'Config', reason},
  {entry: 'remotion', export: 'Unused', reason},
];

const check = (exceptions: ApiException[], from: ApiPage[] = pages): string[] =>
  lines(checkReference(model, from, rules(exceptions)).findings);

test('pages and exceptions together are complete', () => {
  expect(check(complete)).toEqual([]);
});

test('an export without a page is found', () => {
  expect(check(complete.slice(0, 2))).toEqual([
    'exceptions.ts:1 remotion#Unused has no page — add "remotion#Unused" to the "api" key of the page that documents it, or an exception with its reason to exceptions.ts',
  ]);
});

test('exports are counted by package', () => {
  const result = checkReference(model, pages, rules(complete.slice(0, 2)));
  expect(result.coverage.get('remotion')).toEqual({
    documented: ['remotion#play', 'remotion#show', 'remotion#Easing'],
    excepted: ['remotion#Config', 'remotion#PlayOptions'],
    missing: ['remotion#Unused'],
  });
});

test('a stale exception is found', () => {
  expect(
    check([
      ...complete,
      {entry: 'remotion', export: 'play', reason},
      {entry: 'remotion', export: 'gone', reason},
      {entry: 'remotion', export: 'show', option: 'speed', reason},
      {entry: 'remotion', export: 'show', option: 'options.width', reason},
      {entry: 'remotion', export: 'Easing', reason: ' '},
    ]),
  ).toEqual([
    'exceptions.ts:5 the exception names remotion#play, which docs/play.mdx documents — remove it',
    'exceptions.ts:6 the exception names remotion#gone, which does not exist — remove it',
    'exceptions.ts:7 the exception names remotion#show, option speed, which does not exist — remove it',
    'exceptions.ts:7 the exception names remotion#show, option options.width, which docs/show.mdx:16 documents — remove it',
    'exceptions.ts:9 the exception for remotion#Easing has no reason — give one',
  ]);
});

test('an exception for a field is not stale because another field has the same name', async () => {
  const front = '---\napi: [remotion#play, remotion#Config]\n---\n';
  const page = apiPage(
    await parsePage(
      'docs/play.mdx',
      `${front}\n## Options\n\n### \`config?\`\n\n## \`Config\`\n\n### \`mass\`\n`,
    ),
  );
  const exceptions = [{entry: 'remotion', export: 'play', option: 'options.config.mass', reason}];
  const stale = check(exceptions, [page]).filter((line) => line.includes('the exception names'));
  expect(stale).toEqual([]);
});
