// The EPUBs, by https://www.w3.org/TR/epub-33/, and the pages to print. Nightly, epubcheck has its say, too.
import fs from 'node:fs';
import path from 'node:path';

import {expect, test} from '@playwright/test';
import {unzipSync} from 'fflate';
import {parse} from 'parse5';
import {SaxesParser} from 'saxes';
import {elementsIn, attribute, lineOf, mainOf, parseMain} from 'docusaurus-markdown-pages/html';

import {readInventory, withoutSlash} from '../../src/content/inventory';
import sidebars from '../../sidebars';
import {buildFolder, htmlFileOf} from '../support/buildFolder';

const root = path.resolve(__dirname, '../..');
const folder = path.join(buildFolder, 'book');
const everything = 'remotion-docs.epub';

const filesOf = (ending: string): string[] =>
  fs.readdirSync(folder).filter((file) => file.endsWith(ending) && file !== 'index.html');

interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** All text inside, in one line. */
  readonly text: string;
}

/** @throws for a document that isn't well-formed */
const parseXml = (name: string, text: string): XmlElement[] => {
  const found: XmlElement[] = [];
  const open: {name: string; attributes: Record<string, string>; text: string}[] = [];
  const parser = new SaxesParser({fileName: name, xmlns: false});
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({name: tag, attributes}) => {
    const element = {name: tag, attributes, text: ''};
    open.push(element);
    found.push(element);
  });
  parser.on('text', (content) => {
    for (const element of open) element.text += content;
  });
  parser.on('closetag', () => {
    const element = open.pop();
    if (element) element.text = element.text.replace(/\s+/g, ' ').trim();
  });
  parser.write(text).close();
  return found;
};

interface EpubBook {
  readonly file: string;
  readonly names: readonly string[];
  /** Its XML files. */
  readonly documents: ReadonlyMap<string, readonly XmlElement[]>;
  readonly bytes: Readonly<Record<string, Uint8Array>>;
}

const readBook = (file: string): EpubBook => {
  const bytes = unzipSync(fs.readFileSync(path.join(folder, file)));
  const names = Object.keys(bytes);
  const documents = names
    .filter((name) => /\.(?:xhtml|opf|xml)$/.test(name))
    .map(
      (name) =>
        [name, parseXml(`${file}: ${name}`, new TextDecoder().decode(bytes[name]))] as const,
    );
  return {file, names, documents: new Map(documents), bytes};
};

const elementsOf = ({documents, file}: EpubBook, name: string): readonly XmlElement[] => {
  const elements = documents.get(name);
  if (!elements) throw new Error(`${file} has no ${name}.`);
  return elements;
};

const named = (elements: readonly XmlElement[], ...names: string[]): XmlElement[] =>
  elements.filter(({name}) => names.includes(name));

const valuesOf = (elements: readonly XmlElement[], name: string): string[] =>
  elements.flatMap(({attributes}) => attributes[name] ?? []);

const titleOf = (book: EpubBook): string =>
  named(elementsOf(book, 'book/package.opf'), 'dc:title')[0]?.text ?? '';

/** The files of the table of contents. */
const contentsOf = (book: EpubBook): string[] =>
  valuesOf(named(elementsOf(book, 'book/contents.xhtml'), 'a'), 'href');

/** Addresses of the docs by their ids in the sidebars. */
const addresses = new Map(
  readInventory(root)
    .filter(({file}) => file.startsWith('docs/'))
    .map(({file, address}) => [file.replace(/^docs\/|\.mdx?$/g, ''), withoutSlash(address)]),
);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Addresses of the pages below an item of a sidebar, in its order. */
const pagesBelow = (item: unknown): string[] => {
  if (Array.isArray(item)) return [...new Set(item.flatMap(pagesBelow))];
  const id = isRecord(item) && ['doc', 'ref'].includes(String(item.type)) ? item.id : item;
  if (typeof id === 'string') {
    const address = addresses.get(id);
    if (address === undefined) throw new Error(`No page has the id ${id}.`);
    return [address];
  }
  if (!isRecord(item) || item.type !== 'category') return [];
  return [...new Set([...pagesBelow(item.link), ...pagesBelow(item.items)])];
};

/** As the files of chapters are named. */
const chapterFile = (address: string): string => `${address.slice(1).replaceAll('/', '.')}.xhtml`;

let books: readonly EpubBook[] = [];

test.beforeAll(() => {
  test.setTimeout(180_000);
  books = filesOf('.epub').map(readBook);
});

const bookOf = (file: string): EpubBook => {
  const book = books.find((candidate) => candidate.file === file);
  if (!book) throw new Error(`The build has no ${file}.`);
  return book;
};

