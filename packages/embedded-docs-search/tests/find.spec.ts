import {expect, test} from '@playwright/test';

import type {IndexedPage} from '../lib/buildIndex.ts';
import {Finder} from '../lib/find.ts';
import type {NamesFile, WordsFile} from '../lib/format.ts';
import {readNames} from '../lib/names.ts';
import {readQuery} from '../lib/query.ts';
import {defaultSettings} from '../lib/settings.ts';
import {openIndex, page, section} from './pages.ts';

/** The score of the first page that each of the queries finds. */
const scoresOf = (pages: readonly IndexedPage[], queries: readonly string[]): number[] => {
  const {files} = openIndex(pages, {});
  const read = (file: string): unknown => JSON.parse(files.get(file) ?? 'null');
  const names = readNames(read('names.json') as NamesFile);
  const words = [...files.keys()].filter((file) => file.startsWith('words/')).map(read);
  const finder = new Finder({...names, settings: defaultSettings});
  return queries.map(
    (query) => finder.find(query, readQuery(query, new Map()), words as WordsFile[])[0]?.score ?? 0,
  );
};

for (const [where, fields] of Object.entries({
  'a title': {title: 'Whistling people'},
  'a heading': {sections: [section('Whistling people')]},
  'a text': {sections: [section('', 'Whistling people.')]},
})) {
  test(`only the last word of a query may be unfinished: in ${where}`, () => {
    const [last = 0, first = 0] = scoresOf(
      [page('/docs/marmots', fields), page('/docs/other')],
      ['people whist', 'whist people'],
    );
    expect(first).toBeGreaterThan(0);
    expect(last).toBeGreaterThan(first);
  });
}

test('an identifier in a text says more than a word in it', () => {
  const [identifier = 0, word = 0] = scoresOf(
    [
      page('/docs/a', {sections: [section('', 'Call delayMarmot first.')]}),
      page('/docs/b', {sections: [section('', 'Call whistling first.')]}),
    ],
    ['delayMarmot', 'whistling'],
  );
  expect(word).toBeGreaterThan(0);
  expect(identifier).toBeGreaterThan(word * 1.2);
});

test('a page that lacks a word of the query loses more than its share', () => {
  const pages = [page('/docs/a', {title: 'Marmots whistle'}), page('/docs/b', {title: 'Beavers'})];
  const [both = 0, one = 0] = scoresOf(pages, ['marmots whistle', 'marmots beavers']);
  expect(one).toBeGreaterThan(0);
  expect(one).toBeLessThan(both / 2);
});
