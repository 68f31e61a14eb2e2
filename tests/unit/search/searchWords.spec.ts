import fs from 'node:fs';
import path from 'node:path';

import {expect, test} from '@playwright/test';

import {searchWords} from '../../../src/plugins/search-index/searchWords';

const root = path.resolve(__dirname, '..', '..', '..');
const list = 'src/data/search-words.csv';
const entries = [...searchWords];

test('each page of the list exists, stands in it once, and has words', () => {
  const pages = fs
    .readFileSync(path.join(root, list), 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split(',')[0] ?? '');
  expect(pages.length).toBeGreaterThan(700);
  expect(pages.filter((page, place) => pages.indexOf(page) !== place)).toEqual([]);
  const gone = pages.filter((page) => !fs.existsSync(path.join(root, page)));
  expect(gone, `Rename or delete their rows in ${list}.`).toEqual([]);
  const empty = entries.filter(([, {names, phrases}]) => names.length + phrases.length === 0);
  expect(empty.map(([page]) => page)).toEqual([]);
});

test('a name or phrase has words, stands once on its page, and is not split in the middle', () => {
  const wrong = entries.flatMap(([file, {names, phrases}]) =>
    [names, phrases].flatMap((texts) =>
      texts
        .filter((text, place) => !/^\S.*\S$|^\S$/.test(text) || texts.indexOf(text) !== place)
        .map((text) => `${file}: "${text}"`),
    ),
  );
  expect(wrong).toEqual([]);
  expect(searchWords.get('docs/angular.mdx')?.phrases).toEqual(['ng component']);
});

test('a name belongs to one page', () => {
  const names = entries.flatMap(([, words]) => words.names).map((name) => name.toLowerCase());
  expect(names.length).toBeGreaterThan(100);
  expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([]);
});
