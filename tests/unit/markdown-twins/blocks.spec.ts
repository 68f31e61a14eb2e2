import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {createMarkdownReader} from 'docusaurus-markdown-pages';
import {openPage} from 'docusaurus-markdown-pages/html';

import {siteHandlers} from '../../../src/plugins/markdown-twins/blocks';

const root = path.resolve(__dirname, '../../..');
const fixtures = path.join(root, 'tests/fixtures/twins');

/** The text of a page's twin, without its front matter. */
const markdownOf = async (html: string): Promise<string> => {
  const reader = await createMarkdownReader({
    site: {
      url: 'https://site.dev',
      baseUrl: '/',
      title: 'Site',
      tagline: 'A site',
      titleDelimiter: '|',
    },
    pages: ['/', '/docs', '/docs/a'],
    docs: [],
    options: {handlers: siteHandlers},
  });
  reader.read(openPage({address: '/docs/a'}, `<body>${html}</body>`));
  const [, body] = /^---\n.*?\n---\n\n(.*)$/su.exec(reader.end().get('docs/a.md') ?? '') ?? [];
  if (body === undefined) throw new Error('no twin');
  return body;
};

const bodyOf = (content: string): Promise<string> => markdownOf(`<main class=y>${content}</main>`);

test('code keeps its text, and its title if it is shown; changed lines make a diff', async () => {
  const code = (caption: string, inner: string): Promise<string> =>
    bodyOf(
      `<figure class="code x">${caption}<div><button>Copy</button></div><pre><code data-language=ts>${inner}</code></pre></figure>`,
    );
  expect(
    await code(
      '<figcaption>src/a.ts</figcaption>',
      '<span class=k>let</span> a;\n\n  a = `&lt;b>`;',
    ),
  ).toBe('```ts title="src/a.ts"\nlet a;\n\n  a = `<b>`;\n```\n');
  expect(
    await code(
      '<figcaption class="y visually-hidden">TypeScript</figcaption>',
      'a\n<span class="line removed"><i>b</i>\n</span><span class="line added">c\n</span>d',
    ),
  ).toBe('```diff\n a\n-b\n+c\n d\n```\n');
});

test('every block of the authors has its form', async () => {
  const html = fs.readFileSync(path.join(fixtures, 'blocks.html'), 'utf8');
  expect(await markdownOf(html)).toBe(fs.readFileSync(path.join(fixtures, 'blocks.md'), 'utf8'));
});

test('the page of all blocks has no block that the fixture lacks', () => {
  const headings = (text: string, pattern: RegExp): string[] =>
    [...text.matchAll(pattern)].map(([, name = '']) => name);
  const blocks = fs.readFileSync(path.join(root, 'src/pages/dev/blocks.mdx'), 'utf8');
  const twin = fs.readFileSync(path.join(fixtures, 'blocks.md'), 'utf8');
  const known = new Set(headings(twin, /^## (.+)$/gm));
  const wanted = headings(blocks, /^## (.+)$/gm);
  expect(wanted.length).toBeGreaterThan(10);
  expect(wanted.filter((name) => !known.has(name))).toEqual([]);
});

test('versions are in brackets, in a line and directly below a heading', async () => {
  expect(
    await bodyOf(
      '<h3>size</h3><b>since 4.0.1</b><p>Text <span data-markdown=note>since 4.0.2</span> and <b>more</b></p>',
    ),
  ).toBe('### size\n\n(since 4.0.1)\n\nText (since 4.0.2) and **more**\n');
});
