import type {SearchSettings} from './settings.ts';

/**
 * The embedded index is a folder of JSON files. `names.json` is loaded first and has each page's title,
 * address and names; `details.json` has the signatures and stills to show. The words of headings and texts
 * are in `words/<n>.json`, split alphabetically; each `texts/<n>.json` has the headings and texts of some
 * pages, to show. Both are loaded when a query needs them.
 */
export const formatVersion = 9;

/**
 * Package and breadcrumb are indexes into the tables; importance is from 0 to 9.
 *
 * @typeParam Kind the kinds of pages that the index was built with
 */
export type PageRow<Kind extends string = string> = [
  title: string,
  url: string,
  kind: Kind,
  packageName: number,
  breadcrumb: number,
  names: string[],
  importance: number,
];

export interface NamesFile<Kind extends string = string> {
  format: number;
  settings: SearchSettings;
  pages: PageRow<Kind>[];
  packages: string[];
  breadcrumbs: string[][];
  /** The start of each words file's first word, which sorts after the previous file. */
  wordFiles: string[];
  /** The number of pages in each texts file. */
  textFiles: number[];
}

/** By page: signature and address of a still, each empty without one. */
export interface DetailsFile {
  signatures: string[];
  stills: string[];
}

/** Stems of words and their occurrences. Page numbers are stored as differences. */
export interface WordsFile {
  /** Alternating pages and weights from 1 to 9. */
  texts: Record<string, number[]>;
  /** Repeating page, section and code; see `headingCode`. Phrases are numbered after the sections. */
  headings: Record<string, number[]>;
}

/** Longer headings count as this long. */
const longestHeading = 9;

/** Traits of a heading or a phrase, available without its text. */
export interface HeadingTraits {
  words: number;
  /** From 0 (many pages have it) to 1 (few have it). */
  telling: number;
  /** Whether it is a single compound name, such as that of an option. */
  isName: boolean;
  /** 2 to 6; 2 for phrases. */
  level: number;
  /** Whether it is a phrase: it's compared with the query like headings, but has no section. */
  isPhrase: boolean;
}

/** Encodes the traits of a heading as a number. */
export const headingCode = ({words, telling, isName, level, isPhrase}: HeadingTraits): number =>
  Math.min(words, longestHeading) * 10 +
  Math.max(1, Math.round(9 * telling)) +
  (isName ? 100 : 0) +
  (level - 2) * 200 +
  (isPhrase ? 1000 : 0);

/** Decodes the traits of a heading. */
export const readHeadingCode = (code: number): HeadingTraits => ({
  words: Math.floor((code % 100) / 10),
  telling: (code % 10) / 9,
  isName: code % 200 >= 100,
  level: 2 + Math.floor((code % 1000) / 200),
  isPhrase: code >= 1000,
});

/** The anchor that site generators create for most headings. */
const usualAnchor = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\d_ -]+/gu, '')
    .replaceAll(' ', '-');

/** Encodes the anchor of a heading, which is left out if it's the usual one. */
export const anchorCode = (anchor: string, heading: string): string =>
  anchor === usualAnchor(heading) ? '' : anchor;

/** Decodes the anchor of a heading; empty for the text before the first heading. */
export const readAnchorCode = (code: string, heading: string): string =>
  code === '' ? usualAnchor(heading) : code;

export interface PageText {
  description: string;
  /**
   * Anchor (see `anchorCode`), heading and text of each section, with the first version that may have what it
   * explains and, if that's a different one, the first that certainly has it. The text before the first
   * heading has an empty heading.
   */
  sections: [anchorCode: string, heading: string, text: string, ...news: string[]][];
  /** The two versions for the page as a whole. */
  news?: string[];
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isStringArray = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string');

const isNumberArray = (value: unknown): value is number[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'number');

const isPageRow = (row: unknown): row is PageRow =>
  Array.isArray(row) &&
  row.length === 7 &&
  typeof row[0] === 'string' &&
  typeof row[1] === 'string' &&
  typeof row[2] === 'string' &&
  isStringArray(row[5]) &&
  typeof row[6] === 'number';

/** Whether a value is the names file. Doesn't check its settings, which only a search needs (`isSettings`). */
export const isNamesFile = <Kind extends string = string>(
  value: unknown,
): value is NamesFile<Kind> =>
  isObject(value) &&
  value.format === formatVersion &&
  Array.isArray(value.pages) &&
  value.pages.every(isPageRow) &&
  isStringArray(value.packages) &&
  Array.isArray(value.breadcrumbs) &&
  value.breadcrumbs.every(isStringArray) &&
  isStringArray(value.wordFiles) &&
  isNumberArray(value.textFiles);

export const isDetailsFile = (value: unknown): value is DetailsFile =>
  isObject(value) && isStringArray(value.signatures) && isStringArray(value.stills);

const isPostings = (value: unknown): value is Record<string, number[]> =>
  isObject(value) && Object.values(value).every(isNumberArray);

export const isWordsFile = (value: unknown): value is WordsFile =>
  isObject(value) && isPostings(value.texts) && isPostings(value.headings);

const isPageText = (value: unknown): value is PageText =>
  isObject(value) &&
  typeof value.description === 'string' &&
  Array.isArray(value.sections) &&
  value.sections.every((row) => isStringArray(row) && row.length >= 3) &&
  (value.news === undefined || isStringArray(value.news));

export const isTextFile = (value: unknown): value is PageText[] =>
  Array.isArray(value) && value.every(isPageText);
