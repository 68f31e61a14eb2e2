import {expect, test} from '@playwright/test';

import {createQuoteFinder} from '../../../scripts/lib/messages/explained';

const find = (...texts: string[]): string[] => {
  const reports = [
    {parts: ['Could not find "', '" in ', '. Did you delete it?']},
    {parts: ['The size must be a number']},
    {parts: ['The fps of the composition must be a number, but is ', '']},
  ].map(({parts}) => ({parts, text: parts.join('…')}));
  const quotations = texts.map((text) => ({
    text,
    origin: undefined,
    section: '',
    line: 1,
    column: 1,
  }));
  return createQuoteFinder(reports)({quotations});
};

test('a message is explained where it is quoted, with values or with … for them', () => {
  const text = 'Could not find "…" in …. Did you delete it?';
  expect(find('Could not find "a.mp4" in /public. Did you delete it?')).toEqual([text]);
  expect(find('Could not find … in …')).toEqual([]);
  expect(find('Could not find "…" in …. Did you …')).toEqual([text]);
});

test('a piece that many messages have explains none', () => {
  expect(find('must be a number')).toEqual(['The size must be a number']);
  expect(find('be a number')).toEqual([]);
});

test('another text explains nothing', () => {
  expect(find('The size must be a string')).toEqual([]);
});
