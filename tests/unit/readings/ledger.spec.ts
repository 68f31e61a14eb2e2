import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';

import {
  pageFile,
  readingState,
  readReadingLedger,
  readReadings,
  recordReadings,
} from '../../../scripts/lib/readings/ledger';

const ROOT = path.resolve(__dirname, '../../..');

/** A site of two pages, one of which shows a part. */
const makeSite = (): {root: string; write: (file: string, text: string) => string} => {
  const root = test.info().outputPath('site');
  const write = (file: string, text: string): string => {
    const place = path.join(root, file);
    mkdirSync(path.dirname(place), {recursive: true});
    writeFileSync(place, text);
    return place;
  };
  write('docs/spring.mdx', "import Limits from './_limits.mdx';\n\n# Spring\n\n<Limits />\n");
  write('docs/_limits.mdx', 'At most 200.\n');
  write('docs/lambda/index.mdx', '# Lambda\n');
  return {root, write};
};

const counts = {checked: 9, executed: 4, changed: 1};

test('a recorded page counts as read until its text changes, or that of a part', async () => {
  const {root, write} = makeSite();
  await recordReadings(
    root,
    [
      {page: 'spring', ...counts},
      {page: 'lambda', ...counts},
    ],
    '2026-11-23',
  );
  const ledger = readReadingLedger(root);
  expect(ledger['docs/lambda/index.mdx']).toMatchObject({...counts, date: '2026-11-23'});
  expect(await readingState(root, ledger)).toEqual({
    current: ['docs/lambda/index.mdx', 'docs/spring.mdx'],
    changed: [],
  });
  write('docs/_limits.mdx', 'At most 100.\n');
  expect(await readingState(root, ledger)).toEqual({
    current: ['docs/lambda/index.mdx'],
    changed: ['docs/spring.mdx'],
  });
});

test('a page that is read again keeps one row, a page a line', async () => {
  const {root} = makeSite();
  await recordReadings(root, [{page: 'spring', ...counts}], '2026-11-23');
  await recordReadings(root, [{page: '/docs/spring', ...counts, changed: 0}], '2026-12-01');
  const file = readFileSync(path.join(root, 'scripts/lib/readings/ledger.json'), 'utf8');
  expect(file.split('\n')).toHaveLength(4);
  expect(readReadingLedger(root)['docs/spring.mdx']).toMatchObject({
    changed: 0,
    date: '2026-12-01',
  });
});

test('a page that does not exist is named, and nothing is noted', async () => {
  const {root} = makeSite();
  const readings = ['spring', 'sprng'].map((page) => ({page, ...counts}));
  await expect(recordReadings(root, readings, '2026-11-23')).rejects.toThrow(
    'There is no page "sprng".',
  );
  expect(readReadingLedger(root)).toEqual({});
});

test('pages and parts of the docs are found by path, address and file', () => {
  const {root} = makeSite();
  for (const name of ['lambda', '/docs/lambda', 'docs/lambda/index.mdx', 'lambda/index']) {
    expect(pageFile(root, name)).toBe('docs/lambda/index.mdx');
  }
  expect(pageFile(root, '_limits')).toBe('docs/_limits.mdx');
});

test('a file of readings with another shape is rejected with the place', () => {
  const {write} = makeSite();
  const read = (value: unknown): unknown =>
    readReadings(write('readings.json', JSON.stringify(value)));
  expect(read([{page: 'spring', ...counts}])).toEqual([{page: 'spring', ...counts}]);
  expect(() => read([])).toThrow('it lists no page');
  expect(() => read([{page: 'spring', ...counts, checked: -1}])).toThrow('0.checked');
  expect(() => read([{page: 'spring', ...counts, correct: 1}])).toThrow('correct');
});

test('each page of the ledger exists', () => {
  const pages = Object.keys(readReadingLedger(ROOT));
  expect(pages.map((page) => pageFile(ROOT, page))).toEqual(pages);
});
