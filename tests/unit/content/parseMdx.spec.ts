import fs from 'node:fs';
import path from 'node:path';
import {createProcessorUncached} from '@docusaurus/mdx-loader/lib/processor.js';
import {expect, test} from '@playwright/test';
import type {Root} from 'mdast';
import type {Processor} from 'unified';

import {contentFiles} from '../../../src/content/files';
import {parseMdx} from '../../../src/content/parseMdx';
import siteConfig from '../../../docusaurus.config';

const root = path.resolve(__dirname, '../../..');

/** The parser inside the framework's own MDX compiler, with the options of this site. */
const loadBuildParser = async (): Promise<(source: string) => Root> => {
  let processor: Processor<Root> | undefined;
  const {process} = await createProcessorUncached({
    format: 'mdx',
    options: {
      siteDir: root,
      staticDirs: [],
      markdownConfig: {mermaid: false, anchors: {maintainCase: false}, ...siteConfig.markdown},
      beforeDefaultRemarkPlugins: [
        function (this: Processor<Root>) {
          // oxlint-disable-next-line typescript/no-this-alias -- a plugin's only way to it
          processor = this;
        },
      ],
    } as unknown as Parameters<typeof createProcessorUncached>[0]['options'],
  });
  // The plugins are attached with the first page.
  await process({content: 'Text', filePath: 'a.mdx', frontMatter: {}, compilerName: 'client'});
  return (source) => {
    if (!processor) throw new Error('The compiler did not attach the plugin.');
    return processor.parse(source);
  };
};

/** The tree of a page without programs, or the reason for which it is refused. */
const outcomeOf = (parse: () => Root): unknown => {
  try {
    return JSON.parse(
      JSON.stringify(parse(), (name, value: unknown) => (name === 'estree' ? undefined : value)),
    );
  } catch (error) {
    return (error as {reason: string}).reason;
  }
};

const accepted = [
  '## Title \\{#own-id}',
  '---\ntitle: A\n---\n\nText',
  ':::note[Title]\n\nText\n\n:::\n',
  'A ratio of 16:9, and :word[label]{key=value}',
  '| a | b |\n| - | - |\n| 1 | 2 |\n\nhttps://example.org ~~gone~~[^1]\n\n[^1]: A note.',
  "import A from './a.mdx';\n\n<A b={1} {...c} />\n\n{/* comment */}",
  '    no indented code',
  '```ts title="a" {1}\na\n```',
];

const refused = [
  '## Title {#own-id}',
  '<!-- comment -->',
  '<https://example.org>',
  'An <open tag',
  '<b>open',
  '{a b}',
  'a {',
  '<br>',
  '+++\ntitle = "A"\n+++\n\n{1 +}',
];

test('pages are read as the build reads them', async () => {
  const parse = await loadBuildParser();
  const pages = contentFiles(root).filter((_, index) => index % 40 === 0);
  const sources = pages.map((file) => fs.readFileSync(path.join(root, file), 'utf8'));
  for (const source of [...accepted, ...sources]) {
    const tree = await parseMdx(source);
    expect(tree, source).toHaveProperty('type', 'root');
    expect(tree, source).toEqual(outcomeOf(() => parse(source)));
    expect(await parseMdx(source), 'once it is kept').toEqual(tree);
  }
});

test('what the build refuses is refused for the same reason', async () => {
  const parse = await loadBuildParser();
  for (const source of refused) {
    const problem = await parseMdx(source);
    expect(problem, source).toHaveProperty(
      'reason',
      outcomeOf(() => parse(source)),
    );
  }
});

test('a problem has its position', async () => {
  expect(await parseMdx('Text\n\n{a b}')).toMatchObject({line: 3, column: 3});
  expect(await parseMdx('Text\n\n<b>open\n')).toMatchObject({line: 3, column: 1});
  expect(await parseMdx('Text\n\n  <br>')).toMatchObject({line: 3, column: 3});
});
