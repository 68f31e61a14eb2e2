import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {expect, test} from '@playwright/test';

import {checkBooks, findEpubcheck} from '../../../scripts/lib/books/checkBooks';

let folder = '';

test.beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'books-'));
});

test.afterEach(() => {
  fs.rmSync(folder, {recursive: true});
});

/** Stands in for Java: takes the last argument as the book, and fails for one that says so. */
const writeJava = (): string => {
  const file = path.join(folder, 'java');
  const lines = [
    '#!/bin/sh',
    'for file in "$@"; do :; done',
    'if grep -q broken "$file"; then echo "ERROR in $file"; exit 1; fi',
  ];
  fs.writeFileSync(file, lines.join('\n'), {mode: 0o755});
  return file;
};

test('a book that the checker rejects is a finding with its words', async () => {
  fs.writeFileSync(path.join(folder, 'good.epub'), 'fine');
  fs.writeFileSync(path.join(folder, 'bad.epub'), 'broken');
  const {count, problems} = await checkBooks(folder, 'checker.jar', writeJava());
  expect(count).toBe(2);
  expect([...problems]).toEqual([['bad.epub', `ERROR in ${path.join(folder, 'bad.epub')}`]]);
});

test('without books, or without the program, nothing counts as checked', async () => {
  await expect(checkBooks(folder, 'checker.jar', writeJava())).rejects.toThrow(/no books/);
  await expect(checkBooks(path.join(folder, 'none'), 'checker.jar')).rejects.toThrow(/no books/);
  fs.writeFileSync(path.join(folder, 'good.epub'), 'fine');
  const java = path.join(folder, 'not-there');
  await expect(checkBooks(folder, 'checker.jar', java)).rejects.toThrow(/ENOENT/);
  expect(() => findEpubcheck({EPUBCHECK_PATH: path.join(folder, 'not-there.jar')})).toThrow(
    /EPUBCHECK_PATH is .*not-there\.jar, which doesn't exist/,
  );
});
