import {expect, test} from '@playwright/test';
import {
  compact,
  formsOf,
  isOneTypoApart,
  queryWords,
  splitWords,
  stem,
  wordFit,
} from '../lib/words.ts';

test('names are split at capitals, hyphens and digits; punctuation only separates', () => {
  expect(formsOf('useCurrentFrame()')).toEqual(['usecurrentframe', 'use', 'current', 'frame']);
  expect(formsOf('<Sequence />')).toEqual(['sequence']);
  expect(formsOf('@remotion/layout-utils')).toEqual(['remotion', 'layoututils', 'layout', 'utils']);
  expect(formsOf('z-index')).toEqual(['zindex', 'index']);
  expect(formsOf('noise2D')).toEqual(['noise2d', 'noise', '2d']);
  expect(formsOf('createSmoothSVGPath')).toContain('svg');
  expect(formsOf('an mp4 in H264')).toEqual(['an', 'mp4', 'in', 'h264']);
  expect(formsOf('doesn’t')).toEqual(['doesnt']);
});

test('positions of words and parts are those in the text', () => {
  const [word] = splitWords('  useVideoConfig');
  expect(word).toMatchObject({start: 2, end: 16});
  expect(word?.parts[1]).toEqual({form: 'video', start: 5, end: 10});
});

test('related words share a stem', () => {
  expect(stem('trimming')).toBe(stem('trim'));
  expect(stem('transitions')).toBe(stem('transition'));
  expect(stem('visualization')).toBe(stem('visualize'));
});

test('one typo is one letter more, less or other, or two swapped', () => {
  expect(isOneTypoApart('usecurentframe', 'usecurrentframe')).toBe(true);
  expect(isOneTypoApart('sqeuence', 'sequence')).toBe(true);
  expect(isOneTypoApart('sprint', 'spring')).toBe(true);
  expect(isOneTypoApart('spring', 'spring')).toBe(false);
  expect(isOneTypoApart('sqeunece', 'sequence')).toBe(false);
  expect(isOneTypoApart('abc', 'abcde')).toBe(false);
});

test('the same word fits best, then related ones, beginnings and typos', () => {
  const fits = ['spring', 'springs', 'springy-board', 'sprung'].map((form) =>
    wordFit('spring', form),
  );
  expect(fits[0]).toBe(1);
  expect([...fits].sort((a, b) => b - a)).toEqual(fits);
  expect(wordFit('spring', 'sequence')).toBe(0);
});

test('typos are tolerated in words of five letters or more', () => {
  expect(wordFit('loup', 'loop')).toBe(0);
  expect(wordFit('frmae', 'frame')).toBeGreaterThan(0);
});

test('the first letter of a word is right, and one capital before a word makes no compound', () => {
  expect(wordFit('frame', 'iframe')).toBeLessThan(0.5);
  expect(formsOf('<IFrame>')).toEqual(['iframe']);
});

test('small words are left out of a query unless there are no others', () => {
  expect(queryWords('how do I loop a video').map(({form}) => form)).toEqual(['loop', 'video']);
  expect(queryWords('to').map(({form}) => form)).toEqual(['to']);
  expect(queryWords('  ()<>@ ')).toEqual([]);
});

test('brackets, case and punctuation do not matter in a name', () => {
  expect(new Set(['<Player />', 'player()', 'Player', '@player'].map(compact))).toEqual(
    new Set(['player']),
  );
});

test('how much of a word is typed decides, and what it may lack', () => {
  expect(wordFit('spr', 'spring')).toBeLessThan(wordFit('sprin', 'spring'));
  expect(wordFit('spring', 'springs')).toBeLessThan(1);
  // Four letters of a stem, and an ending of a few.
  expect(wordFit('reuse', 'reusable')).toBeGreaterThan(0);
  expect(wordFit('fund', 'fundamentals')).toBe(wordFit('fund', 'fundamentalx'));
  // A typo in the first letter is none, and one in a beginning counts for longer words.
  expect(wordFit('xpring', 'spring')).toBe(0);
  expect(wordFit('intrepol', 'interpolate')).toBeGreaterThan(0);
  expect(wordFit('sprnig', 'springboards')).toBeGreaterThan(0);
  expect(wordFit('spnir', 'springboards')).toBe(0);
  // Words that contain the typed one come last.
  expect(wordFit('video', 'offthreadvideo')).toBeGreaterThan(0);
  expect(wordFit('video', 'offthreadvideo')).toBeLessThan(wordFit('video', 'videos'));
  expect(wordFit('loop', 'aloops')).toBe(0);
});

test('one typo, at the start, in the middle and at the end', () => {
  for (const [typed, word] of [
    ['abcde', 'bcde'],
    ['bcde', 'abcde'],
    ['abcde', 'abde'],
    ['abcde', 'abcd'],
    ['abcd', 'abcde'],
    ['abcde', 'abxde'],
    ['abcde', 'abcdx'],
    ['abcde', 'xbcde'],
    ['abcde', 'bacde'],
    ['abcde', 'abced'],
  ] as const) {
    expect(isOneTypoApart(typed, word), `${typed} ${word}`).toBe(true);
  }
  for (const [typed, word] of [
    ['abcde', 'abxye'],
    ['abcde', 'badce'],
    ['abcde', 'abdec'],
    ['abcde', 'abc'],
    ['abcde', 'xbcdx'],
    ['abcde', 'acbxe'],
    ['abcde', 'edcba'],
    ['', 'ab'],
  ] as const) {
    expect(isOneTypoApart(typed, word), `${typed} ${word}`).toBe(false);
  }
});

test('a word of a query counts once, with its parts', () => {
  expect(queryWords('loop a loop')).toEqual([{form: 'loop', parts: []}]);
  expect(queryWords('useVideo')).toEqual([{form: 'usevideo', parts: ['use', 'video']}]);
});
