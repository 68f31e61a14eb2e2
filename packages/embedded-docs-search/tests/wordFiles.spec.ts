import {expect, test} from '@playwright/test';

import {matchHeadings, scoreTexts, wordFilesFor, wordFilesToCome} from '../lib/wordFiles.ts';

type Lists = Record<string, number[]>;

/** Which of the files with these first words a word needs. */
const firstWords = ['a', 'g', 'gm', 'm'];

test('a word of two letters is looked up in one file, a letter in none', () => {
  expect(wordFilesFor(firstWords, 'g')).toEqual([]);
  expect(wordFilesFor(firstWords, 'gl')).toEqual([1]);
  expect(wordFilesFor(firstWords, 'gm')).toEqual([2]);
  expect(wordFilesFor(['b'], 'aa')).toEqual([]);
});

test('the files of a third letter are known before it is typed, unless there are many', () => {
  expect(wordFilesToCome(firstWords, 'gm')).toEqual([2]);
  expect(wordFilesToCome(firstWords, 'g')).toEqual([]);
  expect(wordFilesToCome(firstWords, 'gmx')).toEqual([]);
  const many = (count: number) =>
    Array.from({length: count}, (_, index) => `ab${String.fromCharCode(97 + index)}`);
  expect(wordFilesToCome(many(12), 'ab')).toHaveLength(12);
  expect(wordFilesToCome(many(13), 'ab')).toEqual([]);
});

/** The score of each of four pages by a word of their texts. */
const scores = (texts: Lists, typed: string, isComplete = true): number[] =>
  [...scoreTexts([{texts, headings: {}}], typed, isComplete, 4)].map(
    (score) => Math.round(1000 * score) / 1000,
  );

test('pages are told by their distance, and each has its share of nine', () => {
  expect(scores({marmot: [0, 9, 2, 3, 1, 1]}, 'marmot')).toEqual([1, 0, 0.333, 0.111]);
  expect(scores({marmot: [3, 9]}, 'marmot')).toEqual([0, 0, 0, 1]);
  expect(scores({}, 'marmot')).toEqual([0, 0, 0, 0]);
});

test('the word itself counts most, then its beginning, then related words, and a typo least', () => {
  const [whole = 0] = scores({marmot: [0, 9]}, 'marmot');
  const [beginning = 0] = scores({marmotini: [0, 9]}, 'marmot', false);
  const [ofComplete = 0] = scores({marmotini: [0, 9]}, 'marmot');
  const [related = 0] = scores({marmo: [0, 9]}, 'marmot');
  const [typo = 0] = scores({marmxt: [0, 9]}, 'marmot');
  expect(whole).toBe(1);
  for (const fit of [beginning, ofComplete, related, typo]) {
    expect(fit).toBeGreaterThan(0);
    expect(fit).toBeLessThan(whole);
  }
  expect(ofComplete).toBeLessThan(beginning);
  // Of two words on a page, the one that fits better counts.
  expect(scores({marmot: [0, 9], marmotini: [0, 9]}, 'marmot')[0]).toBe(1);
  expect(scores({marmotini: [0, 9], marmot: [0, 9]}, 'marmot')[0]).toBe(1);
  expect(scores({other: [0, 9]}, 'marmot')[0]).toBe(0);
  // Short words have neither beginnings nor typos.
  expect(scores({glow: [0, 9]}, 'gl')[0]).toBe(0);
  expect(scores({marx: [0, 9]}, 'mark')[0]).toBe(0);
  expect(scores({marxs: [0, 9]}, 'marks')[0]).toBe(0);
});

test('typos are for words that no text has', () => {
  expect(scores({marmot: [0, 9], marmxt: [1, 9]}, 'marmot')).toEqual([1, 0, 0, 0]);
  expect(scores({marmxt: [1, 9]}, 'marmot')[1]).toBeGreaterThan(0);
});

test('headings are told by page and section, with the one that fits best', () => {
  const found = (headings: Lists, typed: string) =>
    [...matchHeadings([{texts: {}, headings}], typed, true)].map(
      ([page, sections]) => [page, [...sections.values()]] as const,
    );
  expect(found({marmot: [1, 4, 7, 0, 5, 8, 2, 0, 9]}, 'marmot')).toEqual([
    [
      1,
      [
        {section: 4, fit: 1, code: 7},
        {section: 5, fit: 1, code: 8},
      ],
    ],
    [3, [{section: 0, fit: 1, code: 9}]],
  ]);
  for (const headings of [
    {marmotini: [0, 2, 1], marmot: [0, 2, 3]},
    {marmot: [0, 2, 3], marmotini: [0, 2, 1]},
  ]) {
    expect(found(headings, 'marmot')).toEqual([[0, [{section: 2, fit: 1, code: 3}]]]);
  }
  expect(found({other: [0, 2, 1]}, 'marmot')).toEqual([]);
});
