import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {expect, test} from '@playwright/test';
import {pageSteps} from 'docusaurus-markdown-pages/built-pages';

import {publishedAnchorsPlugin} from '../../../src/plugins/published-anchors';
import {
  formatPublishedAnchors,
  readPublishedAnchors,
  withPage,
} from '../../../src/plugins/published-anchors/anchors';

/** What a build whose ledger has two headings of /docs/a says about a page. */
const problemOf = async (address: string, main: string): Promise<string | undefined> => {
  const siteDir = test.info().outputPath('site');
  fs.mkdirSync(path.join(siteDir, 'docs'), {recursive: true});
  fs.writeFileSync(
    path.join(siteDir, 'docs/published-anchors.json'),
    '{"/docs/a": "usage see-also"}',
  );
  const context = {siteDir, baseUrl: '/base/'} as LoadContext;
  publishedAnchorsPlugin(context);
  const [step] = pageSteps(context);
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
  expect(problem).not.toContain('see-also');
});

test('an element with the old id is enough, and other pages are free', async () => {
  const main = '<span id="usage"></span><h2 class="b" id=use>Use</h2><h2 id=see-also>…</h2>';
  expect(await problemOf('/base/docs/a/', main)).toBeUndefined();
  expect(await problemOf('/base/docs/b', '<h2 id=x>X</h2>')).toBeUndefined();
});

test('new headings are added to a page, and no id goes', () => {
  const before = {'/docs/a': ['usage'], '/docs/z': ['old']};
  const main = '<h1 id=title>A</h1><h2 id=props>Props</h2><div id=box></div><h3 id=_R_1_>…</h3>';
  const after = withPage(before, {address: '/docs/a', main}, '/');
  expect(after).toEqual({'/docs/a': ['usage', 'props'], '/docs/z': ['old']});
  expect(withPage(after, {address: '/docs/errors/media', main}, '/')).toBe(after);
});

test('what is written is read again', () => {
  const siteDir = test.info().outputPath('written');
  fs.mkdirSync(path.join(siteDir, 'docs'), {recursive: true});
  const ledger = {'/docs/z': ['a'], '/docs/a': ['b', 'c']};
  fs.writeFileSync(
    path.join(siteDir, 'docs/published-anchors.json'),
    formatPublishedAnchors(ledger),
  );
  expect(readPublishedAnchors(siteDir)).toEqual(ledger);
  expect(readPublishedAnchors(path.join(siteDir, 'docs'))).toEqual({});
});
