import {expect, test} from '@playwright/test';

import {buildIndex, type IndexedPage} from '../lib/buildIndex.ts';
import {stem} from '../lib/words.ts';
import {page, section} from './pages.ts';

interface Names {
  pages: unknown[][];
  packages: string[];
  breadcrumbs: string[][];
  wordFiles: string[];
  textFiles: number[];
}

const filesOf = (pages: readonly IndexedPage[]) => {
  const files = buildIndex(pages);
  const read = (file: string): unknown => JSON.parse(files.get(file) ?? 'null');
  return {
    names: read('names.json') as Names,
    details: read('details.json'),
    /** All lists of numbers by word. */
    words: (part: 'texts' | 'headings'): Record<string, number[]> =>
      Object.assign(
        {},
        ...[...files.keys()]
          .filter((file) => file.startsWith('words/'))
          .map((file) => (read(file) as Record<'texts' | 'headings', object>)[part]),
      ) as Record<string, number[]>,
    texts: [...files.keys()].filter((file) => file.startsWith('texts/')).map(read),
    sizes: [...files].map(([file, text]) => [file, text.length] as const),
  };
};

test('packages and breadcrumbs are kept once, and named by their number', () => {
  const {names, details} = filesOf([
    page('/a', {packageName: 'one', breadcrumb: ['Docs', 'A'], names: ['also'], signature: 'a()'}),
    page('/b', {packageName: 'two', breadcrumb: ['Docs']}),
    page('/c', {packageName: 'one', breadcrumb: ['Docs'], still: '/c.webp'}),
    page('/d'),
  ]);
  expect(names.packages).toEqual(['one', 'two']);
  expect(names.breadcrumbs).toEqual([['Docs', 'A'], ['Docs']]);
  expect(names.pages.map((row) => row.slice(0, 6))).toEqual([
    ['a', '/a', 'guide', 0, 0, ['also']],
    ['b', '/b', 'guide', 1, 1, []],
    ['c', '/c', 'guide', 0, 1, []],
    ['d', '/d', 'guide', -1, 1, []],
  ]);
  expect(details).toEqual({signatures: ['a()', '', '', ''], stills: ['', '', '/c.webp', '']});
});

test('names that the title says are left out', () => {
  const {names} = filesOf([
    page('/a', {title: 'spring()', names: ['spring', 'SpringConfig']}),
    page('/b', {title: 'Media parser', names: ['mediaParser', 'media parser']}),
  ]);
  expect(names.pages.map((row) => row[5])).toEqual([['SpringConfig'], ['mediaParser']]);
});

test('links make a page important on a logarithmic scale from 0 to 9', () => {
  const {names} = filesOf(
    [0, 1, 3, 15, 90, 100_000].map((inboundLinks) => page('/a', {inboundLinks})),
  );
  expect(names.pages.map((row) => row.at(-1))).toEqual([0, 1, 3, 6, 9, 9]);
});

test('words of texts have the distance between their pages and a weight, and frequent ones weigh more', () => {
  const {words} = filesOf([
    page('/a', {sections: [section('', 'marmot in winter sleep')]}),
    page('/b', {sections: [section('', 'burrow')]}),
    page('/c', {sections: [section('', 'marmot marmot marmot'), section('', 'burrow')]}),
  ]);
  const {marmot = [], burrow = []} = words('texts');
  expect([marmot[0], marmot[2]]).toEqual([0, 2]);
  expect([burrow[0], burrow[2]]).toEqual([1, 1]);
  expect(marmot).toHaveLength(4);
  expect(marmot[3]).toBeGreaterThan(marmot[1] ?? 0);
  for (const list of Object.values(words('texts'))) {
    for (const weight of list.filter((_, index) => index % 2 === 1)) {
      expect(weight).toBeGreaterThanOrEqual(1);
      expect(weight).toBeLessThanOrEqual(9);
    }
  }
});

test('a word weighs less in a long text', () => {
  const filler = Array.from({length: 300}, (_, index) => `filler${String(index)}`).join(' ');
  const {words} = filesOf([
    page('/a', {sections: [section('', 'marmot marmot')]}),
    page('/b', {sections: [section('', `marmot marmot ${filler}`)]}),
  ]);
  const {marmot = []} = words('texts');
  expect(marmot[1]).toBeGreaterThan(marmot[3] ?? 9);
});

test('facts count where the page says them nowhere else', () => {
  const {words} = filesOf([
    page('/a', {
      sections: [
        {...section('speed', 'A marmot.'), facts: 'speed marmot burrow'},
        section('', 'Another.'),
      ],
    }),
  ]);
  expect(Object.keys(words('texts')).toSorted()).toEqual(
    expect.arrayContaining(['burrow', 'marmot']),
  );
  expect(words('texts')).not.toHaveProperty('speed');
});

