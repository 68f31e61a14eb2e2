import path from 'node:path';
import {expect, test} from '@playwright/test';
import {findExport, packageOf} from 'dts-api-model/model';
import type {Element, Root} from 'hast';
import {unified} from 'unified';
import {VFile} from 'vfile';

import {readDocs} from '../../../src/content/inventory';
import {loadModel} from '../../../src/toolkit-api/loadApi';
import sources from '../../../src/toolkit-api/sources.json';
import {rehypeSource} from '../../../src/markdown/rehypeSource';

// The first test of a run may have to read the toolkit's types, which takes a while.
test.describe.configure({timeout: 180_000});

const root = path.resolve(__dirname, '../../..');

const element = (tagName: string, ...children: Element['children']): Element => ({
  type: 'element',
  tagName,
  properties: {},
  children,
});

const transform = (api?: unknown): Element => {
  const list = element('ul', element('li'));
  const heading = element('h2', {type: 'text', value: 'See also'});
  const tree: Root = {type: 'root', children: [heading, list]};
  const file = new VFile();
  file.data.frontMatter = {api};
  unified().use(rehypeSource).runSync(tree, file);
  return list;
};

test('a reference page ends with the source of its first export, at the version of the docs', () => {
  for (const api of ['remotion#random', ['remotion#random', 'remotion#RandomSeed']]) {
    const list = transform(api);
    expect(list.children).toHaveLength(2);
    expect(JSON.stringify(list.children[1])).toContain(
      '"href":"https://github.com/remotion-dev/remotion/blob/v4.0.319/packages/core/src/random.ts"',
    );
  }
});

test('other pages have none', () => {
  expect(transform().children).toHaveLength(1);
  expect(transform('remotion#RandomSeed').children).toHaveLength(1);
});

/** The source that the compiler made an export's declaration from, without its extension. */
const declaredIn = (declaration: string): string => {
  const [file = ''] = declaration.split(':');
  const [, inPackage = ''] = /\/dist\/(?:cjs\/)?(.+)\.d\.ts$/u.exec(file) ?? [];
  const folder = packageOf(file)
    .replace('@remotion/', '')
    .replace(/^remotion$/u, 'core');
  return `packages/${folder}/src/${inPackage}`;
};

test('each reference page has a source, where the package was compiled from', () => {
  const model = loadModel(root);
  const refs = readDocs(root).flatMap(({api}) => api.slice(0, 1));
  const expected = [...new Set(refs)].sort().map((ref) => {
    const item = findExport(model, ref);
    return [ref, item ? declaredIn(item.declaration) : 'is not exported'];
  });
  const noted = Object.entries(sources)
    .map(([ref, file]) => [ref, file.replace(/\.tsx?$/u, '')])
    .sort(([a = ''], [b = '']) => (a < b ? -1 : 1));
  expect(expected.length).toBeGreaterThan(250);
  expect(noted, 'correct src/toolkit-api/sources.json').toEqual(expected);
});
