import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';

const root = path.resolve(__dirname, '../../..');

/** The folders that the map of CONTRIBUTING.md names at an indentation. */
const mapped = (indent: string): string[] => {
  const [, map = ''] =
    /^## Map\n+```\n(.*?)```/msu.exec(
      fs.readFileSync(path.join(root, 'CONTRIBUTING.md'), 'utf8'),
    ) ?? [];
  const start = new RegExp(`^${indent}((?:[\\w-]+/ ?)+)`, 'u');
  return map
    .split('\n')
    .flatMap((line) => start.exec(line)?.[1]?.match(/[\w-]+/gu) ?? [])
    .sort();
};

/** Folders at a place. */
const folders = (place: string): string[] =>
  fs
    .readdirSync(path.join(root, place), {withFileTypes: true})
    .filter((entry) => entry.isDirectory())
    .map(({name}) => name)
    .sort();

test('the map in CONTRIBUTING.md names each folder of src, and no other', () => {
  expect(mapped('  ')).toEqual(folders('src'));
});

test('each folder at the top that the map names exists', () => {
  const named = mapped('');
  expect(named.length).toBeGreaterThan(5);
  expect(folders('.')).toEqual(expect.arrayContaining(named));
});
