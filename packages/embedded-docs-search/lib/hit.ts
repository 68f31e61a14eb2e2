import {countMarks, highlight, snippet, type Marker} from './highlight.ts';
import type {SearchHit} from './index.ts';
import {splitWords, type Word} from './words.ts';
import type {Found} from './find.ts';
import {readAnchorCode, type PageText} from './format.ts';
import type {NamedPage} from './names.ts';

interface Section {
  anchor: string;
  heading: string;
  text: string;
  words: readonly Word[];
  news: readonly string[];
}

type Sections = [description: Section, ...sections: Section[]];

const splitSections = (page: PageText): Sections => [
  {anchor: '', heading: '', text: page.description, words: splitWords(page.description), news: []},
  ...page.sections.map(([code, heading, text, ...news]): Section => ({
    anchor: readAnchorCode(code, heading),
    heading,
    text,
    words: splitWords(text),
    news,
  })),
];

// While a query is typed, the same pages are found repeatedly.
const known = new WeakMap<PageText, Sections>();

const sectionsOf = (page: PageText): Sections => {
  const sections = known.get(page) ?? splitSections(page);
  known.set(page, sections);
  return sections;
};

/** The section that the query names, or the one whose text has most of its words. */
const bestSection = (page: PageText, found: Found, marker: Marker): Section => {
  const [description, ...sections] = sectionsOf(page);
  const named = sections[found.heading];
  if (named) return named;
  // The query names the page as a whole.
  if (found.isNamed) return description;
  return sections.reduce(
    (best, section) => {
      const marks = countMarks(section.words, marker);
      return marks > best.marks ? {marks, section} : best;
    },
    {marks: countMarks(description.words, marker), section: description},
  ).section;
};

/** The group in which hits of a page are listed. */
export const groupOf = ({breadcrumb, title}: NamedPage): string => breadcrumb[0] ?? title;

/** Creates the hit for a page; without its text, it links to the page as a whole. */
export const makeHit = <Kind extends string>(
  page: NamedPage,
  text: PageText | undefined,
  found: Found,
  marker: Marker,
  snippetWords: number,
): SearchHit<Kind> => {
  const section = text && bestSection(text, found, marker);
  const [since, sure] = section?.news.length ? section.news : (text?.news ?? []);
  const url = section?.anchor ? `${page.url}#${section.anchor}` : page.url;
  return {
    id: url,
    url,
    title: highlight(page.title, marker),
    heading: section ? highlight(section.heading, marker) : [],
    snippet: section ? snippet(section.text, marker, snippetWords, section.words) : [],
    // The index has the kinds that it was built with.
    kind: page.kind as Kind,
    packageName: page.packageName,
    breadcrumb: page.breadcrumb,
    group: groupOf(page),
    ...(since === undefined ? {} : {since, sure}),
  };
};
