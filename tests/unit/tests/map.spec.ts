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

test('each link of CONTRIBUTING.md and of a README leads to a file', () => {
  const readmes = fs
    .readdirSync(path.join(root, 'src'))
    .map((name) => `src/${name}/README.md`)
    .concat('CONTRIBUTING.md', 'README.md', 'scripts/README.md', 'tests/README.md')
    .filter((file) => fs.existsSync(path.join(root, file)));
  expect(readmes.length).toBeGreaterThan(15);
  for (const file of readmes) {
    const text = fs.readFileSync(path.join(root, file), 'utf8');
    for (const [, target = ''] of text.matchAll(/\]\(([^)#\s]+)(?:#[^)]*)?\)/gu)) {
      if (/^https?:|^\//u.test(target)) continue;
      const full = path.join(root, path.dirname(file), target);
      expect(fs.existsSync(full), `${file}: ${target}`).toBe(true);
    }
  }
});
