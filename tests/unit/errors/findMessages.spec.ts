import fs from 'node:fs';
import path from 'node:path';

import {expect, test} from '@playwright/test';

import {readDocs} from '../../../src/content/inventory';
import {parsePage, readPageWithParts} from '../../../src/content/page';
import {mayQuote} from '../../../src/content/quotations';
import {createMessageFinder} from '../../../src/errors/findMessages';
import {
  messageEntries,
  messageGroups,
  type MessageEntry,
  type QuotingPage,
} from '../../../src/errors/messageEntries';
import {messageWords} from '../../../src/errors/messageWords';

const root = path.resolve(__dirname, '../../..');

const words = (text: string): string =>
  messageWords(text)
    .map((word) => word.text)
    .join(' ');

const readEntries = async (): Promise<readonly MessageEntry[]> => {
  const pages: QuotingPage[] = [];
  for (const {file, address, title = '', kind} of readDocs(root)) {
    const {quotations} = await readPageWithParts(root, file);
    pages.push({url: address, title, isTroubleshooting: kind === 'troubleshooting', quotations});
  }
  return messageEntries(pages);
};

let docs: Promise<readonly MessageEntry[]> | undefined;
const allEntries = (): Promise<readonly MessageEntry[]> => (docs ??= readEntries());

// One worker parses all pages, once.
test.describe.configure({mode: 'default'});

test('numbers, paths, addresses and colors do not count as words', () => {
  expect(words('Timeout (30000ms) at frame 12')).toBe('timeout ms at frame');
  expect(words('Cannot open /tmp/a.mp4 b')).toBe(words('Cannot open ../other/folder/ b'));
  expect(words('Cannot open C:\\Users\\me\\film.mp4 now')).toBe('cannot open now');
  expect(words('Loading https://example.com/a.mp4 failed')).toBe('loading failed');
  expect(words('See https://remotion.dev/docs/target-closed.')).toBe('see docs_target_closed');
  expect(words(`${String.fromCharCode(27)}[31mred${String.fromCharCode(27)}[39m text`)).toBe(
    'red text',
  );
});

test('words in quotation marks are values', () => {
  expect(messageWords('The "width" prop')).toEqual([
    {text: 'the', isValue: false},
    {text: 'width', isValue: true},
    {text: 'prop', isValue: false},
  ]);
});

test('a line that has little in common with a message is not taken for it', () => {
  const finder = createMessageFinder(
    ['Rendering was cancelled', 'Could not find composition with ID Main'],
    (text) => text,
  );
  expect(finder.find('Rendering a composition takes time')).toEqual([]);
  expect(finder.find('')).toEqual([]);
  expect(finder.find('at Could not find composition with ID Main')).toHaveLength(0);
  expect(finder.find('Error: Could not find composition with ID Intro')).toEqual([
    'Could not find composition with ID Main',
  ]);
  expect(finder.find('Could not find\ncomposition with ID Intro')).toHaveLength(1);
});

test('each message of the docs finds itself, with other numbers and values', async () => {
  const entries = await allEntries();
  const finder = createMessageFinder(entries, ({text}) => text);
  expect(entries.length).toBeGreaterThan(300);
  const missed = entries.filter(({id, text}) => {
    const changed = text.replaceAll('…', '/tmp/some/file.mp4 7').replace(/\d+/g, '41');
    const log = `Bundled code in 812ms\nTypeError: ${changed}\n    at main (/app/index.js:1:2)`;
    return finder.find(log)[0]?.id !== id;
  });
  expect(missed.map(({text}) => text)).toEqual([]);
});

test('each message has an id of its own, is listed once, and every group has messages', async () => {
  const entries = await allEntries();
  const ids = entries.map(({id}) => id);
  expect(ids.filter((id, index) => id === '' || ids.indexOf(id) !== index)).toEqual([]);
  expect(ids.filter((id) => !/^[\p{L}\p{N}_-]+$/u.test(id))).toEqual([]);
  const used = new Set(entries.map(({group}) => group));
  expect(messageGroups.map(({id}) => id).filter((id) => !used.has(id))).toEqual([]);
  const page = fs.readFileSync(path.join(root, 'docs/errors.mdx'), 'utf8');
  const shown = [...page.matchAll(/<Messages group="([^"]+)" \/>/g)].map(([, id]) => id);
  expect(shown.toSorted()).toEqual(messageGroups.map(({id}) => id).toSorted());
});

test('pages that explain a message come before those that mention it', () => {
  const quotation = {text: 'Target was closed', origin: undefined, section: '', line: 1, column: 1};
  const page = {isTroubleshooting: false, quotations: [quotation]};
  const [entry] = messageEntries([
    {...page, url: '/docs/a', title: 'A'},
    {...page, url: '/docs/z', title: 'Z', isTroubleshooting: true},
  ]);
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
