import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';

import {mainOf, parseHead, parseMain} from '../../../src/plugins/built-pages/html';
import {twinAddress} from '../../../src/content/twinAddress';
import {createTwin, loadWriter, type Twin} from '../../../src/plugins/markdown-twins/twin';

const root = path.resolve(__dirname, '../../..');
const fixtures = path.join(root, 'tests/fixtures/twins');

const settings = {
  siteTitle: 'Site',
  root: 'https://site.dev/',
  version: '1.2.3',
  twins: new Map([
    ['/', 'https://site.dev/index.md'],
    ['/docs', 'https://site.dev/docs.md'],
    ['/docs/a', 'https://site.dev/docs/a.md'],
  ]),
};

const head =
  '<meta property=og:title content="A &quot;b&quot; | Site"><meta name=description content="About a.">' +
  '<link rel=canonical href=https://site.dev/docs/a><script>"<main>"</script>';

/** A page as the build hands it on. */
const pageOf = (address: string, html: string) => {
  const main = mainOf(html);
  if (main === undefined) throw new Error('no main');
  return {address, head: parseHead(html), main, mainElement: parseMain(main)};
};

const twinOf = async (main: string): Promise<Twin> => {
  const html = `<!doctype html><head>${head}</head><body class=x><nav>Around</nav>${main}</body>`;
  return createTwin(pageOf('/docs/a', html), settings, await loadWriter());
};

const bodyOf = async (content: string): Promise<string> =>
  (await twinOf(`<main class=y>${content}</main>`)).body;

test('a twin stands beside its page', () => {
  expect(twinAddress('docs/spring')).toBe('docs/spring.md');
  expect(twinAddress('docs/')).toBe('docs.md');
  expect(twinAddress('')).toBe('index.md');
});

test('front matter says what the page is, which version it describes and where the list of pages is', async () => {
  const {markdown, title, description, address, isUnlisted} =
    await twinOf('<main><h1>A</h1></main>');
  expect(markdown).toBe(
    [
      '---',
      'title: "A \\"b\\""',
      'description: "About a."',
      'version: 1.2.3',
      'canonical: https://site.dev/docs/a',
      'index: https://site.dev/llms.txt',
      '---',
      '',
      '# A',
      '',
    ].join('\n'),
  );
  expect({title, description, address, isUnlisted}).toEqual({
    title: 'A "b"',
    description: 'About a.',
    address: 'https://site.dev/docs/a.md',
    isUnlisted: false,
  });
});

test('the main part is converted again when it or its address changes, the head for each build', async () => {
  const write = await loadWriter();
  const made = new Map<string, string>();
  const keep = (input: string, make: () => string): string => {
    const text = made.get(input) ?? make();
    made.set(input, text);
    return text;
  };
  const twin = (main: string, pathname: string, title: string): string => {
    const html = `<head><meta property=og:title content="${title}"></head><body><main>${main}</main></body>`;
    return createTwin(pageOf(pathname, html), settings, write, keep).markdown;
  };
  expect(twin('<a href=b>Next</a>', '/docs/a', 'One')).toContain('title: "One"');
  expect(twin('<a href=b>Next</a>', '/docs/a', 'Two')).toContain('title: "Two"');
  expect(made.size).toBe(1);
  expect(twin('<a href=b>Next</a>', '/other/a', 'One')).toContain('(https://site.dev/other/b)');
  expect(twin('<a href=b>Back</a>', '/docs/a', 'One')).toContain('Back');
  expect(made.size).toBe(3);
});

test('links are absolute and lead to twins, where there are some', async () => {
  expect(
    await bodyOf(
      '<p><a href=/docs/>Docs</a>, <a href="/docs/a?x=1#y">a</a>, <a href=#z>z</a>, <a href=/file.zip>file</a>, ' +
        '<a href=https://site.dev/docs/a>own</a>, <a href=https://b.dev/docs/a>other</a>, <a href=mailto:a@b.dev>mail</a></p>',
    ),
  ).toBe(
    '[Docs](https://site.dev/docs.md), [a](https://site.dev/docs/a.md?x=1#y), ' +
      '[z](https://site.dev/docs/a.md#z), [file](https://site.dev/file.zip), ' +
      '[own](https://site.dev/docs/a.md), [other](https://b.dev/docs/a), [mail](mailto:a@b.dev)\n',
  );
});

