import path from 'node:path';
import {zipSync, type Zippable} from 'fflate';

import {chaptersOf, type Book} from './books';
import {chapterMarkup, imagesOf, type Chapter, type Places} from './chapter';
import {innerLinks, xmlName} from './innerLinks';
import {escapeAttribute, escapeHtml} from './markup';

/** What is the same in all books of a build. */
export interface Edition {
  /** The name of the site, which publishes the books. */
  readonly publisher: string;
  /** The version that the pages document. */
  readonly version: string | undefined;
  /** Undefined for sources without history. */
  readonly date: Date | undefined;
  /** The address of the site's root, with a slash at the end. */
  readonly root: string;
  /** The folder of the books below it, with a slash at the end. */
  readonly folder: string;
  /** What readers can do on the site only, as a part of a sentence, such as `where demos play`. */
  readonly onlineOnly: string | undefined;
  readonly stylesheet: string;
  /** Pictures by their address in the pages. */
  readonly images: ReadonlyMap<string, {readonly name: string; readonly bytes: Uint8Array}>;
}

/** ZIP files can't be older: https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT */
const firstDate = '1980-01-01T00:00:00Z';

/** What the format wants: seconds, without fractions. */
const isoSeconds = (date: Date): string => `${date.toISOString().slice(0, 19)}Z`;

/** `Version 1.2.3, as of January 2, 2026.`; empty without version and date. */
export const editionLine = ({version, date}: Edition): string => {
  const day = date?.toLocaleDateString('en-US', {dateStyle: 'long', timeZone: 'UTC'});
  if (version !== undefined) {
    return `Version ${escapeHtml(version)}${day === undefined ? '' : `, as of ${day}`}.`;
  }
  return day === undefined ? '' : `As of ${day}.`;
};

export const titleOf = (book: Book, {publisher}: Edition): string =>
  book.title.startsWith(publisher) ? book.title : `${publisher}: ${book.title}`;

/** The file of a chapter; the folder of a path is part of the name. */
const fileOf = ({pathname}: Chapter): string => `${pathname.slice(1).replaceAll('/', '.')}.xhtml`;

const page = (title: string, body: string, bodyType = ''): string =>
  `<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE html>
<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops" lang="en" xml:lang="en">
<head><title>${escapeHtml(title)}</title><link rel="stylesheet" type="text/css" href="book.css"/></head>
<body${bodyType === '' ? '' : ` epub:type="${bodyType}"`}>
${body}
</body>
</html>
`;

const container = `<?xml version="1.0" encoding="utf-8"?>
<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container">
<rootfiles><rootfile full-path="book/package.opf" media-type="application/oebps-package+xml"/></rootfiles>
</container>
`;

const titlePage = (book: Book, edition: Edition): string => {
  const {root, onlineOnly} = edition;
  const line = editionLine(edition);
  const online = onlineOnly === undefined ? '' : `, ${escapeHtml(onlineOnly)}`;
  return page(
    titleOf(book, edition),
    `<section class="title-page"><h1>${escapeHtml(titleOf(book, edition))}</h1>
${line === '' ? '' : `<p>${line}</p>\n`}<p>Made from <a href="${escapeAttribute(root)}">${escapeHtml(root)}</a>${online}. Links to pages that aren’t in this book lead there.</p></section>`,
    'frontmatter',
  );
};

const listOf = (items: readonly string[]): string => `<ol>${items.join('\n')}</ol>`;

const chapterList = (chapters: readonly Chapter[]): string =>
  listOf(
    chapters.map(
      (chapter) =>
        `<li><a href="${escapeAttribute(fileOf(chapter))}">${escapeHtml(chapter.title)}</a></li>`,
    ),
  );

/** The table of contents; that of several sections has them as levels. */
const contents = ({sections}: Book): string => {
  const [first] = sections;
  if (first && sections.length === 1) return chapterList(first.chapters);
  const groups = [...new Set(sections.map(({group}) => group))];
  return listOf(
    groups.map((group) => {
      const parts = sections
        .filter((section) => section.group === group)
        .map(
          ({title, chapters}) =>
            `<li><span>${escapeHtml(title)}</span>${chapterList(chapters)}</li>`,
        );
      return `<li><span>${escapeHtml(group)}</span>${listOf(parts)}</li>`;
    }),
  );
};

const navigation = (book: Book): string =>
  page(
    'Contents',
    `<nav epub:type="toc" id="toc" role="doc-toc"><h1>Contents</h1>${contents(book)}</nav>`,
  );

