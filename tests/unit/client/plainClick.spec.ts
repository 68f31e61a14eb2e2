import {expect, test} from '@playwright/test';

import {isPlainClick} from '../../../src/components/navigation/isPlainClick';

const click = {button: 0, altKey: false, ctrlKey: false, metaKey: false, shiftKey: false};

test('a click of the main button alone follows a link in place', () => {
  expect(isPlainClick(click)).toBe(true);
});

for (const [what, change] of Object.entries({
  'the middle button': {button: 1},
  'the right button': {button: 2},
  Alt: {altKey: true},
  Ctrl: {ctrlKey: true},
  Cmd: {metaKey: true},
  Shift: {shiftKey: true},
})) {
  test(`a click with ${what} is left to the browser, which opens a tab, a window or a menu`, () => {
    expect(isPlainClick({...click, ...change})).toBe(false);
  });
}
