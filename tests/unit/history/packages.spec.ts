import {expect, test} from '@playwright/test';

import {isToolkit} from '../../../src/config/toolkit';

test('names that only look like the toolkit are left out', () => {
  expect(['remotion', '@remotion/cli', '@remotion/eslint-config-flat'].every(isToolkit)).toBe(true);
  expect(['@remotion-x/a', 'remotions', '@remotion/', '__proto__'].some(isToolkit)).toBe(false);
});
