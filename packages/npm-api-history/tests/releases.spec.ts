import {expect, test} from '@playwright/test';

import type {HistoryItem} from '../lib/format';
import {lastChange, releasesOf} from '../lib/releases';
import {boundsOf, changeInWords, labelOf, ownerOf, releasesOfMoment} from '../lib/words';

const items: Record<string, HistoryItem> = {
  'garden#Sequence': {kind: 'component', since: '..4.0.0'},
  'garden#Sequence.premountFor': {kind: 'option', since: '4.0.140'},
  'garden#Sequence.from': {
    kind: 'option',
    since: '..4.0.0',
    changes: [{at: '4.0.10', what: 'optional'}],
  },
  'garden#spring': {kind: 'function', since: '4.0.9'},
  'garden#spring.config.damping': {kind: 'option', since: '4.0.9'},
  'garden#useVideoConfig': {kind: 'hook', since: '..4.0.0'},
  'garden#useVideoConfig().fps': {kind: 'result', since: '4.0.301..4.0.305'},
  'garden#interpolate': {kind: 'function', since: '..4.0.0'},
  'garden#interpolate(input)': {kind: 'param', since: '..4.0.0'},
  'garden#Easing': {kind: 'const', since: '..4.0.0'},
  'garden#Easing.bezier': {kind: 'function', since: '4.0.320'},
  '@garden/cli#--crf': {kind: 'flag', since: '4.0.20'},
};

test('moments name their releases', () => {
  expect(releasesOfMoment('4.0.250')).toBe('4.0.250');
  expect(releasesOfMoment('4.0.301..4.0.305')).toBe('4.0.302–4.0.305');
  expect(releasesOfMoment('4.0.301..4.0.302')).toBe('4.0.302');
  expect(releasesOfMoment('..4.0.0')).toBe('4.0.0 or earlier');
  expect(boundsOf('4.0.301..4.0.305')).toEqual({since: '4.0.302', sure: '4.0.305'});
  expect(boundsOf('4.0.250')).toEqual({since: '4.0.250', sure: '4.0.250'});
});

test('items are named as on their pages, with the export that they belong to', () => {
  const named = Object.keys(items).map((id) => {
    const owner = ownerOf(id, items);
    return [labelOf(id, items), owner && labelOf(owner, items)];
  });
  expect(named).toEqual([
    ['<Sequence>', undefined],
    ['premountFor', '<Sequence>'],
    ['from', '<Sequence>'],
    ['spring()', undefined],
    ['config.damping', 'spring()'],
    ['useVideoConfig()', undefined],
    ['fps', 'useVideoConfig()'],
    ['interpolate()', undefined],
    ['input', 'interpolate()'],
    ['Easing', undefined],
    ['Easing.bezier()', undefined],
    ['--crf', undefined],
  ]);
});

test('releases are listed newest first, without what came with its export or later than the docs', () => {
  const releases = releasesOf({items, documented: '4.0.319'}, (id) =>
    id === 'garden#Sequence' ? '/docs/sequence' : undefined,
  );
  expect(
    releases.map(({name, entries}) => [name, entries.map(({label, words}) => `${label} ${words}`)]),
  ).toEqual([
    ['4.0.302–4.0.305', ['fps is new']],
    ['4.0.140', ['premountFor is new']],
    ['4.0.20', ['--crf is new']],
    ['4.0.10', ['from became optional']],
    ['4.0.9', ['spring() is new']],
  ]);
  expect(releases[1]?.entries[0]).toMatchObject({owner: '<Sequence>', url: '/docs/sequence'});
});

test('an option that moved with its function is not said to have moved', () => {
  const from = '@garden/media-parser#parse';
  const parse: HistoryItem = {
    kind: 'function',
    since: '4.0.20',
    changes: [
      {at: '4.0.20', what: 'moved', from},
      {at: '4.0.40', what: 'deprecated', note: 'Use `read()` instead.'},
    ],
  };
  const moved = {at: '4.0.20', what: 'moved', from: `${from}.src`} as const;
  const option = (...changes: HistoryItem['changes'] & object): HistoryItem => ({
    kind: 'option',
    since: '4.0.20',
    changes,
  });
  expect(lastChange(parse, '4.0.30')).toMatchObject({what: 'moved'});
  expect(lastChange(option(moved), '4.0.319', parse)).toBeUndefined();
  expect(lastChange(option({...moved, at: '4.0.30'}), '4.0.319', parse)).toMatchObject({
    at: '4.0.30',
  });
  // What happened before is still told.
  const optional = {at: '4.0.10', what: 'optional'} as const;
  expect(lastChange(option(optional, moved), '4.0.319', parse)).toEqual(optional);
  // An option that is deprecated for a reason of its own.
  const deprecated = {at: '4.0.40', what: 'deprecated', note: 'Has no effect.'} as const;
  expect(lastChange(option(deprecated), '4.0.319', parse)).toEqual(deprecated);
});

test('what something was called, and where it was, is told without ids', () => {
  const at = '4.0.5';
  const words = (
    [
      {at, what: 'moved', from: 'garden#scatter'},
      {at, what: 'renamed', from: '@garden/renderer#stitch.encodingMaxRate'},
      {at, what: 'renamed', from: 'garden#bounce(input)'},
      {at, what: 'renamed', from: '@garden/cli#--jpeg-quality'},
      {at, what: 'renamed', from: 'garden#LogLevel'},
      {at, what: 'removed', to: 'garden/extra#scatter'},
      {at, what: 'removed', to: '@garden/renderer#stitch.maxRate'},
      {at, what: 'removed', to: '@garden/cli#--image-quality'},
      {at, what: 'removed'},
    ] as const
  ).map(changeInWords);
  expect(words).toEqual([
    'was moved from `garden`',
    'was renamed from `encodingMaxRate`',
    'was renamed from `input`',
    'was renamed from `--jpeg-quality`',
    'was renamed from `LogLevel`',
    'was removed; use `scatter` from `garden/extra` instead',
    'was removed; use `maxRate` instead',
    'was removed; use `--image-quality` instead',
    'was removed',
  ]);
});

test('changes are told in words', () => {
  const type = {at: '4.0.5', what: 'type', from: 'a', to: 'b'} as const;
  expect(changeInWords(type)).toBe('has the type `b` instead of `a`');
  expect(changeInWords({...type, to: 'x'.repeat(99)})).toBe('has a different type');
  expect(changeInWords({...type, added: ["'webm'"]})).toBe("also takes `'webm'`");
  expect(changeInWords({...type, added: ['1', '2', '3', '4', '5'], removed: ['6']})).toBe(
    'also takes `1`, `2`, `3`, `4` and 1 more and no longer takes `6`',
  );
  expect(changeInWords({at: '4.0.5', what: 'default', from: '80', to: '100'})).toBe(
    'has the default `100` instead of `80`',
  );
});
