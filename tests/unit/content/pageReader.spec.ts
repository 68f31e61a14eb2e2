import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {expect, test} from '@playwright/test';

import {createPageReader} from '../../../src/plugins/pageReader';

let siteDir: string;

const write = (file: string, text: string): string => {
  const full = path.join(siteDir, file);
  fs.mkdirSync(path.dirname(full), {recursive: true});
  fs.writeFileSync(full, text);
  return full;
};

test.beforeEach(() => {
  siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'page-reader-'));
});

test.afterEach(() => {
  fs.rmSync(siteDir, {recursive: true, force: true});
});

/** Reads a page in what stands for a run of its own, and tells the texts that had to be read. */
const run = async (page: string): Promise<{found: {length: number}; texts: string[]}> => {
  const texts: string[] = [];
  const reader = createPageReader(siteDir, 'lengths', path.join(siteDir, 'reader.ts'), (text) => {
    texts.push(text);
    return Promise.resolve({length: text.length});
  });
  const found = await reader.read(page);
  expect(await reader.read(page)).toEqual(found);
  reader.save();
  return {found, texts};
};

test('a text is read once, also in later runs', async () => {
  const page = write('docs/a.mdx', 'Words.');
  expect(await run(page)).toEqual({found: {length: 6}, texts: ['Words.']});
  expect(await run(page)).toEqual({found: {length: 6}, texts: []});
  const copy = write('docs/b.mdx', 'Words.');
  expect(await run(copy)).toEqual({found: {length: 6}, texts: []});
});

test('a page is read again when its text or a part of it changes', async () => {
  const part = write('docs/_part.mdx', 'A part.');
  const page = write('docs/a.mdx', "import Part from './_part.mdx';\n\n<Part />\n");
  const {texts} = await run(page);
  expect(texts).toEqual([expect.stringContaining('A part.')]);
  write('docs/a.mdx', "import Part from './_part.mdx';\n\nMore.\n\n<Part />\n");
  expect((await run(page)).texts).toEqual([expect.stringContaining('More.')]);
  fs.writeFileSync(part, 'Another part.');
  expect((await run(page)).texts).toEqual([expect.stringContaining('Another part.')]);
});

for (const [what, file] of [
  ['the code that reads it', 'reader.ts'],
  ['the parser', 'src/content/dialect.ts'],
  ['an installed package', 'node_modules/.package-lock.json'],
] as const) {
  test(`a page is read again when ${what} changes`, async () => {
    const page = write('docs/a.mdx', 'Words.');
    write(file, 'before');
    await run(page);
    write(file, 'after');
    expect((await run(page)).texts).toEqual(['Words.']);
  });
}
