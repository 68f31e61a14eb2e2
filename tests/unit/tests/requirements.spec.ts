import fs from 'node:fs';
import path from 'node:path';

import {expect, test} from '@playwright/test';

const folder = path.resolve(__dirname, '../..');

/** Requirements by id, such as `SITE-01`, with their sentences. */
const requirements = new Map(
  fs
    .readFileSync(path.join(folder, 'requirements.csv'), 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line): [string, string] => {
      const [, id = '', sentence = ''] = /^([^,]+),[^,]+,"(.*)"$/.exec(line) ?? [];
      return [id, sentence];
    }),
);

const sources = ['unit', 'built', 'browser', 'upgrade']
  .flatMap((tier) =>
    fs
      .readdirSync(path.join(folder, tier), {recursive: true, encoding: 'utf8'})
      .filter((file) => file.endsWith('.ts'))
      .map((file) => path.join(folder, tier, file)),
  )
  .filter((file) => file !== __filename)
  .map((file) => fs.readFileSync(file, 'utf8'))
  .join('\n');

/** Ids in the titles of tests, or in tables from which titles are made. */
const named = new Set(
  [...sources.matchAll(/(?:\[|')([A-Z][A-Z0-9]+-\d{2})(?:\]|')/g)].map(([, id = '']) => id),
);

test('each line of the list is an id, an area and a sentence', () => {
  expect(requirements.size).toBe(72);
  for (const [id, sentence] of requirements) {
    expect(id).toMatch(/^[A-Z][A-Z0-9]+-\d{2}$/);
    expect(sentence, id).not.toBe('');
  }
});

test('each requirement has a test', () => {
  expect(
    [...requirements]
      .filter(([id]) => !named.has(id))
      .map(([id, sentence]) => `${id}: ${sentence}`),
  ).toEqual([]);
});

test('each id that a test names is in the list', () => {
  expect([...named].filter((id) => !requirements.has(id))).toEqual([]);
});