test('each section of the sidebars is a book with its pages in their order', () => {
  const sections = [sidebars.mainSidebar, sidebars.apiSidebar].flatMap((sidebar) =>
    (Array.isArray(sidebar) ? (sidebar as unknown[]) : []).flatMap((item) =>
      isRecord(item) && item.type === 'category'
        ? [{title: `Remotion: ${String(item.label)}`, pages: pagesBelow(item)}]
        : [],
    ),
  );
  expect(sections.length).toBeGreaterThan(50);
  const contents = new Map<string, string[][]>();
  for (const book of books) {
    const known = contents.get(titleOf(book)) ?? [];
    contents.set(titleOf(book), [...known, contentsOf(book)]);
  }
  const without = sections.filter(
    ({title, pages}) =>
      !contents.get(title)?.some((files) => String(files) === String(pages.map(chapterFile))),
  );
  expect(without.map(({title}) => title)).toEqual([]);
  expect(contents.get('Remotion: Recorder')).toEqual([
    pagesBelow(sidebars.recorderSidebar).map(chapterFile),
  ]);
});

test('one book has each page of the sidebars once', () => {
  const pages = pagesBelow([sidebars.mainSidebar, sidebars.apiSidebar, sidebars.recorderSidebar]);
  expect(pages.length).toBeGreaterThan(700);
  expect(contentsOf(bookOf(everything)).sort()).toEqual(pages.map(chapterFile).sort());
});

test('a file is told by its first bytes, and lists what it has', () => {
  for (const book of books) {
    const bytes = fs.readFileSync(path.join(folder, book.file));
    // A local file header without an extra field, whose content is stored.
    expect(bytes.toString('latin1', 30, 58)).toBe('mimetypeapplication/epub+zip');
    const opf = elementsOf(book, 'book/package.opf');
    const items = valuesOf(named(opf, 'item'), 'href').map((href) => `book/${href}`);
    const others = ['mimetype', 'META-INF/container.xml', 'book/package.opf'];
    expect([...items, ...others].sort(), book.file).toEqual([...book.names].sort());
    const files = new Map(
      named(opf, 'item').map(({attributes}) => [attributes.id, attributes.href]),
    );
    const spine = valuesOf(named(opf, 'itemref'), 'idref').map((id) => files.get(id));
    expect(spine, book.file).toEqual(['title.xhtml', 'contents.xhtml', ...contentsOf(book)]);
  }
});

test('the first page has the version and the date', () => {
  for (const book of books) {
    const text = elementsOf(book, 'book/title.xhtml')[0]?.text;
    expect(text, book.file).toMatch(/Version 4\.0\.319, as of [A-Z][a-z]+ \d{1,2}, \d{4}\./);
  }
});

/** What is wrong with the links and pictures of a book. */
const brokenPlaces = (book: EpubBook): string[] => {
  const ids = new Map(
    [...book.documents].map(([name, elements]) => [name, valuesOf(elements, 'id')]),
  );
  const inside = new Set(contentsOf(book));
  return [...book.documents].flatMap(([name, elements]) => {
    const own = ids.get(name) ?? [];
    const twice = own.filter((id, index) => own.indexOf(id) !== index);
    const places = named(elements, 'a', 'img', 'link').flatMap(({attributes, text}) => {
      const place = attributes.href ?? attributes.src;
      return place === undefined ? [] : [{place, text}];
    });
    const broken = places.filter(({place, text}) => {
      if (/^[a-z]+:/.test(place)) {
        const url = new URL(place);
        const isOwn = url.origin === 'https://www.remotion.dev' && text !== 'play it online';
        return isOwn && inside.has(chapterFile(withoutSlash(url.pathname)));
      }
      const [file = '', id] = place.split('#');
      const target = path.posix.join(path.posix.dirname(name), file);
      if (!book.names.includes(target)) return true;
      return id !== undefined && ids.get(target)?.includes(decodeURIComponent(id)) !== true;
    });
    return [...twice.map((id) => `#${id} twice`), ...broken.map(({place}) => place)].map(
      (problem) => `${name}: ${problem}`,
    );
  });
};

