import {expect, test} from '@playwright/test';
import axe from 'axe-core/package.json';

import {countTests} from '../../../scripts/lib/accessibility/countTests';
import record from '../../../src/data/accessibility.json';

test('pages and other tests of a report are counted', () => {
  const specs = [
    {
      title: '[SITE-01] [A11Y-01] /docs/spring is quiet, accessible, not made of late words',
    },
    {title: '[SITE-01] /docs/noise is quiet'},
    {title: '[A11Y-01] the search opens and closes with the keyboard'},
    {title: '[A11Y-01] axe finds nothing on home'},
  ];
  expect(
    countTests({suites: [{specs: specs.slice(0, 2)}, {suites: [{specs: specs.slice(2)}]}]}),
  ).toEqual({
    pages: 1,
    others: 2,
  });
});

test('the accessibility statement names the installed version of axe and the tests of pages', () => {
  expect(record.axe, 'run npm run accessibility:record').toBe(axe.version);
  expect(record.pages).toBeGreaterThan(40);
  expect(record.others).toBeGreaterThan(40);
  expect(record.date).toMatch(/^20\d\d-\d\d-\d\d$/);
});
