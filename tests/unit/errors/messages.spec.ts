import {expect, test} from '@playwright/test';

import {messagesOf} from '../../../src/components/errors/CrashReport/messages';

test('[CRASH-01] an error is followed by its causes', () => {
  const root = new TypeError('no tape');
  const error = new Error('cannot play', {cause: new Error('no reel', {cause: root})});
  expect(messagesOf(error)).toEqual(['cannot play', 'no reel', 'no tape']);
});

test('[CRASH-01] a thrown value that is not an error, or has no message, still gets a name', () => {
  expect(messagesOf('stop')).toEqual(['stop']);
  expect(messagesOf(new TypeError(''))).toEqual(['TypeError']);
  expect(messagesOf(new Error('late', {cause: 'the train'}))).toEqual(['late', 'the train']);
});

test('[CRASH-01] a chain of causes that is circular or endless is cut off', () => {
  const error = new Error('tail');
  error.cause = new Error('head', {cause: error});
  expect(messagesOf(error)).toEqual(['tail', 'head']);
  let long = new Error('0');
  for (let i = 1; i < 50; i++) long = new Error(String(i), {cause: long});
  expect(messagesOf(long)).toHaveLength(10);
});
