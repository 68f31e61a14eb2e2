import {expect, test} from '@playwright/test';
import {parseMain} from 'docusaurus-markdown-pages/html';
import {strFromU8, unzipSync} from 'fflate';

import {bookDate} from '../lib/bookDate';
import {fillBook, planBooks, type Book} from '../lib/books';
import {createChapter, type Chapter} from '../lib/chapter';
import {createEpub, type Edition} from '../lib/epub';
import {createPrintable} from '../lib/printable';

const chapterOf = (place: string, content: string): Chapter =>
  createChapter(
    parseMain(`<main><h1>${place}</h1>${content}</main>`),
    new URL(place, 'https://site.dev/'),
  );

const section = (slug: string, ...pages: string[]) => ({
  slug,
  title: slug,
  group: slug.startsWith('api') ? 'API reference' : 'Guides',
  pages,
});

const edition: Edition = {
  publisher: 'Site',
  version: '1.2.3',
  date: new Date('2026-01-02T03:04:05Z'),
  root: 'https://site.dev/',
  folder: 'book/',
  onlineOnly: undefined,
  stylesheet: 'p {}',
  images: new Map([['/a.webp', {name: 'a.jpg', bytes: new Uint8Array([1, 2])}]]),
};

const chapters = new Map([
  [
    '/a',
    chapterOf(
      'a',
      '<h2 id="1-b">B</h2><p><a href=/b#c>b</a> <a href=/b/#none>b</a> <a href=/c>c</a> <img src=/a.webp></p>',
    ),
  ],
  ['/b', chapterOf('b', '<h2 id=c>C</h2><p><a href=/a#1-b>a</a></p>')],
]);

/** The book of everything. */
const whole = {id: 'all-docs', title: 'All'};

const bookOf = (...pages: string[]): Book => {
  const [, plan] = planBooks([section('one', ...pages)], whole);
  if (!plan) throw new Error('There is no book.');
  return fillBook(plan, chapters);
};

const read = (epub: Uint8Array, name: string): string => {
  const bytes = unzipSync(epub)[name];
  if (!bytes) throw new Error(`There is no ${name}.`);
  return strFromU8(bytes);
};

test('there is a book of each section, and one of all that has each page once', () => {
  const plans = planBooks(
    [
      section('guides/one', '/a', '/b'),
      section('two', '/b', '/c'),
      section('three', '/a'),
      section('two', '/d'),
    ],
    whole,
  );
  expect(plans.map(({id, sections}) => [id, sections.map(({pages}) => pages)])).toEqual([
    [
      'all-docs',
      [
        ['/a', '/b'],
        ['/c', '/d'],
      ],
    ],
    ['guides-one', [['/a', '/b']]],
    ['two', [['/b', '/c', '/d']]],
    ['three', [['/a']]],
  ]);
});

test('sections of a group stand side by side, as in the table of contents', () => {
  const [all] = planBooks(
    [section('one', '/a'), section('api/b', '/b'), section('c', '/c')],
    whole,
  );
  expect(all?.sections.map(({slug}) => slug)).toEqual(['one', 'c', 'api/b']);
});

test('a page that the build lacks stops it with the section and the page', () => {
  expect(() => bookOf('/a', '/gone')).toThrow(
    'The section “one” lists /gone, but the build has no such page for the book one.',
  );
});

test('links lead into the book where it has their page, otherwise to the site', () => {
  const text = read(createEpub(bookOf('/a', '/b'), edition), 'book/a.xhtml');
  const links = [...text.matchAll(/<a href="([^"]*)"/g)].map(([, href]) => href);
  expect(links).toEqual(['b.xhtml#h-c', 'b.xhtml', 'https://site.dev/c']);
  expect(text).toContain('<h2 id="h-1-b">');
  const alone = read(createEpub(bookOf('/b'), edition), 'book/b.xhtml');
  expect(alone).toContain('<a href="https://site.dev/a#1-b">');
});

test('the same book of the same edition has the same bytes, whatever the time zone', () => {
  const first = createEpub(bookOf('/a', '/b'), edition);
  const zone = process.env.TZ;
  process.env.TZ = 'Pacific/Auckland';
  try {
    expect(createEpub(bookOf('/a', '/b'), edition)).toEqual(first);
  } finally {
    if (zone === undefined) delete process.env.TZ;
    else process.env.TZ = zone;
  }
  expect(read(first, 'book/title.xhtml')).toContain('Version 1.2.3, as of January 2, 2026.');
});

test('an edition without version and date has neither in its books, and may say what is online only', () => {
  const title = (parts: Partial<Edition>): string =>
    read(createEpub(bookOf('/b'), {...edition, ...parts}), 'book/title.xhtml');
  const none = title({version: undefined, date: undefined, onlineOnly: 'where demos <play>'});
  expect(none).not.toContain('Version');
  expect(none).not.toContain(' of ');
  expect(none).toContain('https://site.dev/</a>, where demos &lt;play&gt;. Links');
  expect(title({version: undefined})).toContain('<p>As of January 2, 2026.</p>');
  expect(title({date: undefined})).toContain('<p>Version 1.2.3.</p>');
  const html = createPrintable(
    bookOf('/b'),
    {...edition, version: undefined, date: undefined},
    '/',
  );
  expect(html).toContain('<p>From <a href="https://site.dev/">');
});

test('a picture that is missing and two chapters with one file are errors', () => {
  const withoutImages = {...edition, images: new Map<string, never>()};
  expect(() => createEpub(bookOf('/a'), withoutImages)).toThrow('no picture for /a.webp');
  const twice = {...bookOf('/a'), sections: [...bookOf('/a').sections, ...bookOf('/a').sections]};
  expect(() => createEpub(twice, edition)).toThrow('two chapters a.xhtml');
});

test('a page to print links between its parts, and shows the site’s own pictures', () => {
  const html = createPrintable(bookOf('/a', '/b'), edition, '/base/');
  const hrefs = [...html.matchAll(/<a href="([^"]*)"/g)].map(([, href]) => href);
  expect(hrefs).toEqual([
    'https://site.dev/',
    '#h-a',
    '#h-b',
    '#h-b.h-c',
    '#h-b',
    'https://site.dev/c',
    '#h-a.h-1-b',
  ]);
  expect(html).toContain('src="/a.webp"');
  expect(html).toContain('href="/base/book/book.css"');
});

test('the date is that of the sources', () => {
  expect(bookDate('/', {SOURCE_DATE_EPOCH: '86400'})?.toISOString()).toBe(
    '1970-01-02T00:00:00.000Z',
  );
  expect(() => bookDate('/', {SOURCE_DATE_EPOCH: 'yesterday'})).toThrow(
    'SOURCE_DATE_EPOCH is "yesterday"; it must be a number of seconds since 1970.',
  );
});
