import fs from 'node:fs';
import path from 'node:path';

import {expect, test} from '@playwright/test';
import {format, resolveConfig} from 'prettier';

import {authoringParts} from '../../../scripts/lib/authoringReference/parts';

const root = path.resolve(__dirname, '../../..');

test('the tables for authors say what the code knows of fences and front matter', async () => {
  const parts = Object.entries(authoringParts());
  expect(parts).toHaveLength(2);
  for (const [name, text] of parts) {
    const file = path.join(root, name);
    const formatted = await format(text, {...(await resolveConfig(file)), filepath: file});
    expect(fs.readFileSync(file, 'utf8'), 'run npm run reference:authoring').toBe(formatted);
  }
});

test('a word, its example, its effect and its languages are one row', () => {
  const {['docs/contributing/_fence-words.mdx']: table = ''} = authoringParts();
  expect(table).toContain(
    '| `frame="45"` | rendered at this frame instead of the middle one | tsx, jsx |',
  );
});

test('required keys of front matter stand apart from optional ones', () => {
  const {['docs/contributing/_front-matter.mdx']: table = ''} = authoringParts();
  expect(table).toContain('| `docs` | `title`, `description`, `kind` |');
});
