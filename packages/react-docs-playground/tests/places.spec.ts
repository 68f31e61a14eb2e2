import {expect, test} from '@playwright/test';

import {problemOf} from '../lib/places.ts';

const files = ['Title.tsx', 'colors.ts'];

test('a place comes from the stack, where the engine names files there', () => {
  const error = new Error('Too early');
  error.stack = 'Error: Too early\n  at x (frame.js:1:2)\n  at Title (colors.ts:7:9)';
  expect(problemOf(error, files)).toEqual({message: 'Too early', file: 'colors.ts', line: 7});
});

test('WebKit names no files, so each file has lines of its own there', () => {
  const thrownAt = (line: unknown): Error =>
    Object.assign(new Error('Too early'), {line, stack: 'Title@\n@\nrender@'});
  const cases: [line: unknown, place: object][] = [
    [10_003, {file: 'Title.tsx', line: 3}],
    [20_001, {file: 'colors.ts', line: 1}],
    // The frame's own code, and what is no line.
    [12, {}],
    [30_001, {}],
    ['10003', {}],
  ];
  for (const [line, place] of cases) {
    expect(problemOf(thrownAt(line), files)).toEqual({message: 'Too early', ...place});
  }
});

test('errors that React only numbers are put in words that say what to do', () => {
  for (const [code, words] of [
    [31, /object/],
    [130, /import/],
    [185, /effect/],
    [310, /hooks/],
    [321, /hook.*component/],
  ] as const) {
    const error = new Error(
      `Minified React error #${code}; visit https://react.dev/errors/${code}`,
    );
    expect(problemOf(error, files).message).toMatch(words);
  }
  // One without words of its own keeps React's.
  expect(problemOf(new Error('Minified React error #4'), files).message).toContain('#4');
});
