import fs from 'node:fs';
import path from 'node:path';

import {expect, test} from '@playwright/test';

import {searchNames} from '../../../src/data/search-names';

const root = path.resolve(__dirname, '..', '..', '..');

test('each page that has other names exists', () => {
  const gone = Object.keys(searchNames).filter((file) => !fs.existsSync(path.join(root, file)));
  expect(gone, 'Rename or delete their entries in src/data/search-names.ts.').toEqual([]);
});

test('a name belongs to one page', () => {
  const names = Object.values(searchNames)
    .flat()
    .map((name) => name.toLowerCase());
  expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([]);
});
