import {expect, test} from '@playwright/test';

import {messageForChat, messageForParent} from '../../../src/components/ai/Embed/messages';

const key = (name: string, more: Partial<KeyboardEvent> = {}) => ({
  key: name,
  metaKey: false,
  ctrlKey: false,
  altKey: false,
  shiftKey: false,
  ...more,
});

test('Cmd+I, Ctrl+I and Escape go to the embedding page, other keys do not', () => {
  expect(messageForParent(key('i', {metaKey: true}))).toBe('cmd-i');
  expect(messageForParent(key('I', {ctrlKey: true}))).toBe('cmd-i');
  expect(messageForParent(key('Escape'))).toBe('cmd-i');
  expect(messageForParent(key('i'))).toBeUndefined();
  expect(messageForParent(key('i', {metaKey: true, shiftKey: true}))).toBeUndefined();
});

test('focus is passed on to the chat, with the dark mode', () => {
  expect(messageForChat({type: 'focus'})).toEqual(['focus', 'dark-mode']);
  expect(messageForChat('focus')).toEqual(['focus', 'dark-mode']);
  expect(messageForChat({type: 'other'})).toEqual([]);
  expect(messageForChat(null)).toEqual([]);
});
