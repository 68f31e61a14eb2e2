import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';

import {readPageWithParts} from '../../../src/content/page';

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
  const {text, parts} = await readPageWithParts(root, 'docs/a.mdx');
  expect(parts).toEqual(['docs/_one.mdx', 'docs/parts/_three.mdx', 'docs/parts/_two.mdx']);
  expect(text.match(/First|Second|Third/g)).toEqual(['First', 'Third', 'Second', 'First', 'Third']);
  expect(text).toContain('`<One />` is code.');
  expect(text).not.toContain('\r');
});

/** What is wrong with a page of a site. */
const problemOf = async (root: string, file: string): Promise<string> => {
  const {problem} = await readPageWithParts(root, file);
  return `${problem?.file ?? file}:${String(problem?.line)} ${String(problem?.reason)}`;
};

test('a page or a part that is not valid is a problem with its own place', async () => {
  const shows = "import One from './_one.mdx';\n\n<One />\n";
  const root = makeSite({
    'docs/a.mdx': `${shows}\n<b`,
    'docs/b.mdx': shows,
    'docs/c.mdx': '---\ntitle: "open\n---\n\nText\n',
    'docs/_one.mdx': 'First\n\n{a b}',
  });
  expect(await problemOf(root, 'docs/a.mdx')).toMatch(/^docs\/a.mdx:5 /);
  expect(await problemOf(root, 'docs/b.mdx')).toMatch(/^docs\/_one.mdx:3 /);
  expect(await problemOf(root, 'docs/c.mdx')).toMatch(/^docs\/c.mdx:3 the front matter is not/);
});

test('a part that is missing, or shows itself, is a problem with its place', async () => {
  const root = makeSite({
    'docs/a.mdx': "import Gone from './_gone.mdx';\n\n<Gone />\n",
    'docs/b.mdx': "import Part from './_part.mdx';\n\n<Part />\n",
    'docs/_part.mdx': "import Other from './_other.mdx';\n\n<Other />\n",
    'docs/_other.mdx': "import Part from './_part.mdx';\n\n<Part />\n",
  });
  expect(await problemOf(root, 'docs/a.mdx')).toBe(
    'docs/a.mdx:3 it shows docs/_gone.mdx, which does not exist',
  );
  expect(await problemOf(root, 'docs/b.mdx')).toBe(
    'docs/_other.mdx:3 it shows docs/_part.mdx, which shows this page again',
  );
});
