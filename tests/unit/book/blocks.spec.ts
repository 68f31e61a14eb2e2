import {expect, test} from '@playwright/test';
import {createChapter, type Part} from 'docusaurus-epub';
import {parseMain} from 'docusaurus-markdown-pages/html';

import {bookHandlers, codeClasses} from '../../../src/plugins/book/blocks';

/** The parts of content below a heading. */
const partsOf = (content: string): readonly Part[] =>
  createChapter(
    parseMain(`<main><h1>A</h1>${content}</main>`),
    new URL('https://site.dev/docs/a'),
    {handlers: bookHandlers, keptClasses: codeClasses},
  ).parts;

test('a demo is its still, with a link to where it plays, and its source', () => {
  expect(
    partsOf(
      '<section data-markdown=demo aria-labelledby=t><div><img src=/d.webp alt=Dot><button>Play</button></div>' +
        '<p id=t>Moving dot</p><div class=code><pre><code>a</code></pre></div></section>',
    ),
  ).toEqual([
    '<h1>A</h1><figure class="demo"><img',
    {image: '/d.webp'},
    ' alt="Dot"/><figcaption>Moving dot ' +
      '(<a href="https://site.dev/docs/a">play it online</a>)</figcaption></figure>' +
      '<div class="code"><pre><code>a</code></pre></div>',
  ]);
  expect(() => partsOf('<section data-markdown=demo></section>')).toThrow(
    /a demo has no picture or no title/,
  );
});

test('notes and code keep what the style sheet has a look for', () => {
  expect(partsOf('<p>a <span data-markdown=note class=x>since 1</span></p>')).toEqual([
    '<h1>A</h1><p>a <span class="note">since 1</span></p>',
  ]);
  expect(
    partsOf('<pre><code><span class="line x"><span class=k>let</span></span></code></pre>'),
  ).toEqual([
    '<h1>A</h1><pre><code><span class="line"><span class="k">let</span></span></code></pre>',
  ]);
});
