import {expect, test} from '@playwright/test';

import {
  isPastedMessage,
  mayBeQuery,
  queryOfPaste,
  shortenPaste,
  startsLikeMessage,
} from '../../../src/errors/pastedText';

test('a long paste is compared by its start and its end', () => {
  const text = 'a'.repeat(20_000);
  expect(shortenPaste(text)).toBe(text);
  expect(shortenPaste(`${text}a`)).not.toBe(`${text}a`);
  const shortened = shortenPaste(`start${'a'.repeat(20_000)}end`);
  expect(shortened).toHaveLength(20_001);
  expect(shortened.startsWith('start')).toBe(true);
  expect(shortened.endsWith('end')).toBe(true);
  expect(shortened.indexOf('\n')).toBe(10_000);
});

test('three words are a message when they begin as one, take two lines, or come from a terminal', () => {
  const escape = String.fromCharCode(27);
  for (const text of [
    'Error: no frame there',
    'TypeError: no frame there',
    'npm ERR! no frame there',
    'npm error no frame there',
    'Uncaught no frame there',
    'panic: no frame there',
    '[Warning]: no frame there',
    'no frame\nthere',
    'no frame\rthere',
    `${escape}[31mno frame there`,
    'no frame is over there',
  ]) {
    expect(isPastedMessage(text), text).toBe(true);
  }
  for (const text of [
    'no frame there',
    'no frame is there',
    'no frame there\n',
    'an error of frames',
    'no\nframe',
    'Error: none',
    'a 1 2 3 4 5 6',
  ]) {
    expect(isPastedMessage(text), text).toBe(false);
  }
});

test('a line of up to 64 characters may be a query, unless it begins as a message', () => {
  expect(mayBeQuery(`${'ab '.repeat(21)}a`)).toBe(true);
  expect(mayBeQuery(`  ${'ab '.repeat(21)}a  `)).toBe(true);
  expect(mayBeQuery(`${'ab '.repeat(21)}ab`)).toBe(false);
  expect(mayBeQuery('how to\nfade')).toBe(false);
  expect(mayBeQuery('\nhow to fade\n')).toBe(true);
  expect(mayBeQuery('Error: how to fade')).toBe(false);
});

test('a typed text is a message once it has more than three words', () => {
  expect(startsLikeMessage('Error: no frame')).toBe(false);
  expect(startsLikeMessage('Error: no frame there')).toBe(true);
  expect(startsLikeMessage('no frame is over there')).toBe(false);
});

test('a message becomes a query of its first words, on one line', () => {
  expect(queryOfPaste(' Error:\n  no\tframe ', 50)).toBe('Error: no frame');
  expect(queryOfPaste('Error: no frame', 15)).toBe('Error: no frame');
  expect(queryOfPaste('Error: no frame', 14)).toBe('Error: no');
  expect(queryOfPaste('Error: no frame', 9)).toBe('Error: no');
  expect(queryOfPaste('frame'.repeat(5), 7)).toBe('framefr');
});
