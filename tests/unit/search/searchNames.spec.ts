import fs from 'node:fs';
import path from 'node:path';

import {expect, test} from '@playwright/test';

import {searchNames} from '../../../src/data/search-names';
import {searchPhrases} from '../../../src/data/search-phrases';

const root = path.resolve(__dirname, '..', '..', '..');

for (const [list, entries] of Object.entries({
  'search-names.ts': searchNames,
  'search-phrases.ts': searchPhrases,
})) {
  test(`each page in ${list} exists`, () => {
    const gone = Object.keys(entries).filter((file) => !fs.existsSync(path.join(root, file)));
    expect(gone, `Rename or delete their entries in src/data/${list}.`).toEqual([]);
  });
}

test('a phrase has words, stands once on its page, and is not split in the middle', () => {
  const wrong = Object.entries(searchPhrases).flatMap(([file, phrases]) =>
    phrases
      .filter((phrase, place) => !/^\S.*\S$|^\S$/.test(phrase) || phrases.indexOf(phrase) !== place)
      .map((phrase) => `${file}: "${phrase}"`),
  );
  expect(wrong).toEqual([]);
});

test('a name belongs to one page', () => {
  const names = Object.values(searchNames)
    .flat()
    .map((name) => name.toLowerCase());
  expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([]);
});
