import fs from 'node:fs';
import path from 'node:path';

import {expect, test} from '@playwright/test';
import postcss from 'postcss';

import {makeSubset, subsets} from '../../../scripts/lib/fontSubsets';
import {textRanges} from '../../../src/fonts/textRanges';

const root = path.resolve(__dirname, '..', '..', '..');

for (const subset of subsets) {
  test(`${subset.file} is made from the installed package: else run npm run fonts`, async () => {
    const committed = fs.readFileSync(path.join(root, subset.file));
    expect(committed.equals(await makeSubset(subset))).toBe(true);
  });
}

const charactersOf = (range: string): string[] =>
  range.split(',').flatMap((part) => {
    const [first = '', last = first] = part.replace('U+', '').trim().split('-');
    const from = Number.parseInt(first, 16);
    return Array.from({length: Number.parseInt(last, 16) - from + 1}, (_, index) =>
      String.fromCodePoint(from + index),
    );
  });

test('each face of the style sheet has the characters of its file', () => {
  const css = postcss.parse(fs.readFileSync(path.join(root, 'src/css/fonts.css'), 'utf8'));
  const faces = new Map<string, string[]>();
  css.walkAtRules('font-face', (face) => {
    const values = new Map<string, string>();
    face.walkDecls(({prop, value}) => {
      values.set(prop, value);
    });
    const file = /fonts\/[\w-]+\.woff2/.exec(values.get('src') ?? '')?.[0];
    // The point is a font of its own beside.
    if (file === undefined || values.has('size-adjust')) return;
    faces.set(`src/${file}`, charactersOf(values.get('unicode-range') ?? '').sort());
  });
  const expected = subsets
    .filter(({file}) => file.startsWith('src/'))
    .map(({file, characters}) => [file, Array.from(characters).sort()] as const);
  expect(Object.fromEntries(faces)).toEqual(Object.fromEntries(expected));
});

test('the frame of the playground takes each part of the text font for the characters of its file', () => {
  for (const [part, range] of Object.entries(textRanges)) {
    const {characters} = subsets.find(({file}) => file.endsWith(`sans-${part}.woff2`)) ?? {};
    expect(charactersOf(range).sort(), part).toEqual(Array.from(characters ?? '').sort());
  }
});
