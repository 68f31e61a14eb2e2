import type {Root} from 'mdast';
import {expect, test} from '@playwright/test';
import {VFile} from 'vfile';

import {remarkSignature} from '../../../src/markdown/remarkSignature';
import {toolkitIdentifiers} from '../../../src/markdown/toolkitLinks';
import {ROOT} from './toolkit';

const links = (code: string, language = 'tsx'): Record<string, string> =>
  Object.fromEntries(
    [...toolkitIdentifiers(code, language, undefined, ROOT)].map(([name, {id, href}]) => [
      name,
      `${id} ${href}`,
    ]),
  );

test('imported names lead to their pages', () => {
  const code = [
    "import React from 'react';",
    "import {interpolate as map, spring, type SpringConfig, missing} from 'remotion';",
    "import {noise2D} from '@remotion/noise';",
    'const Sequence = 1;',
  ].join('\n');
  expect(links(code)).toEqual({
    map: 'remotion#interpolate /docs/interpolate',
    spring: 'remotion#spring /docs/spring',
    SpringConfig: 'remotion#SpringConfig /docs/spring',
    noise2D: '@remotion/noise#noise2D /docs/noise/noise-2d',
  });
});

test('required names lead to their pages', () => {
  expect(links("const {spring: bounce} = require('remotion');", 'js')).toEqual({
    bounce: 'remotion#spring /docs/spring',
  });
});

test('other languages and other modules have no links', () => {
  expect(links("import {spring} from 'remotion';", 'bash')).toEqual({});
  expect(links("import {spring} from './remotion';")).toEqual({});
});

test('a reference has what a hover card shows', () => {
  const reference = toolkitIdentifiers("import {spring} from 'remotion'", 'ts', undefined, ROOT);
  const spring = reference.get('spring');
  expect(spring?.id).toBe('remotion#spring');
  expect(spring?.href).toBe('/docs/spring');
  expect(spring?.signature).toMatch(/^spring\(/);
  expect(spring?.signature.split('\n').length).toBeLessThan(11);
  expect(spring?.description).toMatch(/.{50}/);
});

test('the names of an entry point are known in its signatures', () => {
  const found = toolkitIdentifiers('spring(config?: SpringConfig)', 'ts', 'remotion', ROOT);
  expect(found.get('SpringConfig')?.href).toBe('/docs/spring');
});

const render = async (api: unknown, of?: string): Promise<Root> => {
  const root: Root = {
    type: 'root',
    children: [
      {
        type: 'mdxJsxFlowElement',
        name: 'Signature',
        attributes: of === undefined ? [] : [{type: 'mdxJsxAttribute', name: 'of', value: of}],
        children: [],
      },
    ],
  };
  const file = new VFile({path: 'docs/page.mdx', data: {frontMatter: {api}}});
  await remarkSignature({siteDir: ROOT})(root, file, () => undefined);
  return root;
};

test('<Signature /> becomes a code block', async () => {
  const block = {
    type: 'code',
    lang: 'ts',
    value: 'useCurrentFrame(): number',
    data: {hProperties: {signatureOf: 'remotion'}},
  };
  expect((await render('remotion#useCurrentFrame')).children).toEqual([block]);
  expect((await render(['remotion#spring'], 'remotion#useCurrentFrame')).children).toEqual([block]);
  expect((await render(['remotion#VideoConfig', 'remotion#useCurrentFrame'])).children).toEqual([
    block,
  ]);
});

test('<Signature /> of nothing throws', async () => {
  await expect(render(undefined)).rejects.toThrow('needs of="package#export"');
  await expect(render(['remotion#spring', 'remotion#interpolate'])).rejects.toThrow(
    'needs an "of"',
  );
  await expect(render('remotion#sprong')).rejects.toThrow('remotion#sprong is not exported');
});