const mediaTypes: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.jpg': 'image/jpeg',
  '.xhtml': 'application/xhtml+xml',
};

const mediaType = (file: string): string => {
  const type = mediaTypes[path.extname(file)];
  if (type === undefined) throw new Error(`A book can't have the file ${file}.`);
  return type;
};

const packageDocument = (
  book: Book,
  edition: Edition,
  {chapters, images}: {chapters: readonly string[]; images: readonly string[]},
): string => {
  const {root, folder, version, date, publisher} = edition;
  const identifier = `${root}${folder}${book.id}.epub`;
  const modified = date ? isoSeconds(date) : firstDate;
  const item = (file: string, index: number | string, more = ''): string =>
    `<item id="${typeof index === 'number' ? `i${String(index)}` : index}" href="${escapeAttribute(file)}" media-type="${mediaType(file)}"${more}/>`;
  return `<?xml version="1.0" encoding="utf-8"?>
<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="book" xml:lang="en">
<metadata xmlns:dc="http://purl.org/dc/elements/1.1/">
<dc:identifier id="book">${escapeHtml(identifier)}</dc:identifier>
<dc:title>${escapeHtml(titleOf(book, edition))}</dc:title>
<dc:language>en</dc:language>
<dc:publisher>${escapeHtml(publisher)}</dc:publisher>
<dc:description>${escapeHtml(version === undefined ? 'The documentation.' : `The documentation at version ${version}.`)}</dc:description>
${date ? `<dc:date>${isoSeconds(date)}</dc:date>\n` : ''}<meta property="dcterms:modified">${modified}</meta>
</metadata>
<manifest>
${[
  item('book.css', 'style'),
  item('title.xhtml', 'title'),
  item('contents.xhtml', 'contents', ' properties="nav"'),
  ...[...chapters, ...images].map((file, index) => item(file, index)),
].join('\n')}
</manifest>
<spine>
<itemref idref="title"/>
<itemref idref="contents"/>
${chapters.map((_, index) => `<itemref idref="i${String(index)}"/>`).join('\n')}
</spine>
</package>
`;
};

/** The picture that a page shows, as a book has it. */
export const imageOf = (
  {images}: Edition,
  source: string,
): {readonly name: string; readonly bytes: Uint8Array} => {
  const image = images.get(source);
  if (!image) throw new Error(`A book has no picture for ${source.slice(0, 80)}.`);
  return image;
};

/**
 * An EPUB: https://www.w3.org/TR/epub-33/. The same book of the same edition has the same bytes.
 *
 * @throws when two chapters have the same file
 */
export const createEpub = (book: Book, edition: Edition): Uint8Array => {
  const chapters = chaptersOf(book);
  const files = chapters.map(fileOf);
  const twice = files.find((file, index) => files.indexOf(file) !== index);
  if (twice !== undefined) throw new Error(`The book ${book.id} has two chapters ${twice}.`);
  const find = innerLinks(chapters, new URL(edition.root).origin);
  const places: Places = {
    id: (_, id) => xmlName(id),
    image: (source) => imageOf(edition, source).name,
    link: (_, url) => {
      const place = find(url);
      if (!place) return url.href;
      return fileOf(place.chapter) + (place.id === undefined ? '' : `#${xmlName(place.id)}`);
    },
  };
  const sources = imagesOf(chapters).map((source) => imageOf(edition, source));
  const images = new Map(sources.map(({name, bytes}) => [name, bytes]));
  const encoder = new TextEncoder();
  const text = new Map<string, string>([
    ['META-INF/container.xml', container],
    [
      'book/package.opf',
      packageDocument(book, edition, {chapters: files, images: [...images.keys()]}),
    ],
    ['book/book.css', edition.stylesheet],
    ['book/title.xhtml', titlePage(book, edition)],
    ['book/contents.xhtml', navigation(book)],
  ]);
  // Readers look at the first bytes of the file to tell its type, so this one comes first, unpacked.
  const zip: Zippable = {mimetype: [encoder.encode('application/epub+zip'), {level: 0}]};
  for (const [name, content] of text) zip[name] = encoder.encode(content);
  for (const [index, chapter] of chapters.entries()) {
    const markup = page(chapter.title, chapterMarkup(chapter, places));
    zip[`book/${files[index] ?? ''}`] = encoder.encode(markup);
  }
  for (const [name, bytes] of images) zip[`book/${name}`] = [bytes, {level: 0}];
  return zipSync(zip, {level: 6, mtime: firstDate.slice(0, -1)});
};
