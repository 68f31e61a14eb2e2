import {expect, test} from '@playwright/test';

import {firstSentence, partsOf, plainHeading, readTwin} from '../lib/twinText';

const markdown = `---
title: "Boil \\"water\\""
description: "Boil a liter."
version: 2.1.0
---

# Boil water

First words.

## \`boil()\` and [pots](/docs/pots.md)

~~~js title="boil.js"
# no heading
~~~

Tried in a kitchen.

### Lid

On.

## See also

Links.

\`\`\`\`bash
\`\`\`
npm install
\`\`\`\``;

test('a page has its title, its sections with their ends, and its code blocks', () => {
  const {title, description, body, sections, codes} = readTwin(markdown, ['', 'boil', 'lid']);
  expect({title, description}).toEqual({title: 'Boil "water"', description: 'Boil a liter.'});
  expect(body.startsWith('# Boil water\n')).toBe(true);
  expect(sections.map(({anchor, level}) => [level, anchor])).toEqual([
    [1, ''],
    [2, 'boil'],
    [3, 'lid'],
    [2, ''],
  ]);
  const [, boil, lid] = sections;
  expect(body.slice(boil?.start, boil?.end)).toMatch(/^## `boil\(\)`[^]+kitchen\.\n\n$/u);
  expect(body.slice(boil?.start, boil?.wholeEnd)).toMatch(/On\.\n\n$/u);
  expect(body.slice(lid?.start, lid?.wholeEnd)).toBe('### Lid\n\nOn.\n\n');
  expect(codes.map(({language, code}) => [language, code])).toEqual([
    ['js', '# no heading'],
    ['bash', '```\nnpm install'],
  ]);
  expect(codes[0]?.title).toBe('boil.js');
  expect(body.slice(codes[0]?.start, codes[0]?.end)).toMatch(/^~~~js[^]+\n~~~\n$/u);
  expect(codes[1]?.end).toBe(body.length);
});

test('headings, sentences and parts of a text', () => {
  expect(plainHeading('`boil()` and [pots](/docs/pots.md)')).toBe('boil() and pots');
  expect(firstSentence('See [pots](/docs/pots.md).\nThen boil.', 50)).toBe('See pots.');
  expect(firstSentence('A very long sentence', 10)).toBe('A very lo…');
  expect(partsOf('one two\n\nthree', 10)).toEqual(['one two', 'three']);
  expect(partsOf('abcdefghijkl', 5)).toEqual(['abcde', 'fghij', 'kl']);
});
