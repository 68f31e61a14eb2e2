import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import type {Element, Root, RootContent} from 'hast';
import {unified} from 'unified';
import {VFile} from 'vfile';

import {rehypeCodeBlocks} from '../../../src/markdown/rehypeCodeBlocks';

// The first test of a run may have to read the toolkit's types, which takes a while.
test.describe.configure({timeout: 180_000});

const root = path.resolve(__dirname, '../../..');

const element = (
  tagName: string,
  properties: Element['properties'],
  ...children: Element['children']
): Element => ({type: 'element', tagName, properties, children});

/** A fenced block as the MDX compiler hands it to rehype plugins. */
const fence = (code: string, language?: string, metastring?: string): Element =>
  element(
    'pre',
    {},
    element(
      'code',
      {
        ...(language !== undefined && {className: [`language-${language}`]}),
        ...(metastring !== undefined && {metastring}),
      },
      {type: 'text', value: `${code}\n`},
    ),
  );

/** A printed signature, as the remark plugin leaves it. */
const signature = (code: string, entry: string): Element =>
  element(
    'pre',
    {},
    element(
      'code',
      {className: ['language-ts'], signatureOf: entry},
      {type: 'text', value: `${code}\n`},
    ),
  );

const transform = (children: RootContent[], frontMatter?: Record<string, unknown>): Root => {
  const tree: Root = {type: 'root', children};
  const file = new VFile({path: path.join(root, 'docs/figma.mdx')});
  if (frontMatter) file.data.frontMatter = frontMatter;
  unified().use(rehypeCodeBlocks, {siteDir: root}).runSync(tree, file);
  return tree;
};

/** Name and attributes of a node that is a component; an attribute without a value is null. */
const component = (node: RootContent | undefined): Record<string, unknown> => {
  if (node?.type !== 'mdxJsxFlowElement') throw new Error(`${node?.type ?? 'nothing'} is there`);
  expect(node.children).toEqual([]);
  return {
    component: node.name,
    ...Object.fromEntries(
      node.attributes.map((attribute) => [
        'name' in attribute ? attribute.name : '…',
        attribute.value,
      ]),
    ),
  };
};

const spring = "import {spring} from 'remotion';\nspring({frame: 0, fps: 30});";

test('a fence becomes a component with the highlighted code', () => {
  const {children} = transform([fence('const a = 1;', 'ts')]);
  expect(children.map(component)).toEqual([
    {
      component: 'CodeBlock',
      html: '<span class="k">const</span> a = <span class="n">1</span>;',
      language: 'ts',
    },
  ]);
});

test('a picture comes with its size', () => {
  const [block] = transform([fence('<a />', 'tsx', 'picture="A windmill"')]).children;
  expect(JSON.parse(String(component(block).picture))).toEqual({
    src: '/img/samples/docs/figma-1.webp',
    alt: 'A windmill',
    width: 640,
    height: 360,
  });
});

test('a picture that was never rendered stops the build', () => {
  const meta = 'picture="A windmill"';
  expect(() => transform([fence('<a />', 'tsx', meta), fence('<b />', 'tsx', meta)])).toThrow(
    'The picture docs/figma-2 is missing: run npm run check:renders.',
  );
});

test('title, line numbers and marked lines are passed on', () => {
  const {children} = transform([fence('a\nb', 'text', 'title="A file" {2} showLineNumbers')]);
  expect(children.map(component)).toEqual([
    {
      component: 'CodeBlock',
      html: '<span class="line">a\n</span><span class="line marked">b</span>',
      language: 'text',
      title: 'A file',
      lineNumbers: null,
    },
  ]);
});

test('the metadata is also found where remark leaves it', () => {
  const block = fence('a', 'text');
  const [code] = block.children;
  if (code?.type === 'element') code.data = {meta: 'title="A file"'};
  expect(component(transform([block]).children[0])).toMatchObject({title: 'A file'});
});

