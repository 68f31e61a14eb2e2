import {expect, test} from '@playwright/test';

import {bareName, isSlipOf, namesIn} from '../lib/names';

test('one wrong, missing, superfluous or swapped letter is a slip', () => {
  for (const slip of ['sprong', 'sprng', 'sprring', 'srping'])
    expect(isSlipOf(slip, 'spring')).toBe(true);
  for (const other of ['spring', 'sprung2', 'string', 'springs2', 'rsping']) {
    expect(isSlipOf(other, 'spring')).toBe(other === 'string');
  }
});

test('names are found in code, and not where a text or an address escapes a sign', () => {
  expect(namesIn('await renderMedia({codec}); // %2Fout\\nfile')).toEqual([
    'await',
    'renderMedia',
    'codec',
    'file',
  ]);
  expect(bareName('$out_name2')).toBe('outname');
});
