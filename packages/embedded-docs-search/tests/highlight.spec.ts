import {expect, test} from '@playwright/test';
import type {TextPart} from '../lib/index.ts';

import {highlight, Marker, snippet} from '../lib/highlight.ts';

const show = (parts: TextPart[]): string =>
  parts.map(({text, match}) => (match ? `[${text}]` : text)).join('');

test('marks words, beginnings and parts of names', () => {
  expect(show(highlight('useCurrentFrame()', new Marker(['frame'])))).toBe('useCurrent[Frame]()');
  expect(show(highlight('interpolate() and more', new Marker(['interpolat'])))).toBe(
    '[interpolat]e() and more',
  );
  expect(show(highlight('Trimming audio', new Marker(['trim'])))).toBe('[Trimming] audio');
});

test('a snippet begins where its text does, signs included, and says where it is cut', () => {
  expect(show(snippet('“Marmots” sleep in winter.', new Marker(['marmots']), 10))).toBe(
    '“[Marmots]” sleep in winter.',
  );
  expect(show(snippet('“One” two three marmots five.', new Marker(['marmots']), 2))).toBe(
    '… [marmots] five.',
  );
});

test('text that looks like HTML stays text', () => {
  expect(highlight('<img src=x onerror=alert(1)>', new Marker(['img']))).toEqual([
    {text: '<', match: false},
    {text: 'img', match: true},
    {text: ' src=x onerror=alert(1)>', match: false},
  ]);
});

test('a snippet is the passage with the most words of the query, with ellipses', () => {
  const text = 'One two three four five six seven eight nine ten loop eleven twelve video thirteen';
  const cut = snippet(text, new Marker(['loop', 'video']), 6);
  expect(show(cut)).toBe('… ten [loop] eleven twelve [video] thirteen');
  const words = cut
    .map((part) => part.text)
    .join('')
    .match(/\p{L}+/gu);
  expect(words).toHaveLength(6);
});

test('a text without the words is shown from its beginning; an empty one is no snippet', () => {
  expect(show(snippet('One two three four', new Marker(['zebra']), 2))).toBe('One two …');
  expect(snippet('', new Marker(['zebra']), 10)).toEqual([]);
});
