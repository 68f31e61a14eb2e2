import type {SearchKind} from '../kinds';

/**
 * The embedded index is a folder of JSON files. `names.json` is loaded first and knows each page's
 * title, names and headings. The words of the texts are in `words/<n>.json`, cut alphabetically;
 * `texts/<n>.json` has texts of some pages for snippets. Both are loaded when a query needs them.
 */
export const formatVersion = 1;

/** Title, address, kind, package, breadcrumb, names, headings; numbers are places in the tables. */
export type PageRow = [
  title: string,
  url: string,
  kind: SearchKind,
  packageName: number,
  breadcrumb: number,
  names: string[],
  headings: number[],
];

/** A heading, and its anchor where it is not the usual one. */
export type HeadingRow = string | [heading: string, anchor: string];

export interface NamesFile {
  format: number;
  pages: PageRow[];
  packages: string[];
  breadcrumbs: string[][];
  headings: HeadingRow[];
  /** The first word of each words file. */
  wordFiles: string[];
  /** The first page of each texts file. */
  textFiles: number[];
}

/** Stems with pages: distance from the page before and weight from 1 to 9, in turns. */
export type WordsFile = Record<string, number[]>;

export interface PageText {
  description: string;
  /** Anchor, heading and text of each section; the first is the text before the first heading. */
  sections: [anchor: string, heading: string, text: string][];
}

/** The usual anchor of a heading. */
export const usualAnchor = (heading: string): string =>
  heading
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-');

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
  isNumberArray(row[6]);

export const isNamesFile = (value: unknown): value is NamesFile =>
  isObject(value) &&
  value.format === formatVersion &&
  Array.isArray(value.pages) &&
  value.pages.every(isPageRow) &&
  isStringArray(value.packages) &&
  Array.isArray(value.breadcrumbs) &&
  value.breadcrumbs.every(isStringArray) &&
  Array.isArray(value.headings) &&
  value.headings.every((row) => typeof row === 'string' || isStringArray(row)) &&
  isStringArray(value.wordFiles) &&
  isNumberArray(value.textFiles);

export const isWordsFile = (value: unknown): value is WordsFile =>
  isObject(value) && Object.values(value).every(isNumberArray);

const isPageText = (value: unknown): value is PageText =>
  isObject(value) &&
  typeof value.description === 'string' &&
  Array.isArray(value.sections) &&
  value.sections.every((row) => isStringArray(row) && row.length === 3);

export const isTextFile = (value: unknown): value is PageText[] =>
  Array.isArray(value) && value.every(isPageText);
