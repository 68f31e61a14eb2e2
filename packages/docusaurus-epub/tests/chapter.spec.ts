import {expect, test} from '@playwright/test';
import {parseMain} from 'docusaurus-markdown-pages/html';

import {
  chapterMarkup,
  createChapter,
  imagesOf,
  type Chapter,
  type ChapterOptions,
  type Places,
} from '../lib/chapter';

const chapterOf = (content: string, options?: ChapterOptions): Chapter =>
  createChapter(
    parseMain(`<main><nav>Around</nav><article>${content}</article></main>`),
    new URL('https://site.dev/docs/a'),
    options,
  );

const places: Places = {
  id: (_, id) => `id-${id}`,
  image: (source) => `picture of ${source}`,
  link: (_, url) => `to ${url.href}`,
};

/** The markup of content below a heading. */
const markupOf = (content: string, options?: ChapterOptions): string =>
  chapterMarkup(chapterOf(`<h1>A</h1>${content}`, options), places).replace('<h1>A</h1>', '');

test('a chapter has the title of its page, and is named by the page’s path', () => {
  const {title, pathname} = chapterOf('<header><h1>The\n <code>a</code></h1></header><p>Text</p>');
  expect({title, pathname}).toEqual({title: 'The a', pathname: '/docs/a'});
});

test('text is XML: characters that mean something in it are escaped, tags are closed', () => {
  expect(markupOf('<p>1 &lt; 2 &amp; "3"<br>4<wbr>5</p><hr>')).toBe(
    '<p>1 &lt; 2 &amp; "3"<br/>4<wbr/>5</p><hr/>',
  );
  // A form feed can't be written in XML.
  expect(markupOf('<p>a&#12;b</p>')).toBe('<p>ab</p>');
});

test('links, ids and pictures are left to the book', () => {
  expect(markupOf('<p id=here><a href=/docs/b#c>b</a></p>')).toBe(
    '<p id="id-here"><a href="to https://site.dev/docs/b#c">b</a></p>',
  );
  expect(markupOf('<p><img src=/a.webp alt="A &quot;b&quot;"></p>')).toBe(
    '<p><img src="picture of /a.webp" alt="A &quot;b&quot;"/></p>',
  );
  expect(imagesOf([chapterOf('<h1>A</h1><img src=/b.webp><img src=/b.webp>')])).toEqual([
    '/b.webp',
  ]);
});

test('controls, scripts and what is hidden are left out, with what is empty without them', () => {
  expect(
    markupOf(
      '<p>Text</p><div><button>Copy</button></div><script>1</script><p aria-hidden=true>no</p>' +
        '<div data-markdown-ignore>no</div><h2 id=b>B<a class=hash-link href=#b>#</a></h2>',
    ),
  ).toBe('<p>Text</p><h2 id="id-b">B</h2>');
});

test('code keeps the classes that the style sheet has a look for', () => {
  const code = (line: string, keyword: string): string =>
    `<pre><code><span class="${line}"><span class="${keyword}">const</span> <span class=z>a</span></span></code></pre>`;
  expect(markupOf(code('token-line x', 'token keyword'))).toBe(
    '<pre><code><span class="token-line"><span class="keyword">const</span> a</span></code></pre>',
  );
  const keptClasses = ['line', 'k', 'code'];
  expect(markupOf(`<div class="code y">${code('line x', 'k')}</div>`, {keptClasses})).toBe(
    '<div class="code"><pre><code><span class="line"><span class="k">const</span> a</span></code></pre></div>',
  );
});

test("the site's own elements have the form of their handlers", () => {
  const handlers: ChapterOptions['handlers'] = [
    {
      matches: ({tagName}) => tagName === 'object',
      convert: (element, {page, nodes}) => [`<p>See ${page}.</p>`, ...nodes(element.childNodes)],
    },
    {
      matches: ({tagName}) => tagName === 'output',
      convert: (element, converter) => converter.element('span', element, 'sum'),
    },
  ];
  expect(markupOf('<object><p>b</p></object><p><output id=c>4</output></p>', {handlers})).toBe(
    '<p>See https://site.dev/docs/a.</p><p>b</p><p><span id="id-c" class="sum">4</span></p>',
  );
});

test('callouts have their title in words, tabs stand one below the other, diagrams are described', () => {
  expect(
    markupOf('<div class=theme-admonition><div>warning</div><div><p>Careful</p></div></div>'),
  ).toBe('<aside class="callout"><p class="label">warning</p><p>Careful</p></aside>');
  expect(
    markupOf(
      '<div class=tabs-container><ul role=tablist><li role=tab>npm</li><li role=tab>pnpm</li></ul>' +
        '<div><div role=tabpanel><p>a</p></div><div role=tabpanel hidden><p>b</p></div></div></div>',
    ),
  ).toBe('<p class="label">npm</p><p>a</p><p class="label">pnpm</p><p>b</p>');
  expect(markupOf('<figure><svg aria-label="A to B"><path></path></svg></figure>')).toBe(
    '<figure><span class="described">Diagram: A to B</span></figure>',
  );
});

test('what a book can’t have stops the build with what to do', () => {
  expect(() => chapterOf('<h1>A</h1><p><object>b</object></p>')).toThrow(
    /<object> has no form in a book. Give it a handler, or the attribute data-markdown-ignore/,
  );
  expect(markupOf('<p><object>b</object></p>', {onUnknownElement: 'text'})).toBe('<p>b</p>');
  expect(() => chapterOf('<p>Text</p>')).toThrow(/no heading/);
});
