import fs from 'node:fs';
import path from 'node:path';

import {expect, test} from '@playwright/test';

import {readAllEntries} from '../../../scripts/lib/errors/readAllEntries';
import {parsePage} from '../../../src/content/page';
import {mayQuote} from '../../../src/content/quotations';
import publishedAddresses from '../../../src/errors/published-addresses.json';
import type {Addresses} from '../../../src/errors/addresses';
import {createMessageFinder} from '../../../src/errors/findMessages';
import {
  messageEntries,
  messageGroupIds,
  type MessageEntry,
} from '../../../src/errors/messageEntries';
import {messageWords} from '../../../src/errors/messageWords';

const root = path.resolve(__dirname, '../../..');
const published: Addresses = publishedAddresses;

const words = (text: string): string =>
  messageWords(text)
    .map((word) => word.text)
    .join(' ');

let docs: Promise<readonly MessageEntry[]> | undefined;
const allEntries = (): Promise<readonly MessageEntry[]> =>
  (docs ??= readAllEntries(root, published));

// One worker parses all pages, once.
test.describe.configure({mode: 'default'});

test('numbers, paths, addresses and colors do not count as words', () => {
  expect(words('Timeout (30000ms) at frame 12')).toBe('timeout ms at frame');
  expect(words('Cannot open /tmp/a.mp4 b')).toBe(words('Cannot open ../other/folder/ b'));
  expect(words('Cannot open C:\\Users\\me\\film.mp4 now')).toBe('cannot open now');
  expect(words('open /tmp/remotion-assets-dir/1.mp4')).toBe('open path_remotion-assets-dir');
  expect(words('Loading https://example.com/a.mp4 failed')).toBe('loading failed');
  expect(words('See https://remotion.dev/docs/target-closed.')).toBe('see docs_target_closed');
  expect(words(`${String.fromCharCode(27)}[31mred${String.fromCharCode(27)}[39m text`)).toBe(
    'red text',
  );
});

test('the program that is not there keeps its name, without its path', () => {
  for (const program of ['ffmpeg', 'ffmpeg.exe']) {
    expect(words(`Error: spawn ${program} ENOENT`), program).toBe('error spawn ffmpeg enoent');
  }
});

test('words in quotation marks are values', () => {
  expect(messageWords('The "width" prop')).toEqual([
    {text: 'the', isValue: false},
    {text: 'width', isValue: true},
    {text: 'prop', isValue: false},
  ]);
});

const find = (messages: readonly string[], pasted: string): {text: string; isExact: boolean}[] =>
  createMessageFinder(messages, (text) => text)
    .find(pasted)
    .map(({item, isExact}) => ({text: item, isExact}));

test('parts of paths tell messages with the same words apart', () => {
  const open = "ENOENT: no such file or directory, open '…'";
  const archive =
    "ENOENT: no such file or directory, open '….remotion/chrome-headless-shell/….zip'";
  const messages = [open, archive];
  const [first] = find(
    messages,
    "[Error: ENOENT: no such file or directory, open '/app/node_modules/.remotion/chrome-headless-shell/shell-linux64.zip']",
  );
  expect(first?.text).toBe(archive);
  expect(find(messages, "ENOENT: no such file or directory, open '/app/a.json'")[0]?.text).toBe(
    open,
  );
});

test('a line that has little in common with a message is not taken for it', () => {
  const messages = ['Rendering was cancelled', 'Could not find composition with ID Main'];
  expect(find(messages, 'Rendering a composition takes time')).toEqual([]);
  expect(find(messages, '')).toEqual([]);
  expect(find(messages, '    at Could not find composition with ID Main (/app/a.js:1:2)')).toEqual(
    [],
  );
  const found = [{text: 'Could not find composition with ID Main', isExact: true}];
  expect(find(messages, 'Error: Could not find composition with ID Intro')).toEqual(found);
  expect(find(messages, 'Could not find\ncomposition with ID Intro')).toEqual(found);
});

test('each message of the docs finds itself, with other numbers and values', async () => {
  const entries = await allEntries();
  const finder = createMessageFinder(entries, ({text}) => text);
  expect(entries.length).toBeGreaterThan(300);
  const missed = entries.filter(({id, text}) => {
    const changed = text
      // Rows for all codes that have no row.
      .replace('TS…', 'TS91234')
      .replace('ERR_…', 'ERR_OF_NO_ROW')
      .replaceAll('…', '/tmp/some/file.mp4 7')
      .replace(/(?<![\w-])\d+/g, '41');
    const log = `Bundled code in 812ms\nTypeError: ${changed}\n    at main (/app/index.js:1:2)`;
    return finder.find(log)[0]?.item.id !== id;
  });
  expect(missed.map(({text}) => text)).toEqual([]);
});

test('each message has an id of its own, is listed once, and every group has messages', async () => {
  const entries = await allEntries();
  const ids = entries.map(({id}) => id);
  expect(ids.filter((id, index) => id === '' || ids.indexOf(id) !== index)).toEqual([]);
  expect(ids.filter((id) => !/^[\p{L}\p{N}_-]+$/u.test(id))).toEqual([]);
  const used = new Set(entries.map(({group}) => group));
  expect(messageGroupIds.filter((id) => !used.has(id))).toEqual([]);
  const pages = fs.readdirSync(path.join(root, 'docs/errors'));
  expect(pages.toSorted()).toEqual(
    ['index.mdx', ...messageGroupIds.map((id) => `${id}.mdx`)].toSorted(),
  );
});

test('pages that explain a message come before those that mention it', () => {
  const quotation = {text: 'Target was closed', origin: undefined, section: '', line: 1, column: 1};
  const page = {kind: 'guide', quotations: [quotation]};
  const [entry] = messageEntries(
    [
      {...page, url: '/docs/a', title: 'A'},
      {...page, url: '/docs/z', title: 'Z', kind: 'troubleshooting'},
    ],
    {},
  );
  expect(entry?.places.map(({title}) => title)).toEqual(['Z', 'A']);
});

for (const [form, page] of Object.entries({
  'a table': '| Message | Cause |\n| --- | --- |\n| `Cannot find it` | none |',
  'a table of errors in a list':
    '- Text\n\n  | Error | Cause |\n  | --- | --- |\n  | `Cannot find it` | none |',
  'a list of errors': '## Errors\n\n- `Cannot find it`: pass `a path to it`.',
  'a sentence': 'It throws `Cannot find it` then.',
  'a sentence with a colon': 'It fails with the error: `Cannot find it`',
  'an output': '```txt output\nCannot find it\n```',
  'a page about errors': '---\nkind: troubleshooting\n---\n\n```\nCannot find it\n```',
})) {
  test(`a page with messages in ${form} is read`, async () => {
    const {quotations} = await parsePage('docs/a.mdx', page);
    expect(quotations.map(({text}) => text)).toEqual(['Cannot find it']);
    expect(mayQuote(page)).toBe(true);
  });
}
