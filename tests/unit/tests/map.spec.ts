import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';

import {readRooms} from '../../../scripts/lib/rooms/rooms.mjs';

const root = path.resolve(__dirname, '../../..');
const contributing = fs.readFileSync(path.join(root, 'CONTRIBUTING.md'), 'utf8');

/** Folders at a place. */
const folders = (place: string): string[] =>
  fs
    .readdirSync(path.join(root, place), {withFileTypes: true})
    .filter((entry) => entry.isDirectory())
    .map(({name}) => name);

test('the table of rooms in CONTRIBUTING.md names each folder of src, and only folders', () => {
  const rooms = [...readRooms(contributing).keys()];
  expect(rooms).toEqual(expect.arrayContaining(folders('src').map((name) => `src/${name}`)));
  for (const room of rooms) expect(fs.existsSync(path.join(root, room)), room).toBe(true);
});

test('CONTRIBUTING.md is short enough to be read', () => {
  expect(contributing.split('\n').length).toBeLessThanOrEqual(100);
});

const readmes = fs
  .readdirSync(path.join(root, 'src'), {encoding: 'utf8', recursive: true})
  .filter((file) => path.basename(file) === 'README.md')
  .map((file) => `src/${file}`)
  .concat('CONTRIBUTING.md', 'AGENTS.md', 'README.md', 'scripts/README.md', 'tests/README.md');

/** Paths in backticks that exist neither below the root nor beside the file that names them. */
const missingPaths = (file: string, text: string): string[] =>
  [...text.matchAll(/`((?:src|scripts|tests|static|docs|packages)\/[\w./-]+)`/gu)]
    .map(([, named = '']) => named)
    .filter((named) =>
      ['', path.dirname(file)].every((place) => !fs.existsSync(path.join(root, place, named))),
    );

test('each path that CONTRIBUTING.md or a README names exists', () => {
  const example = '`src/no-such-room`, `src/content/page.ts`, `docs/Demo`';
  expect(missingPaths('src/components/README.md', example)).toEqual(['src/no-such-room']);
  for (const file of readmes) {
    const text = fs.readFileSync(path.join(root, file), 'utf8');
    expect(missingPaths(file, text), file).toEqual([]);
  }
});

test('each link of CONTRIBUTING.md and of a README leads to a file', () => {
  expect(readmes.length).toBeGreaterThan(15);
  // What else they name are paths in the sites that use them.
  const ofPackages = folders('packages')
    .map((name) => `packages/${name}/README.md`)
    .filter((file) => file !== 'packages/support/README.md');
  for (const file of [...readmes, ...ofPackages]) {
    const text = fs.readFileSync(path.join(root, file), 'utf8');
    for (const [, target = ''] of text.matchAll(/\]\(([^)#\s]+)(?:#[^)]*)?\)/gu)) {
      if (/^https?:|^\//u.test(target)) continue;
      const full = path.join(root, path.dirname(file), target);
      expect(fs.existsSync(full), `${file}: ${target}`).toBe(true);
    }
  }
});
