import path from 'node:path';
import {expect, test} from '@playwright/test';

import {contentFiles} from '../../../src/content/files';
import {inventoryPage, readInventory} from '../../../src/content/inventory';

const root = path.resolve(__dirname, '../../..');

const addressOf = (file: string, frontMatter = ''): string | undefined =>
  inventoryPage(file, `---\n${frontMatter}\n---\n\nText\n`)?.address;

for (const [file, address] of [
  ['docs/spring.mdx', '/docs/spring'],
  ['docs/noise/index.mdx', '/docs/noise'],
  ['docs/noise/noise.mdx', '/docs/noise'],
  ['docs/noise/README.md', '/docs/noise'],
  ['docs/01-setup/02-install.mdx', '/docs/setup/install'],
  ['src/pages/index.mdx', '/'],
  ['src/pages/experts/anna.mdx', '/experts/anna'],
  ['src/pages/experts/index.tsx', '/experts'],
] as const) {
  test(`the address of ${file} is ${address}`, () => {
    expect(addressOf(file)).toBe(address);
  });
}

test('a slug replaces the name of a file, or the whole path', () => {
  expect(addressOf('docs/noise/a.mdx', 'slug: b')).toBe('/docs/noise/b');
  expect(addressOf('docs/noise/a.mdx', 'slug: /b/c/')).toBe('/docs/b/c');
  expect(addressOf('docs/start.mdx', 'slug: /')).toBe('/docs');
  expect(addressOf('docs/noise/a.mdx', 'id: b')).toBe('/docs/noise/b');
  expect(addressOf('blog/2024-01-01-a.mdx', 'slug: first')).toBe('/blog/first');
});

test('parts, tests, styles and files elsewhere are not pages', () => {
  for (const file of [
    'docs/_part.mdx',
    'docs/_parts/a.mdx',
    'docs/picture.svg',
    'src/pages/styles.module.css',
    'src/components/a.tsx',
    'docs/a.tsx',
    'blog/2024-01-01-a.mdx',
  ]) {
    expect(addressOf(file), file).toBeUndefined();
  }
});

test('a page is described by its front matter', () => {
  const text = '---\ntitle: spring()\nkind: api\napi: remotion#spring\ncli: [a b, c]\n---\n';
  expect(inventoryPage('docs/spring.mdx', text)).toEqual({
    file: 'docs/spring.mdx',
    address: '/docs/spring',
    title: 'spring()',
    description: '',
    kind: 'api',
    api: ['remotion#spring'],
    cli: ['a b', 'c'],
  });
  expect(inventoryPage('docs/spring.mdx', '---\ntitle: "open\n---\n')).toMatchObject({
    address: '/docs/spring',
    title: undefined,
    api: [],
  });
});

test('every page in MDX is in the inventory, at an address of its own', () => {
  const pages = readInventory(root);
  const isPart = (file: string): boolean => file.includes('/_');
  expect(pages.filter(({file}) => file.endsWith('.mdx')).map(({file}) => file)).toEqual(
    contentFiles(root).filter((file) => !isPart(file)),
  );
  expect(new Set(pages.map(({address}) => address)).size).toBe(pages.length);
});
