import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {build} from 'esbuild';
import {expect, test} from '@playwright/test';

import {readPage} from '../../src/content/page';
import {readGuide} from '../../scripts/lib/walk/readGuide';

const root = path.resolve(__dirname, '../..');

let folder = '';

/** Runs the tutorial's own reader on a spreadsheet; the program prints the rows, or what went wrong. */
const read = (csv: string): unknown => {
  const file = path.join(folder, 'members.csv');
  fs.writeFileSync(file, csv);
  const printed = execFileSync(process.execPath, [path.join(folder, 'read.cjs'), file], {
    encoding: 'utf8',
  });
  return JSON.parse(printed);
};

test.beforeAll(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'tutorial-'));
  const {steps} = await readGuide(await readPage(root, 'learn/2025-06-30-data-to-videos.mdx'));
  for (const step of steps) {
    if (step.kind !== 'file') continue;
    fs.mkdirSync(path.dirname(path.join(folder, step.name)), {recursive: true});
    fs.writeFileSync(path.join(folder, step.name), step.text);
  }
  await build({
    stdin: {
      contents: `import {readRows} from './rows';
        try { console.log(JSON.stringify(readRows(process.argv[2]))); }
        catch (error) { console.log(JSON.stringify(error.message)); }`,
      resolveDir: folder,
      loader: 'ts',
    },
    bundle: true,
    platform: 'node',
    jsx: 'automatic',
    nodePaths: [path.join(root, 'node_modules')],
    outfile: path.join(folder, 'read.cjs'),
  });
});

test.afterAll(() => {
  fs.rmSync(folder, {recursive: true, force: true});
});

const rows = [
  {name: 'Zoë', kilometers: [31, 12.5]},
  {name: 'Hopper, Jr.', kilometers: [5]},
];

for (const [name, csv] of [
  ['with commas', 'name,Jan,Feb\nZoë,31,12.5\n"Hopper, Jr.",5,\n'],
  [
    'from Excel: a byte order mark and CRLF',
    '\uFEFFname,Jan,Feb\r\nZoë,31,12.5\r\n"Hopper, Jr.",5,\r\n',
  ],
  ['from Excel with decimal commas', '\uFEFFname;Jan;Feb\r\nZoë;31;12,5\r\nHopper, Jr.;5;\r\n'],
  ['with empty lines at its end', 'name,Jan,Feb\nZoë,31,12.5\n"Hopper, Jr.",5,\n\n\n'],
] as const) {
  test(`the tutorial reads a spreadsheet ${name}`, () => {
    expect(read(csv)).toEqual(rows);
  });
}

for (const [name, csv] of [
  ['a word in place of a number', 'name,Jan\nZoë,31\nAda,twelve\n'],
  ['a comma for thousands', 'name,Jan\nZoë,31\nAda,"1,200"\n'],
  ['no name', 'name,Jan\nZoë,31\n,12\n'],
  ['no months', 'name,Jan\nZoë,31\nAda,\n'],
] as const) {
  test(`the tutorial names the row with ${name}`, () => {
    expect(read(csv)).toMatch(/^Row 3 of /);
  });
}
