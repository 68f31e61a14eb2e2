import {expect, test} from '@playwright/test';

import {readPage} from './pageFacts';

const repairsOf = (body: string): string[] =>
  readPage(`<!doctype html><html><head><title>Page</title></head><body>${body}</body></html>`)
    .repairs;

test('tags that HTML lets one omit are not repairs', () => {
  expect(readPage('<!doctype html><html lang=en><title>Page</title><p>One<p>Two').repairs).toEqual(
    [],
  );
  expect(repairsOf('<ul><li>One<li>Two</ul><table><tr><td>Cell</table>')).toEqual([]);
});

test('a block inside a paragraph is reported, even in minified HTML', () => {
  expect(repairsOf('<p>Text<div>Block</div></p>')).toEqual(['<p> is made up']);
  expect(repairsOf('<p></p><div>Block</div><p></p>')).toEqual([
    'an empty <p>, as left of a paragraph that holds a block',
    'an empty <p>, as left of a paragraph that holds a block',
  ]);
});

test('content that the parser moved out of a table is reported', () => {
  expect(repairsOf('<table><div>Block</div><tr><td>Cell</td></tr></table>')).toEqual([
    '<table> was moved or doubled',
  ]);
});

test('a link inside a link is reported', () => {
  expect(repairsOf('<a href=/a><b>One<a href=/b>Two</a></b></a>')).toEqual([
    '<b> was moved or doubled',
  ]);
});

test('a page is read as a browser reads it', () => {
  const facts = readPage(`<!doctype html><html lang=en dir=ltr data-has-hydrated=false>
    <title>A &amp; B</title><meta name=description content="About A."><meta property=og:image content=/a.png>
    <link rel=canonical href=https://a.dev/b><link rel=stylesheet href=/a.css>
    <main><h1 id=top>A</h1><h2 class="anchor x" id=b>B</h2><h2 id=c>C</h2><script>no()</script><a href=/b target=_blank rel="noopener nofollow">B</a>
    <svg><title>Drawing</title></svg><img src=/b.png alt="A view"><p><code>Blob</code>s<table><tr><th>A<th><tr><td><td></table></main>`);
  expect(facts).toEqual({
    breadcrumbs: [],
    previous: undefined,
    next: undefined,
    updated: undefined,
    structuredData: [],
    lang: 'en',
    direction: 'ltr',
    isHydrated: 'false',
    title: 'A & B',
    headings: ['A'],
    canonical: 'https://a.dev/b',
    meta: {description: 'About A.', 'og:image': '/a.png'},
    ids: ['top', 'b', 'c'],
    anchors: ['b'],
    links: [{href: '/b', target: '_blank', rel: ['noopener', 'nofollow'], label: 'B'}],
    tableHeaders: ['A', ''],
    resources: ['/a.css', '/b.png'],
    text: 'A B C B Drawing A view Blob s A',
    joinedText: 'ABCB Drawing A view BlobsA',
    repairs: [],
  });
});

test('where a page is and when it was changed is read from its links and its data', () => {
  const {breadcrumbs, previous, next, updated, structuredData} =
    readPage(`<!doctype html><title>Page</title>
    <script type="application/ld+json">{"@type":"BreadcrumbList"}</script>
    <a class=breadcrumbs__link aria-label=Home href="/"><svg></svg></a><span class=breadcrumbs__link>Group</span>
    <a class="pagination-nav__link pagination-nav__link--prev" href=/a>A</a>
    <a class="pagination-nav__link pagination-nav__link--next" href=/c>C</a>
    <time datetime=2025-01-01>Then</time><time itemprop=dateModified datetime=2026-01-02>Friday</time>`);
  expect({breadcrumbs, previous, next, updated, structuredData}).toEqual({
    breadcrumbs: [
      {name: 'Home', href: '/'},
      {name: 'Group', href: undefined},
    ],
    previous: '/a',
    next: '/c',
    updated: '2026-01-02',
    structuredData: ['{"@type":"BreadcrumbList"}'],
  });
});
