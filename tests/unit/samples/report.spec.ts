import {expect, test} from '@playwright/test';
import {createReport, formatReport, isClean} from '../../../scripts/lib/samples/sampleReport';

const page = (samples: number, unchecked: number) => ({
  page: 'docs/a.mdx',
  samples,
  unchecked,
  findings: [],
});

test('three of a hundred samples may go unchecked', () => {
  const report = createReport([page(60, 3), page(40, 0)], true);
  expect(isClean(report)).toBe(true);
  expect(formatReport(report)).toBe('100 samples in 2 pages, 3 unchecked (3%), no problems');
});

test('a full run fails when more go unchecked', () => {
  const report = createReport([page(99, 3)], true);
  expect(isClean(report)).toBe(false);
  expect(formatReport(report)).toBe(
    '3 of 99 samples have nocheck= (3%); at most 3% may: make some of them compile\n' +
      '99 samples in 1 page, 3 unchecked (3%), 1 problem',
  );
});

test('a run over some pages says nothing about the share', () => {
  expect(isClean(createReport([page(1, 1)], false))).toBe(true);
});

test('a finding is a line that editors open', () => {
  const finding = {file: 'docs/a.mdx', line: 4, column: 2, code: 'TS2345', message: 'No.'};
  const report = createReport([{...page(1, 0), findings: [finding]}], false);
  expect(isClean(report)).toBe(false);
  expect(formatReport(report)).toBe(
    'docs/a.mdx:4:2 TS2345 No.\n1 sample in 1 page, 0 unchecked (0%), 1 problem',
  );
});
