import {createRequire} from 'node:module';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';

import {parseMdx} from '../../../src/content/parseMdx';
import {remarkImageText} from '../../../src/markdown/remarkImageText';

/** Loads files that packages don't export. */
const load = createRequire(__filename);

const ROOT = path.resolve(__dirname, '../../..');

/** What makes `<img>` of Markdown images in the build. */
const {default: transformImage} = load(
  path.join(path.dirname(load.resolve('@docusaurus/mdx-loader')), 'remark/transformImage/index.js'),
) as {
  default: (options: {
    staticDirs: string[];
    siteDir: string;
  }) => (root: Root, file: {path: string; data: object}) => Promise<void>;
};

/** The alternative texts of the images that the build makes of a page. */
const altsOf = async (markdown: string, isUndone: boolean): Promise<unknown[]> => {
  const root = await parseMdx(markdown);
  if ('reason' in root) throw new Error(root.reason);
  const transform = transformImage({staticDirs: [path.join(ROOT, 'static')], siteDir: ROOT});
  await transform(root, {path: path.join(ROOT, 'docs/page.mdx'), data: {}});
  if (isUndone) await remarkImageText()(root, undefined as never, () => undefined);
  const alts: unknown[] = [];
  visit(root, 'mdxJsxTextElement', ({attributes}) => {
    for (const attribute of attributes) {
      if ('name' in attribute && attribute.name === 'alt') alts.push(attribute.value);
    }
  });
  return alts;
};

test('the alternative text of an image is as written', async () => {
  const markdown = `![The "Render" button isn't \\<b> & ">zoom" here](/img/logo.svg)`;
  expect(await altsOf(markdown, true)).toEqual([`The "Render" button isn't <b> & ">zoom" here`]);
});

test('Docusaurus escapes it, which the plugin is for', async () => {
  expect(await altsOf('![The "Render" button](/img/logo.svg)', false)).toEqual([
    'The &quot;Render&quot; button',
  ]);
});
