import {chaptersOf, type Book} from './books';
import {chapterMarkup, type Chapter, type Places} from './chapter';
import {editionLine, titleOf, type Edition} from './epub';
import {innerLinks, xmlName} from './innerLinks';
import {escapeAttribute, escapeHtml} from './markup';

const anchorOf = ({pathname}: Chapter): string => xmlName(pathname.slice(1));

/**
 * All pages of a section as one page of HTML, to print. Search engines aren't to list it: each of its pages
 * has an address of its own.
 *
 * @param baseUrl the path that pictures and styles are below
 */
export const createPrintable = (book: Book, edition: Edition, baseUrl: string): string => {
  const chapters = chaptersOf(book);
  const find = innerLinks(chapters, new URL(edition.root).origin);
  const idOf = (chapter: Chapter, id: string): string => `${anchorOf(chapter)}.${xmlName(id)}`;
  const places: Places = {
    id: idOf,
    // The site's own: they are sharper than those in books, and there already.
    image: (source) => source,
    link: (_, url) => {
      const place = find(url);
      if (!place) return url.href;
      const {chapter, id} = place;
      return `#${id === undefined ? anchorOf(chapter) : idOf(chapter, id)}`;
    },
  };
  const title = titleOf(book, edition);
  const {root} = edition;
  const line = editionLine(edition);
  const entries = chapters.map(
    (chapter) =>
      `<li><a href="#${escapeAttribute(anchorOf(chapter))}">${escapeHtml(chapter.title)}</a></li>`,
  );
  const sections = chapters.map(
    (chapter) =>
      `<section class="chapter" id="${escapeAttribute(anchorOf(chapter))}">${chapterMarkup(chapter, places)}</section>`,
  );
  return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>${escapeHtml(title)}</title>
<meta name="robots" content="noindex">
<meta name="viewport" content="width=device-width">
<link rel="stylesheet" href="${escapeAttribute(`${baseUrl}${edition.folder}book.css`)}">
</head>
<body class="printable">
<main>
<header class="title-page"><p class="book-title">${escapeHtml(title)}</p>
<p>${line === '' ? '' : `${line} `}From <a href="${escapeAttribute(root)}">${escapeHtml(root)}</a>.</p>
<nav aria-label="Contents"><ol>${entries.join('\n')}</ol></nav></header>
${sections.join('\n')}
</main>
</body>
</html>
`;
};
