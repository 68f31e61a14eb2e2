import path from 'node:path';

import {z} from 'zod';

import {readCsv} from '../../content/csv';

/** What visitors call a page that uses other words. */
export interface SearchWords {
  /** Other names of the page's subject; they count like the names that the page documents. */
  readonly names: readonly string[];
  /** Tasks, symptoms, half-remembered names; they count like headings. */
  readonly phrases: readonly string[];
}

/** Texts separated by semicolons; each has words, and stands once. */
const texts = z
  .string()
  .transform((cell) => (cell === '' ? [] : cell.split('; ')))
  .refine(
    (list) => list.every((text) => text.trim() === text && text !== '' && !text.includes(';')),
    'Separate texts by a semicolon and a space.',
  )
  .refine((list) => new Set(list).size === list.length, 'A text stands here twice.');

const row = z.object({page: z.string().min(1), names: texts, phrases: texts}).strict();

/** The words by file of a page, such as `docs/spring.mdx`. */
export const searchWords: ReadonlyMap<string, SearchWords> = new Map(
  readCsv(path.join(__dirname, '../../data/search-words.csv'), row).map(({page, ...words}) => [
    page,
    words,
  ]),
);
