import path from 'node:path';
import {expect, test} from '@playwright/test';
import type {Root} from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {VFile} from 'vfile';

import {remarkSignature} from '../../../src/markdown/remarkSignature';

// The first test of a run may have to read the toolkit's types, which takes a while.
test.describe.configure({timeout: 180_000});

const root = path.resolve(__dirname, '../../..');

const transform = (markdown: string, api?: string | string[]): Promise<Root> => {
  const processor = unified().use(remarkParse).use(remarkMdx).use(remarkSignature, {siteDir: root});
  const file = new VFile();
  if (api !== undefined) file.data.frontMatter = {api};
  return processor.run(processor.parse(markdown), file);
};

test('the signature of the page’s export is put in place', async () => {
  const {children} = await transform('Text\n\n<Signature />\n', 'remotion#useCurrentFrame');
  expect(children).toMatchObject([
    {type: 'paragraph'},
    {
      type: 'code',
      lang: 'ts',
      value: 'useCurrentFrame(): number',
      data: {hProperties: {signatureOf: 'remotion'}},
    },
  ]);
});

test('"of" names another export', async () => {
  const {children} = await transform(
    '<Signature of="remotion#spring" />\n',
    'remotion#useCurrentFrame',
  );
  expect(children).toMatchObject([{type: 'code', value: expect.stringMatching(/^spring\(/)}]);
});

test('signatures within other components are put in place', async () => {
  const {children} = await transform('<Steps>\n\n<Signature of="remotion#spring" />\n\n</Steps>\n');
  expect(children).toMatchObject([{name: 'Steps', children: [{type: 'code'}]}]);
});

test('types beside one value need no "of"', async () => {
  const {children} = await transform('<Signature />\n', [
    'remotion#SpringConfig',
    'remotion#spring',
  ]);
  expect(children).toMatchObject([{value: expect.stringMatching(/^spring\(/)}]);
});

test('several values need an "of"', async () => {
  await expect(
    transform('<Signature />\n', ['remotion#interpolate', 'remotion#spring']),
  ).rejects.toThrow(
    '<Signature> needs an "of" on a page that documents several exports: remotion#interpolate, remotion#spring.',
  );
});

test('a page without an export needs an "of"', async () => {
  await expect(transform('<Signature />\n')).rejects.toThrow(
    '<Signature> needs of="package#export" on a page without "api" front matter.',
  );
});

test('an export that does not exist stops the build', async () => {
  await expect(transform('<Signature of="remotion#bounce" />\n')).rejects.toThrow(
    '<Signature>: remotion#bounce is not exported. Run npm run check:api for its name.',
  );
});

test('other components stay as they are', async () => {
  const {children} = await transform('<Since />\n', 'remotion#spring');
  expect(children).toMatchObject([{name: 'Since'}]);
});
