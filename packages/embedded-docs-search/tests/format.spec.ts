import {expect, test} from '@playwright/test';

import {
  anchorCode,
  headingCode,
  isDetailsFile,
  isNamesFile,
  isTextFile,
  isWordsFile,
  readAnchorCode,
  readHeadingCode,
} from '../lib/format.ts';

test('what a heading is like is read from its code', () => {
  for (const words of [1, 5, 9]) {
    for (const ninths of [1, 4, 9]) {
      for (const isName of [true, false]) {
        for (const level of [2, 4, 6]) {
          for (const isPhrase of [true, false]) {
            const traits = {words, telling: ninths / 9, isName, level, isPhrase};
            expect(readHeadingCode(headingCode(traits))).toEqual(traits);
          }
        }
      }
    }
  }
  const traits = {words: 12, telling: 0.01, isName: false, level: 2, isPhrase: false};
  expect(readHeadingCode(headingCode(traits))).toEqual({...traits, words: 9, telling: 1 / 9});
});

/** Expects that a file is taken for one, and not when one thing about it is different. */
const expectShape = (
  isShape: (value: unknown) => boolean,
  right: object,
  wrong: readonly unknown[],
): void => {
  expect(isShape(right)).toBe(true);
  for (const value of [null, undefined, 'text', 7, ...wrong]) {
    expect(isShape(value), JSON.stringify(value)).toBe(false);
  }
};

test('a file of names has all tables', () => {
  const row = ['Title', '/a', 'guide', -1, 0, ['a'], 3];
  const file = {
    format: 9,
    pages: [row],
    packages: ['one'],
    breadcrumbs: [['Docs']],
    wordFiles: ['a'],
    textFiles: [1],
  };
  const withCell = (at: number, value: unknown) => ({
    ...file,
    pages: [row.with(at, value as string)],
  });
  expectShape(isNamesFile, file, [
    [],
    {...file, format: 5},
    {...file, pages: 'a'},
    {...file, pages: ['a']},
    {...file, pages: [row, row.slice(1)]},
    {...file, pages: [[...row, 1]]},
    withCell(0, 1),
    withCell(1, 1),
    withCell(2, 1),
    withCell(5, 'a'),
    withCell(5, [1]),
    withCell(6, '3'),
    {...file, packages: [1]},
    {...file, packages: 'one'},
    {...file, breadcrumbs: 'Docs'},
    {...file, breadcrumbs: ['Docs']},
    {...file, wordFiles: [1]},
    {...file, textFiles: ['1']},
    {...file, textFiles: 1},
  ]);
});

test('files of details, words and texts have their lists', () => {
  const details = {signatures: ['a()'], stills: ['']};
  expectShape(isDetailsFile, details, [
    [],
    {...details, signatures: [1]},
    {...details, stills: undefined},
  ]);
  const words = {texts: {a: [0, 1]}, headings: {}};
  expectShape(isWordsFile, words, [
    {...words, texts: {a: 1}},
    {...words, texts: {a: ['0']}},
    {...words, texts: []},
    {...words, headings: null},
    {...words, headings: {a: [null]}},
  ]);
  const text = {description: '', sections: [['', '', 'Text', '4.0.1']], news: ['4.0.0']};
  expectShape(
    isTextFile,
    [text, {description: '', sections: []}],
    [
      text,
      [text, null],
      [{...text, description: 1}],
      [{...text, sections: 'a'}],
      [{...text, sections: [['', '']]}],
      [{...text, sections: [['', '', 1]]}],
      [{...text, news: '4.0.0'}],
    ],
  );
});

test('the anchor of a heading is left out where it follows from the heading', () => {
  for (const [heading, anchor] of [
    ['', ''],
    ['setCrf()', 'setcrf'],
    ['What it’s for', 'what-its-for'],
    ['--jpeg-quality', '--jpeg-quality'],
    ['Größe & Form', 'größe--form'],
  ] as const) {
    expect(anchorCode(anchor, heading), heading).toBe('');
    expect(readAnchorCode('', heading), heading).toBe(anchor);
  }
  // A second heading of that name, and one with an anchor of its own.
  for (const anchor of ['region-1', 'where']) {
    expect(anchorCode(anchor, 'region')).toBe(anchor);
    expect(readAnchorCode(anchor, 'region')).toBe(anchor);
  }
});