test('what only a screen or a mouse needs is left out', async () => {
  expect(
    await bodyOf(
      '<nav>Path</nav><h2 id=a>Title<a class=hash-link href=#a>#</a></h2><p>Text<button>Copy</button> ' +
        '<svg aria-hidden=true><path></svg><span hidden>no</span></p><div data-markdown-ignore><input></div>' +
        '<img alt="" src=/a.png><noscript>no</noscript><footer>Edit</footer>',
    ),
  ).toBe('## Title\n\nText\n');
});

test('words that a layout keeps apart stay apart', async () => {
  expect(await bodyOf('<p><a href=https://a.dev/>A</a><a href=https://b.dev/>B</a></p>')).toBe(
    '[A](https://a.dev/) [B](https://b.dev/)\n',
  );
  expect(await bodyOf('<p><code>Blob</code>s and <b>two</b>, <em>three</em></p>')).toBe(
    '`Blob`s and **two**, _three_\n',
  );
});

test('a card that is one link has the link in its title', async () => {
  expect(
    await bodyOf('<ul><li><a href=/docs/a><h3>Name</h3><p>What it is.</p></a></li></ul>'),
  ).toBe('- ### [Name](https://site.dev/docs/a.md)\n\n  What it is.\n');
});

test('a cell of a table holds several lines, and headings that sort are words', async () => {
  expect(
    await bodyOf(
      '<table><thead><tr><th><button>Name</button><th>Values</tr></thead><tbody><tr><td><code>a|b</code>' +
        '<td><ul><li>one<li>two</ul></tr></tbody></table>',
    ),
  ).toBe('| Name | Values |\n| - | - |\n| `a\\|b` | one<br>two |\n');
});

test('terms are a list with their descriptions', async () => {
  expect(
    await bodyOf(
      '<dl><div><dt>Size</dt><dd>2 MB</dd><dd>at most</dd></div><dt>Kind</dt><dd><p>a</p></dd></dl>',
    ),
  ).toBe('- **Size**: 2 MB; at most\n- **Kind**: a\n');
});

test('fields of a form say their names and values', async () => {
  expect(
    await bodyOf(
      '<div><label for=a>Length</label><input id=a type=range min=0 max=9 value=3 aria-valuetext="3 seconds"></div>' +
        '<div><label for=b>Region</label><select id=b><option>us</option><option selected>eu</option></select></div>' +
        '<div><label for=c>Loop</label><input id=c type=checkbox checked></div>' +
        '<div><label for=d>Mass</label><input id=d type=number min=1 max=5 value=2></div>' +
        '<div><textarea aria-label=Note></textarea></div>',
    ),
  ).toBe('Length: 3 seconds\n\nRegion: eu (us, eu)\n\nLoop: on\n\nMass: 2 (1 to 5)\n\nNote\n');
});

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

test('a block without a handler is named', async () => {
  for (const [block, name] of [
    ['<canvas class=game></canvas>', '<canvas class="game">'],
    ['<iframe src=/x></iframe>', '<iframe>'],
    ['<div data-markdown=unknown>Text</div>', '<div data-markdown="unknown">'],
    ['<p>Text <svg role=img></svg></p>', '<svg role="img">'],
    ['<my-element>Text</my-element>', '<my-element>'],
    ['<div class=tabs-container><ul><li role=tab>A</ul></div>', '1 tabs have 0 panels'],
    ['<table><tr><td><hr></table>', 'a table has thematicBreak'],
  ] as const) {
    await expect(bodyOf(block), block).rejects.toThrow(
      new RegExp(`^.*${name.replace(/[<>"=]/g, '\\$&')}`),
    );
  }
});

test('every block of the authors has its form', async () => {
  const html = fs.readFileSync(path.join(fixtures, 'blocks.html'), 'utf8');
  const {body} = await twinOf(html);
  expect(body).toBe(fs.readFileSync(path.join(fixtures, 'blocks.md'), 'utf8'));
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
