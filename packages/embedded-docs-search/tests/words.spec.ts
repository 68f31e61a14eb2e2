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
