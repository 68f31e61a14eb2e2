import {inFirstPlace, mergeSections, type Section} from 'docusaurus-markdown-pages';

import type {Chapter} from './chapter';

/** A part of a book: the pages of a section in the order of the sidebar. */
export interface BookSection {
  readonly title: string;
  readonly group: string;
  readonly chapters: readonly Chapter[];
}

/** A book that readers can download. */
export interface Book {
  /** The name of its files, without the ending. */
  readonly id: string;
  readonly title: string;
  readonly sections: readonly BookSection[];
}

/** A book before its pages are built. */
export interface PlannedBook {
  readonly id: string;
  readonly title: string;
  /** Sidebar that it belongs to, in words; none for the book of all sections. */
  readonly group?: string;
  readonly sections: readonly Section[];
}

/**
 * One book for each section of the docs, and one of all; in the latter, each page is in its first section.
 *
 * @param whole the name of the files of the book of all, and its title
 */
export const planBooks = (
  sections: readonly Section[],
  whole: {readonly id: string; readonly title: string},
): PlannedBook[] => {
  const known = mergeSections(sections);
  const books = known.map((section): PlannedBook => ({
    id: section.slug.replaceAll('/', '-'),
    title: section.title,
    group: section.group,
    sections: [section],
  }));
  const all = inFirstPlace(known);
  // Side by side, as the table of contents has them: it must be in the order of the chapters.
  const groups = [...new Set(all.map(({group}) => group))];
  const grouped = groups.flatMap((name) => all.filter(({group}) => group === name));
  return [{...whole, sections: grouped}, ...books];
};

/**
 * The book with its chapters.
 *
 * @param chapters by the paths of their pages
 * @throws for a page that the build lacks
 */
export const fillBook = (
  {id, title, sections}: PlannedBook,
  chapters: ReadonlyMap<string, Chapter>,
): Book => ({
  id,
  title,
  sections: sections.map((section) => ({
    title: section.title,
    group: section.group,
    chapters: section.pages.map((page) => {
      const chapter = chapters.get(page);
      if (!chapter) {
        throw new Error(
          `The section “${section.title}” lists ${page}, but the build has no such page for the book ${id}.`,
        );
      }
      return chapter;
    }),
  })),
});

export const chaptersOf = ({sections}: Book): Chapter[] =>
  sections.flatMap(({chapters}) => chapters);
