import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';

import {defineFact, noteFact, recordFacts, refreshFacts} from '../../../src/content/dependencies';

const facts = new Map<string, unknown>();
defineFact('test', (_, id) => facts.get(id));

/** A page of a site of its own that has facts in it. */
const compile = async (name: string, ids: readonly string[]): Promise<string> => {
  const page = path.join(siteDir, name);
  fs.mkdirSync(path.dirname(page), {recursive: true});
  fs.writeFileSync(page, 'Text');
  for (const id of ids) noteFact(page, 'test', id);
  await recordFacts(siteDir, page);
  return page;
};

let siteDir: string;

test.beforeEach(() => {
  siteDir = test.info().outputPath('site');
  facts.clear();
});

test('a page is compiled again when a fact changes that it takes, and no other page', async () => {
  facts.set('heading', 'id').set('term', {href: '/a'});
  const first = await compile('docs/first.mdx', ['heading', 'gone']);
  const second = await compile('docs/second.mdx', ['term']);
  await compile('docs/third.mdx', []);
  expect(await refreshFacts(siteDir)).toEqual([]);
  facts.set('heading', 'other-id');
  expect(await refreshFacts(siteDir)).toEqual([first]);
  expect(await refreshFacts(siteDir)).toEqual([]);
  facts.set('term', {href: '/b'});
  expect(await refreshFacts(siteDir)).toEqual([second]);
  facts.set('gone', 'there now');
  expect(await refreshFacts(siteDir)).toEqual([first]);
});

test('the file that the bundler watches is written when it has to compile, and only then', async () => {
  facts.set('heading', 'id');
  const page = await compile('docs/a.mdx', ['heading']);
  const file = await recordFacts(siteDir, page);
  await refreshFacts(siteDir);
  expect(fs.existsSync(file)).toBe(false);
  facts.set('heading', 'other-id');
  await refreshFacts(siteDir);
  const {mtimeMs} = fs.statSync(file);
  await recordFacts(siteDir, page);
  await refreshFacts(siteDir);
  expect(fs.statSync(file).mtimeMs).toBe(mtimeMs);
});
