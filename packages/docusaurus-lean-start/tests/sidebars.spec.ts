import fs from 'node:fs';
import path from 'node:path';

import {expect, test} from '@playwright/test';

import sidebarsLoader from '../lib/sidebars/sidebarsLoader.cjs';

const data = '.docusaurus/docusaurus-plugin-content-docs/default/p/docs-175.json';

const link = {type: 'link', label: 'Spring', href: '/docs/spring', docId: 'spring'};
const category = {type: 'category', label: 'Motion', collapsible: true, collapsed: true};

const versionWith = (item: object): string =>
  JSON.stringify({
    version: {
      pluginId: 'default',
      version: 'current',
      label: 'Next',
      docsSidebars: {main: [{...category, items: [item]}], api: []},
      docs: {spring: {id: 'spring', title: 'Spring', description: 'Moves like a spring.'}},
    },
  });

const load = (file: string, source: string, resourceQuery = '', rootContext = '/site'): string =>
  sidebarsLoader.call(
    {
      resourcePath: path.join(rootContext, file),
      resourceQuery,
      getOptions: () => ({generatedFilesDir: path.join(rootContext, '.docusaurus')}),
      addDependency: () => undefined,
    },
    source,
  );

test('the data of a page names the sidebars, which are a file of their own', () => {
  expect(JSON.parse(load(data, versionWith(link)))).toEqual({
    version: {
      pluginId: 'default',
      version: 'current',
      label: 'Next',
      docsSidebars: {main: [], api: []},
      docs: {},
    },
  });
  expect(JSON.parse(load(data, versionWith(link), '?sidebars'))).toEqual({
    pluginId: 'default',
    version: 'current',
    docsSidebars: {main: [{...category, items: [link]}], api: []},
  });
});

test('other data of the docs stays as it is', () => {
  const tag = '{"tag": {"label": "audio"}}';
  expect(load(data, tag)).toBe(tag);
});

test('sidebars that a page does not show in full stay in its data', () => {
  for (const item of [
    {type: 'html', value: '<hr>'},
    {...link, className: 'new'},
  ]) {
    expect(load(data, versionWith(item))).toBe(versionWith(item));
  }
});

test('cards, which need the descriptions of all docs, are an error', () => {
  const card = 'node_modules/@docusaurus/theme-classic/lib/theme/DocCard/index.js';
  const isLoaded = (file: string): boolean =>
    sidebarsLoader.files.some((known) => known instanceof RegExp && known.test(file));
  expect(isLoaded(card)).toBe(true);
  expect(isLoaded('src/theme/DocCard.tsx')).toBe(true);
  expect(isLoaded('src/theme/DocCardList/index.tsx')).toBe(false);
  expect(() => load(card, '')).toThrow(/set the option "lateSidebars" to false/);
});

test('the sidebars of each version are imported', () => {
  const site = test.info().outputPath('site');
  fs.mkdirSync(path.join(site, path.dirname(data)), {recursive: true});
  fs.writeFileSync(path.join(site, data), versionWith(link));
  fs.writeFileSync(path.join(site, path.dirname(data), 'tag.json'), '{}');
  const files = 'files.ts';
  const source = fs.readFileSync(path.join(__dirname, '../lib/sidebars', files), 'utf8');
  const imports = load(files, source, '', site).match(/import\([^)]*\)/g);
  expect(imports).toEqual([expect.stringContaining('docs-175.json?sidebars')]);
  fs.writeFileSync(path.join(site, data), '{}');
  expect(load(files, source, '', site)).toBe(source);
  expect(() => load(files, 'export {};', '', site)).toThrow(
    /^docusaurus-lean-start\/sidebars: .*adapt .*sidebarsLoader\.cjs/,
  );
});