test('words of headings have page, section, and what the heading is like', () => {
  const {words} = filesOf([
    page('/a', {sections: [section('', 'text'), section('Marmot burrows'), section('marmotSize')]}),
    page('/b', {sections: [section('Marmot burrows')]}),
    page('/c', {sections: [section('Alone marmot')]}),
  ]);
  const {marmot = [], alon = []} = words('headings');
  expect(marmot.filter((_, index) => index % 3 !== 2)).toEqual([0, 1, 0, 2, 1, 0, 1, 0]);
  const codes = marmot.filter((_, index) => index % 3 === 2);
  // One that two pages share, a name, the shared one again, one that only one page has.
  expect(codes[0]).toBe(codes[2]);
  expect(new Set(codes).size).toBe(3);
  expect(alon).toHaveLength(3);
});

test('files of words and texts are cut at a size that is quick to load', () => {
  const pages = Array.from({length: 60}, (_, index) =>
    page(`/page-${String(index)}`, {
      description: 'a'.repeat(300),
      sections: [
        section(
          '',
          Array.from({length: 40}, (_2, word) => `w${String(index)}x${String(word)}`).join(' '),
        ),
      ],
    }),
  );
  const {names, texts, sizes} = filesOf(pages);
  expect(names.textFiles.reduce((sum, count) => sum + count, 0)).toBe(60);
  expect(texts.map((file) => (file as unknown[]).length)).toEqual(names.textFiles);
  for (const [file, size] of sizes) {
    if (file.startsWith('texts/')) expect(size, file).toBeLessThan(3600);
    if (file.startsWith('words/')) expect(size, file).toBeLessThan(3600);
  }
  const wordFiles = sizes.filter(([file]) => file.startsWith('words/'));
  expect(wordFiles).toHaveLength(names.wordFiles.length);
  // None is much smaller than it may be, except the last.
  for (const [file, size] of wordFiles.slice(0, -1)) expect(size, file).toBeGreaterThan(2400);
  expect(names.wordFiles.toSorted()).toEqual(names.wordFiles);
  // A page that is larger than a file has one of its own, and no file is empty.
  const large = page('/large', {description: 'b'.repeat(9000)});
  expect(filesOf([large, page('/a'), page('/b')]).names.textFiles).toEqual([1, 2]);
});

test('each file of words has those from its start to the next one, which is no longer than it must be', () => {
  const words = Array.from({length: 900}, (_, index) => `fox${String(1000 + index)}`);
  const files = buildIndex([page('/a', {sections: [section('', `elk ${words.join(' ')}`)]})]);
  const {wordFiles} = JSON.parse(files.get('names.json') ?? '') as Names;
  const keys = wordFiles.map((_, index) =>
    Object.keys(
      (JSON.parse(files.get(`words/${String(index)}.json`) ?? '') as {texts: object}).texts,
    ),
  );
  expect(wordFiles.length).toBeGreaterThan(2);
  for (const [index, start] of wordFiles.entries()) {
    const next = wordFiles[index + 1];
    const isWithin = (key: string): boolean => start <= key && (next === undefined || key < next);
    expect(
      keys[index]?.filter((key) => !isWithin(key)),
      start,
    ).toEqual([]);
    // One letter less, and the last word before would be in this file.
    if (index > 0)
      expect(
        keys[index - 1]?.some((key) => key >= start.slice(0, -1)),
        start,
      ).toBe(true);
  }
});

test('a page says in which versions it is new, once if both are the same, and nothing if it is in all', () => {
  const {texts} = filesOf([
    page('/a', {news: ['4.0.1', '4.0.9']}),
    page('/b', {news: ['4.0.3', '4.0.3']}),
    page('/c'),
  ]);
  expect((texts.flat() as {news?: string[]}[]).map(({news}) => news)).toEqual([
    ['4.0.1', '4.0.9'],
    ['4.0.3'],
    undefined,
  ]);
});

test('words that a query could do without make no phrase longer', () => {
  const codesOf = (phrase: string): number[] | undefined =>
    filesOf([page('/a', {title: 'Other', phrases: [phrase]})]).words('headings')[stem('crop')];
  expect(codesOf('crop')).toHaveLength(3);
  expect(codesOf('how do i crop')).toEqual(codesOf('crop'));
  expect(codesOf('crop a corner')).not.toEqual(codesOf('crop'));
});
