import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {expect, test} from '@playwright/test';
import {strFromU8, unzipSync} from 'fflate';

import {installPacked} from '../../support/installPacked';

const name = 'docusaurus-epub';

// Two packages are compiled.
test.describe.configure({timeout: 120_000});

test('the packed package has types and its styles, and makes the book of the example in an empty folder', () => {
  // Outside of this repository, whose packages it would find.
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), `${name}-`));
  try {
    installPacked('docusaurus-markdown-pages', folder);
    installPacked(name, folder);
    fs.cpSync(path.join(__dirname, '../example'), folder, {recursive: true});
    const installed = path.join(folder, 'node_modules', name);
    expect(fs.readFileSync(path.join(installed, 'dist/index.d.ts'), 'utf8')).toContain(
      'createEpub',
    );
    expect(fs.readFileSync(path.join(installed, 'book.css'), 'utf8')).toContain('.printable');
    execFileSync(process.execPath, ['makeBook.mjs', 'garden.epub'], {cwd: folder});
    const files = unzipSync(fs.readFileSync(path.join(folder, 'garden.epub')));
    const read = (file: string): string => strFromU8(files[file] ?? new Uint8Array());
    expect(Object.keys(files)).toEqual([
      'mimetype',
      'META-INF/container.xml',
      'book/package.opf',
      'book/book.css',
      'book/title.xhtml',
      'book/contents.xhtml',
      'book/soil.xhtml',
      'book/seeds.xhtml',
    ]);
    expect(read('book/title.xhtml')).toContain('Version 2.1.0, as of March 1, 2026.');
    expect(read('book/soil.xhtml')).toContain(
      'before you <a href="seeds.xhtml#h-sow">sow</a>. </p>',
    );
    expect(read('book/seeds.xhtml')).toContain('<a href="https://garden.example/water">water</a>');
  } finally {
    fs.rmSync(folder, {recursive: true, force: true});
  }
});
