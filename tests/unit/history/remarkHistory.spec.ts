import path from 'node:path';
import {expect, test} from '@playwright/test';
import type {Heading, Root, RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {VFile} from 'vfile';
import {textOf} from 'mdx-docs-checker/page';

import {remarkHistory} from '../../../src/markdown/remarkHistory';

const root = path.resolve(__dirname, '../../..');

const heading = (id: string): Heading => ({
  type: 'heading',
  depth: 3,
  data: {hProperties: {id}},
  children: [{type: 'inlineCode', value: id}],
});

const badge = (version: string, ...others: string[]): MdxJsxFlowElement => ({
  type: 'mdxJsxFlowElement',
  name: 'Since',
  attributes: [
    {type: 'mdxJsxAttribute', name: 'version', value: version},
    ...others.map((name) => ({type: 'mdxJsxAttribute' as const, name, value: null})),
  ],
  children: [],
});

const compile = async (
  file: string,
  frontMatter: Record<string, unknown>,
  children: RootContent[],
  later = false,
): Promise<RootContent[]> => {
  const tree: Root = {type: 'root', children};
  const page = new VFile({path: path.join(root, file), data: {frontMatter}});
  await remarkHistory({siteDir: root, later})(tree, page, () => undefined);
  return tree.children;
};

const attributesOf = (node: RootContent | undefined): Record<string, unknown> =>
  node?.type === 'mdxJsxFlowElement'
    ? Object.fromEntries(
        node.attributes.flatMap((attribute) =>
          attribute.type === 'mdxJsxAttribute' ? [[attribute.name, attribute.value]] : [],
        ),
      )
    : {};

const marksOf = (node: RootContent | undefined): Record<string, unknown> => {
  const properties = node?.type === 'heading' ? node.data?.hProperties : undefined;
  return Object.fromEntries(
    Object.entries(properties ?? {}).filter(([name]) => name.startsWith('data-')),
  );
};

const sequence = {api: 'remotion#Sequence'};

test('headings of what came later are marked, and get the badge that they lack', async () => {
  const nodes = await compile('docs/sequence.mdx', sequence, [
    heading('from'),
    heading('premountfor'),
    heading('width'),
    badge('4.0.80'),
  ]);
  expect(nodes.map((node) => ('name' in node ? node.name : node.type))).toEqual([
    'heading',
    'heading',
    'Since',
    'heading',
    'Since',
    'details',
  ]);
  expect(marksOf(nodes[0])).toEqual({});
  expect(marksOf(nodes[1])).toEqual({'data-since': '4.0.140'});
  // Below its heading, a badge is text without attributes in the HTML.
  expect(attributesOf(nodes[2])).toEqual({version: '4.0.140', below: null});
  expect(marksOf(nodes[3])).toEqual({'data-since': '4.0.80'});
});

test('the history at the end leads to the headings', async () => {
  const nodes = await compile('docs/sequence.mdx', sequence, [heading('premountfor')]);
  const details = nodes.at(-1);
  expect(details && textOf(details)).toContain('4.0.140: new premountFor');
  expect(JSON.stringify(details)).toContain('"url":"#premountfor"');
  expect(JSON.stringify(details)).toContain('"url":"/docs/history/remotion"');
});

test('the history of a page is short, and text beside text is one', async () => {
  const nodes = await compile(
    'docs/lambda/getrenderprogress.mdx',
    {
      api: ['@remotion/lambda#getRenderProgress', '@remotion/lambda/client#getRenderProgress'],
    },
    [],
  );
  const details = JSON.stringify(nodes.at(-1) ?? {});
  expect(details.match(/"type":"inlineCode"/gu)?.length).toBeLessThan(30);
  expect(details).not.toMatch(/"type":"text","value":"[^"]*"\},\{"type":"text"/u);
  expect(details).not.toContain('audioBitrate: ');
});

test('a release between two that could be read is marked as a range, unless a badge knows it', async () => {
  const metadata = {api: 'remotion#CalculateMetadataFunction'};
  const nodes = await compile('docs/calculate-metadata.mdx', metadata, [
    heading('defaultvideoimageformat'),
    heading('defaultpixelformat'),
    badge('4.0.316'),
  ]);
  expect(marksOf(nodes[0])).toEqual({'data-since': '4.0.316', 'data-sure': '4.0.317'});
  expect(attributesOf(nodes[1])).toEqual({version: '4.0.316', sure: '4.0.317', below: null});
  expect(marksOf(nodes[2])).toEqual({'data-since': '4.0.316'});
});

test('a badge about a behavior doesn’t mark the option', async () => {
  const nodes = await compile('docs/sequence.mdx', sequence, [
    heading('from'),
    badge('4.0.111', 'behavior'),
  ]);
  expect(marksOf(nodes[0])).toEqual({});
});

test('the last change that means something is said below the heading', async () => {
  const audio = {api: 'remotion#Audio'};
  const nodes = await compile('docs/audio.mdx', audio, [heading('startfrom')]);
  expect(nodes[1] && textOf(nodes[1])).toBe('Changed in 4.0.319: was deprecated.');
});

test('a later release’s change is said at its heading, unless the switch is off', async () => {
  const audio = {api: 'remotion#Audio'};
  const texts = async (later: boolean): Promise<string[]> => {
    const nodes = await compile('docs/audio.mdx', audio, [heading('trimafter')], later);
    return nodes.map((node) => textOf(node)).filter((text) => text.includes('later release'));
  };
  expect(await texts(true)).toEqual([
    'Changed in a later release (4.0.358): was deprecated; use Html5Audio instead.',
    'Changed in a later release (4.0.530): was deprecated; use durationInFrames instead.',
  ]);
  expect(await texts(false)).toEqual([]);
});

test('a heading of a part is marked when all pages that show it agree', async () => {
  const nodes = await compile('docs/renderer/_process-options.mdx', {}, [
    heading('binariesdirectory'),
    heading('loglevel'),
    heading('offthreadvideothreads'),
    badge('4.0.261'),
  ]);
  // The same nodes: lines about changes are for pages.
  expect(nodes.map(({type}) => type)).toEqual([
    'heading',
    'heading',
    'heading',
    'mdxJsxFlowElement',
  ]);
  expect(marksOf(nodes[0])).toEqual({'data-since': '4.0.120'});
  // It came to each function in another release.
  expect(marksOf(nodes[1])).toEqual({});
  expect(marksOf(nodes[2])).toEqual({'data-since': '4.0.263'});
});

test('a heading of a part is marked, too, where it came with what the page is about', async () => {
  const nodes = await compile('docs/media-parser/_options.mdx', {}, [
    heading('selectm3ustream'),
    heading('onvideotrack'),
  ]);
  expect(marksOf(nodes[0])).toMatchObject({'data-since': '4.0.266'});
  expect(marksOf(nodes[1])).toEqual({});
});

test('other pages stay as they are', async () => {
  const nodes = await compile('docs/the-fundamentals.mdx', {kind: 'guide'}, [heading('from')]);
  expect(nodes).toHaveLength(1);
});
