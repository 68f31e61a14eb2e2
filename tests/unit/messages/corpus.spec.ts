import {expect, test} from '@playwright/test';

import {readSource} from '../../../scripts/lib/messages/corpus';
import {fits} from '../../../scripts/lib/messages/match';

test('texts are read from literals, templates, concatenations and joined lists', () => {
  expect(
    readSource(`
      throw new Error('A plain message');
      throw new Error(\`Got \${name} instead of \${other.length}.\`);
      throw new Error('Expected ' + count + ' frames' + '!');
      log(['First line of it', second, 'and third'].filter(Boolean).join('\\n'));
      use('short');
    `),
  ).toEqual(
    expect.arrayContaining([
      ['A plain message'],
      ['Got ', ' instead of ', '.'],
      ['Expected ', ' frames!'],
      ['First line of it ', ' and third'],
    ]),
  );
});

test('a quoted text may be part of a message, and fills its gaps', () => {
  const parts = ['Got ', ' instead of ', ' frames'];
  expect(fits('Got two instead of 3 frames', parts)).toBe(true);
  expect(fits('instead of', parts)).toBe(true);
  expect(fits('instead of … frames', parts)).toBe(true);
  expect(fits('Got two in place of 3 frames', parts)).toBe(false);
  expect(fits('Got 2 instead of 3 frames.', parts)).toBe(false);
});

test('what is next to … in a quoted text is literal', () => {
  const parts = ['inputRange must be increasing but got [', ']'];
  expect(fits('inputRange must … but got […]', parts)).toBe(true);
  expect(fits('… be increasing but …', parts)).toBe(true);
  expect(fits('inputRange must be … decreasing but …', parts)).toBe(false);
});

test('a text that only fills a gap is not the message', () => {
  expect(fits('Anything at all', ['Error: ', ''])).toBe(false);
});
