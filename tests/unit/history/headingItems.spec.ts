import path from 'node:path';
import {expect, test} from '@playwright/test';

import {parsePage} from '../../../src/content/page';
import {pageItems} from '../../../src/history/pages/headingItems';
import {loadModel} from '../../../src/toolkit-api/loadApi';

const root = path.resolve(__dirname, '../../..');

const itemsOf = async (
  frontMatter: string,
  headings: readonly string[],
): Promise<Record<string, readonly string[]>> => {
  const text = `---\ntitle: A page\n${frontMatter}\n---\n\n${headings.map((line) => `${line}\n\nText.\n`).join('\n')}`;
  const page = await parsePage('docs/a-page.mdx', text);
  const {byLine} = pageItems(page, loadModel(root));
  return Object.fromEntries(
    page.headings.flatMap(({line, id}) => {
      const ids = byLine.get(line);
      return ids ? [[id, ids]] : [];
    }),
  );
};

test('headings of props, nested options, parameters and results are found in the history', async () => {
  expect(
    await itemsOf('api: remotion#Sequence', ['## Props', '### `from?`', '### `premountFor?`']),
  ).toMatchObject({
    from: ['remotion#Sequence.from'],
    premountfor: ['remotion#Sequence.premountFor'],
  });
  expect(
    await itemsOf('api: remotion#spring', ['## Options', '### `config?`', '#### `damping?`']),
  ).toMatchObject({
    config: ['remotion#spring.config'],
    damping: ['remotion#spring.config.damping'],
  });
  expect(
    await itemsOf('api: remotion#useVideoConfig', ['## Return value', '### `fps`']),
  ).toMatchObject({fps: ['remotion#useVideoConfig().fps']});
  expect(await itemsOf('api: remotion#interpolate', ['## Arguments', '### `input`'])).toMatchObject(
    {input: ['remotion#interpolate(input)']},
  );
});

test('members, methods of Config and flags have headings, too', async () => {
  expect(await itemsOf('api: remotion#Easing', ['## Functions', '### `Easing.bezier()`'])).toEqual({
    easingbezier: ['remotion#Easing.bezier'],
  });
  expect(
    await itemsOf("api: '@remotion/cli/config#Config'", ['## Methods', '### `setCrf()`']),
  ).toEqual({setcrf: ['@remotion/cli/config#Config.setCrf']});
  expect(await itemsOf('cli: remotion render', ['## Flags', '### `--crf=<number>`'])).toEqual({
    '--crfnumber': ['@remotion/cli#--crf'],
  });
  expect(await itemsOf('cli: remotion lambda render', ['## Flags', '### `--crf`'])).toEqual({
    '--crf': ['@remotion/lambda#--crf'],
  });
});

test('other headings are about nothing that has a history', async () => {
  expect(await itemsOf('api: remotion#spring', ['## See also', '## Example'])).toEqual({});
  expect(await itemsOf('kind: guide', ['## `from`'])).toEqual({});
});