test('links between pages of a book lead to a place in it, and its pictures are there', () => {
  test.setTimeout(120_000);
  for (const book of books) expect(brokenPlaces(book), book.file).toEqual([]);
  const [, ...chapters] = [...bookOf(everything).documents.values()];
  const links = valuesOf(named(chapters.flat(), 'a'), 'href');
  expect(links.filter((href) => /^docs\..*\.xhtml#/.test(href)).length).toBeGreaterThan(1000);
});

test('pictures are JPEG files, which all reading apps show, and have a description', () => {
  const {bytes, names, documents} = bookOf(everything);
  const pictures = names.filter((name) => name.endsWith('.jpg'));
  expect(pictures.length).toBeGreaterThan(100);
  const wrong = pictures.filter((name) => bytes[name]?.subarray(0, 3).join() !== '255,216,255');
  expect(wrong).toEqual([]);
  const images = named([...documents.values()].flat(), 'img');
  expect(images.filter(({attributes}) => attributes.alt === undefined)).toEqual([]);
});

test('a chapter has no scripts, controls or styles of its own', () => {
  const elements = [...bookOf(everything).documents.values()].flat();
  const controls = named(elements, 'script', 'style', 'button', 'input', 'select', 'iframe', 'svg');
  expect(controls).toEqual([]);
  expect(elements.filter(({attributes}) => attributes.style !== undefined)).toEqual([]);
});

test('chapters have the headings and the highlighted code of their pages', () => {
  test.setTimeout(120_000);
  const book = bookOf(everything);
  const different: string[] = [];
  let highlighted = 0;
  for (const address of addresses.values()) {
    const elements = book.documents.get(`book/${chapterFile(address)}`);
    if (!elements) continue;
    const main = parseMain(mainOf(fs.readFileSync(htmlFileOf(address), 'utf8')) ?? '');
    if (!main) throw new Error(`${address} has no main part.`);
    const headings = elementsIn(main)
      .filter(({tagName}) => /^h[1-3]$/.test(tagName))
      .map((heading) =>
        lineOf(heading)
          .replace(/\u200b/g, '')
          .trim(),
      );
    const chapter = named(elements, 'h1', 'h2', 'h3').map(({text}) => text);
    const missing = headings.filter((heading) => !chapter.includes(heading));
    different.push(...missing.map((heading) => `${address}: ${heading}`));
    highlighted += named(elements, 'span').filter(
      ({attributes}) => attributes.class === 'k',
    ).length;
  }
  expect(different).toEqual([]);
  expect(highlighted).toBeGreaterThan(5000);
});

test('all files together stay small, and the page that offers them lists each', () => {
  const files = [...filesOf('.epub'), ...filesOf('.html')];
  const epubs = filesOf('.epub').map((file) => fs.statSync(path.join(folder, file)).size);
  expect(epubs.reduce((sum, size) => sum + size)).toBeLessThan(15_000_000);
  const main = parseMain(mainOf(fs.readFileSync(htmlFileOf('/book'), 'utf8')) ?? '');
  const links = (main ? elementsIn(main) : []).flatMap((element) => {
    const href = attribute(element, 'href');
    return href?.startsWith('/book/') ? [href.slice('/book/'.length)] : [];
  });
  expect(links.sort()).toEqual(files.sort());
});

test('a page to print has its section as one text, with links inside it', () => {
  test.setTimeout(120_000);
  const pages = filesOf('.html');
  expect(pages.map((file) => file.replace('.html', '.epub')).sort()).toEqual(
    filesOf('.epub')
      .filter((file) => file !== everything)
      .sort(),
  );
  for (const file of pages) {
    const html = fs.readFileSync(path.join(folder, file), 'utf8');
    expect(html, file).toContain('<meta name="robots" content="noindex">');
    const elements = elementsIn(parse(html));
    const ids = elements.flatMap((element) => attribute(element, 'id') ?? []);
    expect(ids.length, file).toBe(new Set(ids).size);
    const known = new Set(ids);
    const links = elements.flatMap((element) => attribute(element, 'href') ?? []);
    const broken = links.filter(
      (href) => href.startsWith('#') && !known.has(decodeURIComponent(href.slice(1))),
    );
    expect(broken, file).toEqual([]);
    const sources = elements.flatMap((element) => attribute(element, 'src') ?? []);
    const absent = sources.filter(
      (source) => !source.startsWith('data:') && !fs.existsSync(path.join(buildFolder, source)),
    );
    expect(absent, file).toEqual([]);
    expect(elements.filter(({tagName}) => tagName === 'script')).toEqual([]);
    const chapters = elements.filter((element) => attribute(element, 'class') === 'chapter');
    expect(chapters.length, file).toBe(contentsOf(bookOf(file.replace('.html', '.epub'))).length);
  }
});

test('search engines, assistants and the offline copy get the pages, not the books', () => {
  const read = (file: string): string => fs.readFileSync(path.join(buildFolder, file), 'utf8');
  for (const file of ['sitemap.xml', 'llms.txt', 'offline.json']) {
    expect(read(file), file).not.toContain('/book/');
  }
  const offline = path.join(buildFolder, 'assets/offline');
  for (const file of fs.readdirSync(offline)) {
    expect(read(`assets/offline/${file}`), file).not.toContain('/book/');
  }
});
