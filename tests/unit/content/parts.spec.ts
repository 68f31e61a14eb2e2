import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';

import {readWithParts} from '../../../src/content/parts';

/** A site with the given files. */
const makeSite = (files: Record<string, string>): string => {
  const root = test.info().outputPath('site');
  for (const [file, text] of Object.entries(files)) {
    fs.mkdirSync(path.join(root, path.dirname(file)), {recursive: true});
    fs.writeFileSync(path.join(root, file), text);
  }
  return root;
};

test('parts stand in the place of their tags, however they are imported', async () => {
  const root = makeSite({
    'docs/a.mdx': [
      "import One from './_one.mdx';",
      'import Two from "@site/docs/parts/_two.mdx"',
      "import {Box} from '@site/src/Box';",
      '',
      '<One />',
      '',
      '<Box>',
      '  <Two of="x" />',
      '</Box>',
      '',
      '`<One />` is code.',
      '',
      '<One></One>',
    ].join('\r\n'),
    'docs/_one.mdx': "import Three from './parts/_three.mdx';\n\nFirst\n\n<Three />\n",
    'docs/parts/_two.mdx': 'Second\n',
    'docs/parts/_three.mdx': 'Third\n',
  });
  const {text, parts} = await readWithParts(root, 'docs/a.mdx');
  expect(parts).toEqual(['docs/_one.mdx', 'docs/parts/_three.mdx', 'docs/parts/_two.mdx']);
  expect(text.match(/First|Second|Third/g)).toEqual(['First', 'Third', 'Second', 'First', 'Third']);
  expect(text).toContain('`<One />` is code.');
  expect(text).not.toContain('\r');
  expect(await readWithParts(root, path.join(root, 'docs/a.mdx'))).toEqual({text, parts});
});

test('a page that is not valid comes as it is', async () => {
  const text = "import One from './_one.mdx';\n\n<One />\n\n<b";
  const root = makeSite({'docs/a.mdx': text, 'docs/_one.mdx': 'First'});
  expect(await readWithParts(root, 'docs/a.mdx')).toEqual({text, parts: []});
});

test('a part that is missing, or shows itself, is named with the place', async () => {
  const root = makeSite({
    'docs/a.mdx': "import Gone from './_gone.mdx';\n\n<Gone />\n",
    'docs/b.mdx': "import Part from './_part.mdx';\n\n<Part />\n",
    'docs/_part.mdx': "import Other from './_other.mdx';\n\n<Other />\n",
    'docs/_other.mdx': "import Part from './_part.mdx';\n\n<Part />\n",
  });
  await expect(readWithParts(root, 'docs/a.mdx')).rejects.toThrow(
    'docs/a.mdx:3 shows docs/_gone.mdx, which does not exist.',
  );
  await expect(readWithParts(root, 'docs/b.mdx')).rejects.toThrow(
    'docs/_other.mdx:3 shows docs/_part.mdx, which shows this page again.',
  );
});
