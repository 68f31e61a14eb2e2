import {expect, test} from '@playwright/test';

import {
  elementsIn,
  findElement,
  hasClass,
  hasModuleClass,
  isForSiteOnly,
  lineOf,
  mainOf,
  openPage,
  parseHead,
  parseMain,
  tabsIn,
  textOf,
  wrapperOf,
  type HtmlElement,
} from '../lib/html';

const parse = (html: string): HtmlElement => {
  const element = parseMain(html);
  if (!element) throw new Error('There is no element.');
  return element;
};

test('the main part is what stands between its tags in the body', () => {
  expect(mainOf('<head><main></head><body>a<main id=b>c<p>d</p></main>e</body>')).toBe(
    '<main id=b>c<p>d</p></main>',
  );
  expect(mainOf('<body><main>a')).toBeUndefined();
  expect(mainOf('<body>a</main>')).toBeUndefined();
  expect(mainOf('<body>a')).toBeUndefined();
});

test('a page without a main part has one from the place that readers skip to', () => {
  const id = '__docusaurus_skipToContent_fallback';
  for (const start of [`<div id=${id}>`, `<div class=a id="${id}" b>`]) {
    expect(wrapperOf(`<nav></nav>${start}text`)).toBe(`${start}text`);
  }
  expect(wrapperOf(`<div id=${id}2>text`)).toBeUndefined();
  expect(wrapperOf('text')).toBeUndefined();
});

test('elements are found in their order, and not below those that are left out', () => {
  const main = parse('<main><p id=a><b id=b></b></p>text<i id=c></i></main>');
  const ids = (elements: readonly HtmlElement[]) => elements.map(({attrs}) => attrs[0]?.value);
  expect(ids(elementsIn(main))).toEqual(['a', 'b', 'c']);
  expect(ids(elementsIn(main, ({tagName}) => tagName !== 'p'))).toEqual(['a', 'c']);
  expect(findElement(main, ({tagName}) => tagName === 'b')?.tagName).toBe('b');
  expect(findElement(main, ({tagName}) => tagName === 'u')).toBeUndefined();
});

test('texts keep their lines, or become one', () => {
  const main = parse('<main> a\n <b>b</b><!-- none --> c </main>');
  expect(textOf(main)).toBe(' a\n b c ');
  expect(lineOf(main)).toBe('a b c');
});

test('classes are whole words, or begin those of a CSS module', () => {
  const element = parse('<p class="note  box_a1b2">');
  expect(hasClass(element, 'note')).toBe(true);
  expect(hasClass(element, 'box')).toBe(false);
  expect(hasModuleClass(element, 'box')).toBe(true);
  expect(hasModuleClass(element, 'note')).toBe(false);
  expect(hasClass(parse('<p>'), 'note')).toBe(false);
  expect(hasModuleClass(parse('<p>'), 'note')).toBe(false);
});

test('what only the site needs is left out', () => {
  for (const attributes of [
    'data-markdown-ignore',
    'aria-hidden=true',
    'hidden',
    'role=search',
    'class="a theme-doc-toc-desktop"',
    'class=theme-doc-toc-mobile',
    'class=hash-link',
  ]) {
    expect(isForSiteOnly(parse(`<p ${attributes}>`)), attributes).toBe(true);
  }
  for (const attributes of ['', 'aria-hidden=false', 'role=tab', 'class=toc', 'title=hidden']) {
    expect(isForSiteOnly(parse(`<p ${attributes}>`)), attributes).toBe(false);
  }
});

test('tabs have their own panels, not those of tabs inside of them', () => {
  const inner = '<div><b role=tab>Inner</b><p role=tabpanel>i</p></div>';
  const tabs = tabsIn(
    parse(
      `<div><b role=tab>One</b><b role=tab>Two</b><p role=tabpanel>1</p><div role=tabpanel>${inner}</div></div>`,
    ),
  );
  expect(tabs.map(({label, panel}) => [label, lineOf(panel)])).toEqual([
    ['One', '1'],
    ['Two', 'Inneri'],
  ]);
  expect(() => tabsIn(parse('<div><b role=tab>One</b></div>'))).toThrow('1 tabs have 0 panels');
});

test('the head says title, description, address, picture, and whether the page is listed', () => {
  const head =
    '<head><script>"<title>No</title>"</script><title>A  page | Site</title><meta name=description content="What it is">' +
    '<link rel=icon href=/icon><link rel=canonical href=https://a.example/b>' +
    '<meta property=og:image content=https://a.example/c.png><meta name=robots content="noindex, nofollow"></head>';
  expect(parseHead(`${head}<body><title>Other</title>`)).toEqual({
    title: 'A page | Site',
    description: 'What it is',
    canonical: 'https://a.example/b',
    image: 'https://a.example/c.png',
    isUnlisted: true,
  });
  expect(parseHead('<head><title>A</title><meta property=og:title content=B></head>').title).toBe(
    'B',
  );
  expect(parseHead('<head><link rel=icon href=/icon></head>')).toEqual({
    title: '',
    description: '',
    canonical: '',
    image: '',
    isUnlisted: false,
  });
});

test('a page is opened with its parts, each parsed once', () => {
  const page = openPage({file: 'a.html'}, '<head><title>A</title></head><body><main>b</main>');
  expect(page.file).toBe('a.html');
  expect(page.main).toBe('<main>b</main>');
  expect(page.head.title).toBe('A');
  expect(page.head).toBe(page.head);
  expect(page.mainElement?.tagName).toBe('main');
  expect(page.mainElement).toBe(page.mainElement);
  expect(openPage({}, '<body>', '').main).toBe('');
  expect(() => openPage({}, '<body>')).toThrow('it has no <main>');
});

test('the content of a meta tag is read with and without quotes, brackets included', () => {
  const head = parseHead(
    '<meta charset=utf-8><meta data-rh=true property=og:image content=https://a.dev/b.png>' +
      '<meta data-rh=true property=og:title content="<Sequence> | Site"><meta name="description" content="a &amp; b">' +
      '</head><body><link rel=canonical href=https://a.dev/>',
  );
  expect(head).toEqual({
    title: '<Sequence> | Site',
    description: 'a & b',
    canonical: '',
    image: 'https://a.dev/b.png',
    isUnlisted: false,
  });
});
