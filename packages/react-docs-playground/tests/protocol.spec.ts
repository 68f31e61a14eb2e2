import {expect, test} from '@playwright/test';

import {readFrameMessage} from '../lib/protocol.ts';

test('messages of the right shape are copied', () => {
  const failed = {kind: 'failed', version: 2, problem: {message: 'No', file: 'A.tsx', line: 3}};
  for (const message of [
    {kind: 'needs', name: 'clsx'},
    {kind: 'ready'},
    {kind: 'pong'},
    {kind: 'shown', version: 1},
    failed,
  ]) {
    expect(readFrameMessage({...message, further: 1})).toEqual(message);
  }
});

test('anything else is no message', () => {
  for (const value of [
    undefined,
    null,
    'ready',
    [],
    {kind: 'run'},
    {kind: 'needs', name: 1},
    {kind: 'shown', version: -1},
    {kind: 'shown', version: 1.5},
    {kind: 'shown', version: '1'},
    {kind: 'failed', version: 1},
    {kind: 'failed', version: 1, problem: {message: 1}},
    {kind: 'failed', problem: {message: 'No'}},
  ]) {
    expect(readFrameMessage(value), JSON.stringify(value)).toBeUndefined();
  }
});

test('a problem has a place only with a file and a line, and no endless text', () => {
  const read = (problem: object): unknown => {
    const message = readFrameMessage({kind: 'failed', version: 1, problem});
    return message?.kind === 'failed' ? message.problem : undefined;
  };
  expect(read({message: 'No', file: 'A.tsx', line: 'one'})).toEqual({message: 'No'});
  expect(read({message: 'No', line: 1})).toEqual({message: 'No'});
  expect(read({message: 'x'.repeat(5000)})).toEqual({message: 'x'.repeat(2000)});
});
