import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {expect, test} from '@playwright/test';

import {
  openCache,
  openFileCache,
  removeOldEntries,
  type Cache,
} from '../../../src/content/diskCache';

let siteDir: string;

const write = (file: string, text: string): void => {
  const full = path.join(siteDir, file);
  fs.mkdirSync(path.dirname(full), {recursive: true});
  fs.writeFileSync(full, text);
};

test.beforeEach(() => {
  siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'disk-cache-'));
  write('tools/reader.ts', 'reader');
});

test.afterEach(() => {
  fs.rmSync(siteDir, {recursive: true, force: true});
});

const folder = (): string => path.join(siteDir, 'node_modules/.cache/site');

/** The cache as a run of its own opens it. */
const open = (): Cache<{value: number}> =>
  openCache(siteDir, 'values', [path.join(siteDir, 'tools')]);

/** The only entry. */
const entryFile = (): string => {
  const [name = ''] = fs.readdirSync(path.join(folder(), 'values'));
  return path.join(folder(), 'values', name);
};

test('a value is found again by what it was made of, also by later runs', () => {
  open().set(['a', 'b'], {value: 1});
  expect(open().get(['a', 'b'])).toEqual({value: 1});
  expect(open().get(['ab'])).toBeUndefined();
  expect(openCache(siteDir, 'others', []).get(['a', 'b'])).toBeUndefined();
});

test('files are kept as they are', () => {
  const picture = new Uint8Array([0, 10, 255, 13]);
  const open = () => openFileCache(siteDir, 'pictures', []);
  open().set(['a'], picture);
  expect([...(open().get(['a']) ?? [])]).toEqual([...picture]);
});

for (const [what, file] of [
  ['the code that makes it', 'tools/reader.ts'],
  ['an installed package', 'node_modules/.package-lock.json'],
] as const) {
  test(`a value is not found once ${what} has changed`, () => {
    open().set(['a'], {value: 1});
    write(file, 'changed');
    expect(open().get(['a'])).toBeUndefined();
  });
}

for (const [what, change] of [
  ['damaged', (text: string) => text.replace('1}', '2}')],
  ['cut off', (text: string) => text.slice(0, -1)],
  ['of another format', (text: string) => text.replace('docs-cache', 'other-cache')],
  ['empty', () => ''],
] as const) {
  test(`a cache with an entry that is ${what} is deleted, with one line`, () => {
    open().set(['a'], {value: 1});
    openFileCache(siteDir, 'pictures', []).set(['a'], new Uint8Array([1]));
    fs.writeFileSync(entryFile(), change(fs.readFileSync(entryFile(), 'utf8')));
    const lines: unknown[] = [];
    const {warn} = console;
    console.warn = (line: unknown) => lines.push(line);
    try {
      expect(open().get(['a'])).toBeUndefined();
      expect(open().get(['b'])).toBeUndefined();
    } finally {
      console.warn = warn;
    }
    expect(lines).toEqual([expect.stringMatching(/is damaged or has another format/)]);
    expect(fs.existsSync(folder())).toBe(false);
    open().set(['a'], {value: 1});
    expect(open().get(['a'])).toEqual({value: 1});
  });
}

test('entries that no run has read for long are removed, and the oldest ones of too many', () => {
  const age = (days: number): void => {
    const moment = new Date(Date.now() - days * 24 * 60 * 60 * 1000);
    for (const name of fs.readdirSync(path.join(folder(), 'values'))) {
      const file = path.join(folder(), 'values', name);
      if (fs.statSync(file).mtimeMs > Date.now() - 60_000) fs.utimesSync(file, moment, moment);
    }
  };
  for (const [input, days] of [
    ['unused', 100],
    ['old', 9],
    ['used', 8],
  ] as const) {
    open().set([input], {value: 1});
    age(days);
  }
  expect(open().get(['used'])).toEqual({value: 1});
  removeOldEntries(siteDir);
  expect(open().get(['unused'])).toBeUndefined();
  expect(open().get(['old'])).toEqual({value: 1});
  age(9);
  expect(open().get(['used'])).toEqual({value: 1});
  const {size} = fs.statSync(entryFile());
  fs.rmSync(path.join(folder(), 'cleaned'));
  open().set(['new'], {value: 1});
  removeOldEntries(siteDir, 2.5 * size);
  expect(open().get(['new'])).toEqual({value: 1});
});
