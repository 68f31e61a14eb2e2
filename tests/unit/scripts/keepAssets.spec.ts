import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {expect, test} from '@playwright/test';

import {keepAssets, keptDays} from '../../../scripts/lib/keepAssets';

const day = 24 * 60 * 60 * 1000;
const now = Date.UTC(2025, 5, 30);

let folder: string;

test.beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'keep-assets-'));
});

test.afterEach(() => {
  fs.rmSync(folder, {recursive: true});
});

/** Writes a file that is some days old. */
const write = (file: string, text: string, age: number): void => {
  const full = path.join(folder, file);
  fs.mkdirSync(path.dirname(full), {recursive: true});
  fs.writeFileSync(full, text);
  const date = new Date(now - age * day);
  fs.utimesSync(full, date, date);
};

const read = (file: string): string => fs.readFileSync(path.join(folder, file), 'utf8');

test('scripts and styles of an earlier build stay for some time, and replace nothing', () => {
  write('old/assets/js/main.1.js', 'old', 2);
  write('old/assets/css/styles.css', 'old', 2);
  write('old/assets/js/older.js', 'older', keptDays + 1);
  write('old/index.html', 'old', 2);
  write('new/assets/css/styles.css', 'new', 0);
  expect(keepAssets(path.join(folder, 'old'), path.join(folder, 'new'), now)).toBe(1);
  expect(read('new/assets/js/main.1.js')).toBe('old');
  expect(read('new/assets/css/styles.css')).toBe('new');
  expect(fs.readdirSync(path.join(folder, 'new'))).toEqual(['assets']);
  expect(fs.readdirSync(path.join(folder, 'new/assets/js'))).toEqual(['main.1.js']);
});

test('the age counts from the first build, however often a file was kept', () => {
  write('a/assets/x.js', 'x', 20);
  fs.mkdirSync(path.join(folder, 'b/assets'), {recursive: true});
  expect(keepAssets(path.join(folder, 'a'), path.join(folder, 'b'), now)).toBe(1);
  fs.mkdirSync(path.join(folder, 'c/assets'), {recursive: true});
  const later = now + 11 * day;
  expect(keepAssets(path.join(folder, 'b'), path.join(folder, 'c'), later)).toBe(0);
});