test('a fence without a language is text', () => {
  expect(component(transform([fence('<a>')]).children[0])).toEqual({
    component: 'CodeBlock',
    html: '&lt;a&gt;',
    language: 'text',
  });
});

test('fences within other elements are found', () => {
  const {children} = transform([element('div', {}, fence('a', 'text'))]);
  const [div] = children;
  expect(div).toMatchObject({tagName: 'div', children: [{name: 'CodeBlock'}]});
});

test('code in a line and preformatted text without code stay', () => {
  const inline = element('p', {}, element('code', {}, {type: 'text', value: 'spring'}));
  const plain = element('pre', {}, {type: 'text', value: 'a'});
  expect(transform([inline, plain]).children).toEqual([inline, plain]);
});

test('identifiers of the toolkit are links; the block says where they and their options are', () => {
  const {children} = transform([fence(spring, 'tsx'), fence(spring, 'ts'), fence('spring', 'ts')]);
  const blocks = children.map(component);
  const links = (block: Record<string, unknown>): number =>
    String(block.html).split('<a href="/docs/spring">spring</a>').length - 1;
  expect(blocks.map(links)).toEqual([2, 2, 0]);
  const names = 'remotion spring:8,33 spring.frame:41 spring.fps:51';
  expect(blocks.map((block) => block.names)).toEqual([names, names, undefined]);
});

test('a printed signature links to the exports of its entry point', () => {
  const {children} = transform([
    signature('useCurrentFrame(): number', 'remotion'),
    fence('useCurrentFrame(): number', 'ts'),
  ]);
  const link = '<a href="/docs/use-current-frame">useCurrentFrame</a>';
  expect(component(children[0])).toHaveProperty('signature', null);
  expect(component(children[1])).not.toHaveProperty('signature');
  expect(component(children[0]).html).toContain(link);
  expect(component(children[1]).html).not.toContain(link);
});

test('a page does not link to itself', () => {
  for (const api of ['remotion#spring', ['remotion#interpolate', 'remotion#spring']]) {
    const {children} = transform([fence(spring, 'tsx')], {api});
    const block = component(children[0]);
    expect(block.html).not.toContain('<a ');
    expect(block.names).toContain('spring:8,33');
  }
});

test('names of the toolkit are not links in other languages, or when they come from elsewhere', () => {
  const {children} = transform([
    fence(spring, 'python'),
    fence(spring.replace("'remotion'", "'./spring'"), 'tsx'),
  ]);
  expect(children).toHaveLength(2);
  for (const node of children) expect(component(node).html).not.toContain('<a ');
});

test('a renamed import is a link under its new name only', () => {
  const {children} = transform([
    fence("import {spring as bounce} from 'remotion';\nbounce(spring());", 'tsx'),
  ]);
  const {html} = component(children[0]);
  expect(String(html).match(/<a [^>]*>\w+<\/a>/g)).toEqual([
    '<a href="/docs/spring">bounce</a>',
    '<a href="/docs/spring">bounce</a>',
  ]);
});

test('what is made of the code of a page is kept, and made again when the code changes', () => {
  const siteDir = test.info().outputPath('site');
  const compile = (code: string): RootContent[] => {
    const tree: Root = {type: 'root', children: [fence(code, 'ts')]};
    const file = new VFile({path: path.join(siteDir, 'docs/a.mdx')});
    unified().use(rehypeCodeBlocks, {siteDir}).runSync(tree, file);
    return tree.children;
  };
  const folder = path.join(siteDir, 'node_modules/.cache/site/code-blocks');
  const first = compile('const a = 1;');
  const [entry = ''] = fs.readdirSync(folder);
  const {mtimeMs} = fs.statSync(path.join(folder, entry));
  expect(compile('const a = 1;')).toEqual(first);
  expect(fs.readdirSync(folder)).toEqual([entry]);
  expect(fs.statSync(path.join(folder, entry)).mtimeMs).toBe(mtimeMs);
  expect(compile('const b = 1;')).not.toEqual(first);
  expect(fs.readdirSync(folder)).toHaveLength(2);
});
