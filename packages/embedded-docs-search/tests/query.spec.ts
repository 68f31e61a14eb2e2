import {expect, test} from '@playwright/test';

import {groupItems} from '../lib/groups.ts';
import {
  asFlag,
  combineScores,
  readQuery,
  readSynonyms,
  wordMatcher,
  type QueryWord,
} from '../lib/query.ts';

const synonyms = readSynonyms({mute: ['volume', 'no sound'], muting: ['volume', 'quiet']});

test('synonyms are those of all words with the same stem, each once', () => {
  expect([...synonyms.values()]).toEqual([['volume', 'no sound', 'quiet']]);
  const [word] = readQuery('muted', synonyms);
  expect(word?.alternatives.map(({words}) => words)).toEqual([
    ['volume'],
    ['no', 'sound'],
    ['quiet'],
  ]);
  expect(word?.forms).toEqual(['muted', 'volume', 'no', 'sound', 'quiet']);
  // A word is no synonym of itself.
  const own = readSynonyms({sound: ['sound', 'audio']});
  expect(readQuery('sound', own)[0]?.alternatives.map(({words}) => words)).toEqual([['audio']]);
});

test('a flag may be called one', () => {
  expect(asFlag('jpeg quality flag')).toBe('--jpeg-quality');
  expect(asFlag(' --Log flag ')).toBe('--log');
  for (const query of ['flag', 'browser flags', 'flag for quality', "don't flag"]) {
    expect(asFlag(query)).toBe(query);
  }
});

test('neighbors that are a word together are one word', () => {
  const joined = readSynonyms({crossfade: ['transition']});
  expect(readQuery('a cross fade here', joined).map(({form}) => form)).toEqual([
    'crossfade',
    'here',
  ]);
  expect(readQuery('cross fade', synonyms).map(({form}) => form)).toEqual(['cross', 'fade']);
});

test('a compound may be found by its parts, but not by one of them when letters are missing', () => {
  const alternativesOf = (query: string) =>
    readQuery(query, synonyms)[0]?.alternatives.map(({words}) => words);
  expect(alternativesOf('delayRender')).toEqual([['delay', 'render']]);
  expect(alternativesOf('useVideo')).toEqual([['video']]);
  expect(alternativesOf('z-index')).toEqual([]);
  expect(alternativesOf('render')).toEqual([]);
  const [both, one] = ['delayRender', 'useVideo'].map(
    (query) => readQuery(query, synonyms)[0]?.alternatives[0]?.fit ?? 0,
  );
  expect(both).toBeGreaterThan(one ?? 1);
});

test('names of code are told from words', () => {
  const identifiers = (query: string): string[] =>
    readQuery(query, synonyms).flatMap(({form, isIdentifier}) => (isIdentifier ? [form] : []));
  expect(identifiers('delayRender fails')).toEqual(['delayrender']);
  expect(identifiers('<Freeze frame>')).toEqual(['freeze']);
  expect(identifiers('</Freeze>')).toEqual(['freeze']);
  expect(identifiers('<div>')).toEqual([]);
  expect(identifiers('bundle() fails')).toEqual(['bundle']);
  expect(identifiers('bundle fails')).toEqual([]);
});

const word: QueryWord = {
  form: 'a',
  isIdentifier: false,
  alternatives: [
    {words: ['b', 'c'], fit: 0.5},
    {words: ['d'], fit: 0.25},
  ],
  forms: ['a', 'b', 'c', 'd'],
};

test('a page scores by a word, or by an alternative of which it has all words', () => {
  const lists: Record<string, number[]> = {
    a: [1, 0, 0, 0, 0.25],
    b: [1, 1, 1, 0, 1],
    c: [1, 0, 0.5, 1, 1],
    d: [0, 0, 0, 1, 1],
  };
  const scores = combineScores(word, (form) => Float32Array.from(lists[form] ?? []));
  expect([...scores]).toEqual([1, 0, 0.375, 0.25, 0.5]);
  // The list of the word itself stays as it is.
  expect(lists.a).toEqual([1, 0, 0, 0, 0.25]);
});

test('a name is matched by a word, or by an alternative of which it has all words', () => {
  const fits: Record<string, ReadonlyMap<string, number>> = {
    a: new Map([['one', 0.75]]),
    b: new Map([['two', 1]]),
    c: new Map([['three', 0.5]]),
  };
  const {fitOf, recallIn} = wordMatcher(word, (form) => fits[form]);
  expect(['one', 'two', 'three', 'four'].map(fitOf)).toEqual([0.75, 0.5, 0.25, 0]);
  expect(recallIn(['one', 'four'])).toBe(0.75);
  expect(recallIn(['two'])).toBe(0);
  expect(recallIn(['two', 'three'])).toBe(0.375);
  expect(recallIn(['one', 'two', 'three'])).toBe(0.75);
  expect(recallIn([])).toBe(0);
});

test('groups are in the order of their first items, each with a few', () => {
  const items = ['a1', 'b1', 'a2', 'a3', 'b2'];
  const grouped = (limit: number) => [...groupItems(items, (item) => item.charAt(0), limit)];
  expect(grouped(2)).toEqual([
    ['a', ['a1', 'a2']],
    ['b', ['b1', 'b2']],
  ]);
  expect(grouped(1)).toEqual([
    ['a', ['a1']],
    ['b', ['b1']],
  ]);
});
