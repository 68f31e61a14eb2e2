import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

import {expect, test} from '@playwright/test';
import {z} from 'zod';

import {readRooms, roomOf} from '../../../scripts/lib/rooms/rooms.mjs';

const root = path.resolve(__dirname, '../../..');

const table = (...rows: string[]): string =>
  ['| Room | Runs in | Has | May import |', '| --- | --- | --- | --- |', ...rows, ''].join('\n');

test('a room may import what its row names, or all above it', () => {
  const rooms = readRooms(
    table(
      '| `src/a` | both | one | |',
      '| `src/a/b` | build | two | `src/a` |',
      '| `tests` | Node.js | three | all above |',
    ),
  );
  expect([...rooms]).toEqual([
    ['src/a', []],
    ['src/a/b', ['src/a']],
    ['tests', ['src/a', 'src/a/b']],
  ]);
  expect(roomOf(rooms, 'src/a/b/c.ts')).toBe('src/a/b');
  expect(roomOf(rooms, 'src/ab/c.ts')).toBeUndefined();
});

test('an import that would run back is refused in the table itself', () => {
  expect(() =>
    readRooms(table('| `src/a` | both | one | `src/b` |', '| `src/b` | both | two | |')),
  ).toThrow('the row of "src/a" may only name rooms above it, unlike "src/b"');
  expect(() => readRooms('No table.\n')).toThrow('the row of ""');
});

/** What the linter's rule says of a file with a text. */
const reported = (file: string, text: string): string => {
  const full = path.join(root, file);
  fs.writeFileSync(full, text);
  try {
    const oxlint = path.join(root, 'node_modules/.bin/oxlint');
    execFileSync(oxlint, ['--format=unix', file], {cwd: root, encoding: 'utf8', stdio: 'pipe'});
    return '';
  } catch (error) {
    return z.object({stdout: z.string()}).parse(error).stdout;
  } finally {
    fs.rmSync(full);
  }
};

test('the linter reports an import that the table does not have', () => {
  const name = 'src/data/roomsFixture.ts';
  const site = "import {site} from '../config/site';\n\nexport const title = site.title;\n";
  expect(reported(name, site)).toBe('');
  const home = "export * from '@site/src/search/lazyEngine';\n";
  expect(reported(name, home)).toContain('src/data may not import src/search');
});

test('a package is imported by its name, and imports no room', () => {
  const library = "import {listName} from 'docusaurus-markdown-pages/address';\n";
  const byPath = "import {listName} from '../../packages/docusaurus-markdown-pages/lib/address';\n";
  const use = '\nexport const list = listName;\n';
  expect(reported('src/data/roomsFixture.ts', library + use)).toBe('');
  expect(reported('src/data/roomsFixture.ts', byPath + use)).toContain(
    'src/data may not import packages',
  );
  const site = "export * from '../../../src/config/site';\n";
  expect(reported('packages/docusaurus-markdown-pages/lib/roomsFixture.ts', site)).toContain(
    'packages may not import src/config',
  );
});
