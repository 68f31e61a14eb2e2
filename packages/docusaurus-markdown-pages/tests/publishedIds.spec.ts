import fs from 'node:fs';
import path from 'node:path';

import type {LoadContext} from '@docusaurus/types';
import {expect, test} from '@playwright/test';

import {passOf} from '../lib/pageSteps';
import {openPublishedIds, publishedIdsPlugin, type PublishedIds} from '../lib/publishedIds';

const file = 'docs/published-ids.json';

/** A site whose ledger has this text. */
const siteWith = (ledger: string): string => {
  const siteDir = test.info().outputPath('site');
  fs.mkdirSync(path.join(siteDir, 'docs'), {recursive: true});
  fs.writeFileSync(path.join(siteDir, file), ledger);
  return siteDir;
};

/** What a build whose ledger has two headings of /docs/a says about a page. */
const problemOf = async (address: string, main: string): Promise<string | undefined> => {
  const siteDir = siteWith('{"/docs/a": "usage see-also"}');
  const context = {siteDir, baseUrl: '/base/'} as LoadContext;
  publishedIdsPlugin(context, {file});
  const [step] = passOf(context).steps;
  const reader = await step?.({outDir: siteDir, pages: [], routes: []});
  try {
    reader?.read?.({
      address,
      file: 'index.html',
      html: main,
      main,
      mainElement: undefined,
      head: {} as never,
    });
    return undefined;
  } catch (error) {
    return String(error);
  }
};

test('a build fails if a heading has lost its id, and says what to do', async () => {
  const problem = await problemOf('/base/docs/a', '<h2 id=use>Use</h2><h2 id="see-also">…</h2>');
  expect(problem).toContain('#usage');
  expect(problem).toContain('<span id="usage" />');
  expect(problem).toContain(file);
  expect(problem).not.toContain('see-also');
});

test('an element with the old id is enough, and other pages are free', async () => {
  const main = '<span id="usage"></span><h2 class="b" id=use>Use</h2><h2 id=see-also>…</h2>';
  expect(await problemOf('/base/docs/a/', main)).toBeUndefined();
  expect(await problemOf('/base/docs/b', '<h2 id=x>X</h2>')).toBeUndefined();
});

const open = (siteDir: string): PublishedIds =>
  openPublishedIds(
    {siteDir, baseUrl: '/'},
    {file, isGenerated: (address) => address.startsWith('/docs/errors/')},
  );

test('new headings are added to a page, and no id goes', () => {
  const published = open(siteWith('{"/docs/a": "usage", "/docs/z": "old"}'));
  const main = '<h1 id=title>A</h1><h2 id=props>Props</h2><div id=box></div><h3 id=_R_1_>…</h3>';
  expect(published.unrecorded({address: '/docs/a', main})).toEqual(['props']);
  published.record({address: '/docs/a', main});
  const after = {'/docs/a': ['usage', 'props'], '/docs/z': ['old']};
  expect(Object.fromEntries(published.pages)).toEqual(after);
  published.record({address: '/docs/errors/media', main});
  expect(Object.fromEntries(published.pages)).toEqual(after);
});

test('what is written is read again, in the order of the addresses', () => {
  const siteDir = siteWith('{}');
  const published = open(siteDir);
  published.record({address: '/docs/z', main: '<h2 id=a>A</h2>'});
  published.record({address: '/docs/a', main: '<h2 id=b>B</h2><section id=c></section>'});
  published.write();
  expect(fs.readFileSync(path.join(siteDir, file), 'utf8')).toBe(
    '{\n  "/docs/a": "b c",\n  "/docs/z": "a"\n}\n',
  );
  expect(Object.fromEntries(open(siteDir).pages)).toEqual({
    '/docs/z': ['a'],
    '/docs/a': ['b', 'c'],
  });
  expect([...open(path.join(siteDir, 'docs')).pages]).toEqual([]);
});
