import fs from 'node:fs';
import path from 'node:path';
import {loadFreshModule} from '@docusaurus/utils';
import {expect, test} from '@playwright/test';
import type {Root} from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';

import type {DemoData} from '../../../src/demos/read';
import type * as RemarkDemos from '../../../src/markdown/remarkDemos';

const root = path.resolve(__dirname, '../../..');

/** Runs the plugin, loaded as Docusaurus loads the site's configuration: it imports demos itself. */
const transform = async (markdown: string, siteDir = root): Promise<Root> => {
  const {remarkDemos} = (await loadFreshModule(
    path.join(root, 'src/markdown/remarkDemos.ts'),
  )) as typeof RemarkDemos;
  const processor = unified().use(remarkParse).use(remarkMdx).use(remarkDemos, {siteDir});
  return processor.run(processor.parse(markdown));
};

test('a demo gets its data and the source that it plays', async () => {
  const {children} = await transform('Text\n\n<Demo id="fade-in" wide />\n');
  const [paragraph, demo, ...rest] = children;
  expect(paragraph?.type).toBe('paragraph');
  expect(rest).toEqual([]);
  if (demo?.type !== 'mdxJsxFlowElement') throw new Error('There is no element.');

  const attributes = new Map(
    demo.attributes.map((attribute) => [
      'name' in attribute ? attribute.name : '',
      attribute.value,
    ]),
  );
  expect([...attributes.keys()]).toEqual(['id', 'wide', 'data', 'editable']);
  const json = attributes.get('data');
  const data = JSON.parse(typeof json === 'string' ? json : '') as DemoData;
  expect(data).toMatchObject({id: 'fade-in', width: 1280, height: 720, fps: 30});
  expect(data.controls.map(({name}) => name)).toEqual(Object.keys(data.defaultProps));

  const source = fs.readFileSync(path.join(root, 'src/demos/fade-in/composition.tsx'), 'utf8');
  const name = /export const (\w+)/.exec(source)?.[1] ?? '';
  expect(name).not.toBe('');
  expect(demo.children).toEqual([
    {type: 'code', lang: 'tsx', meta: `title="${name}.tsx"`, value: source.trimEnd()},
  ]);
});

test('demos within other components are found', async () => {
  const {children} = await transform('<Steps>\n\n<Demo id="fade-in" />\n\n</Steps>\n');
  expect(children).toMatchObject([
    {name: 'Steps', children: [{name: 'Demo', children: [{type: 'code', lang: 'tsx'}]}]},
  ]);
});

test('other components stay as they are', async () => {
  const {children} = await transform('<Steps id="fade-in" />\n');
  expect(children).toMatchObject([{name: 'Steps', children: []}]);
});

test('an unknown id stops the build and says what to do', async () => {
  await expect(transform('<Demo id="fade-inn" />\n')).rejects.toThrow(
    /^Unknown demo "fade-inn": create src\/demos\/fade-inn\/demo\.ts, or use one of .*\bfade-in\b/,
  );
});

test('a demo without a written id stops the build', async () => {
  for (const markdown of ['<Demo />\n', '<Demo id />\n', '<Demo id={name} />\n']) {
    await expect(transform(markdown)).rejects.toThrow(
      '<Demo> needs an id, such as <Demo id="fade-in" />.',
    );
  }
});
