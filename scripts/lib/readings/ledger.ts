// Which pages were read against the code, statement by statement, and what their text was then.
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {z} from 'zod';

import {hashOf, writeFileAtomic} from '../../../src/content/diskCache';
import {ISSUE_MARKS} from '../../../src/content/knownIssues';
import {readPageWithParts} from '../../../src/content/page';

const count = z.number().int().min(0);

const readingCounts = z.object({
  /** Statements that were compared with the code. */
  checked: count,
  /** How many of them were executed. */
  executed: count,
  /** How many of them were corrected. */
  changed: count,
});

/** A file of readings, as their reader writes it. */
const readingsFile = z
  .array(readingCounts.extend({page: z.string().min(1)}).strict())
  .min(1, 'it lists no page');

/** The last reading of a page. */
const ledgerEntry = readingCounts.extend({
  /** Hash of the page's text with its parts. */
  text: z.string(),
  /** Day of the reading: `2026-11-23`. */
  date: z.string().regex(/^\d{4}-\d\d-\d\d$/u),
});

const ledgerFile = z.record(ledgerEntry);

/** Counts of one page, named as its reader names it. */
export type Reading = z.infer<typeof readingsFile>[number];

/** The last reading of each page, by its file from the root. */
export type ReadingLedger = z.infer<typeof ledgerFile>;

const placeOf = (root: string): string => path.join(root, 'scripts/lib/readings/ledger.json');

const parseWith = <T>(schema: z.ZodType<T>, file: string): T => {
  const result = schema.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw new Error(`${file}: ${issue?.path.join('.') ?? ''} ${issue?.message ?? ''}`);
};

/**
 * Reads a file such as `[{"page": "lambda/deploysite", "checked": 14, "executed": 6, "changed": 3}]`.
 *
 * @throws when it is something else
 */
export const readReadings = (file: string): Reading[] => parseWith(readingsFile, file);

/** Reads the committed ledger; empty where there is none. */
export const readReadingLedger = (root: string): ReadingLedger =>
  existsSync(placeOf(root)) ? parseWith(ledgerFile, placeOf(root)) : {};

/** Writes the ledger, a page a line, so that two branches seldom change the same one. */
const writeReadingLedger = (root: string, ledger: ReadingLedger): void => {
  const lines = Object.entries(ledger)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([page, entry]) => `  ${JSON.stringify(page)}: ${JSON.stringify(entry)}`);
  writeFileAtomic(placeOf(root), `{\n${lines.join(',\n')}\n}\n`);
};

/**
 * The file of a page that is named by its file (`docs/spring.mdx`), its address (`/docs/spring`) or its
 * path below `docs` (`spring`, `cli/_browser-flags`).
 *
 * @throws when there is no such page
 */
export const pageFile = (root: string, name: string): string => {
  const bare = name.replace(/^\/+|\/+$/gu, '');
  const found = [bare, `docs/${bare}`]
    .flatMap((place) => [place, `${place}.mdx`, `${place}/index.mdx`])
    .find((place) => place.endsWith('.mdx') && existsSync(path.join(root, place)));
  if (found === undefined) throw new Error(`There is no page "${name}".`);
  return found;
};

/** Marks that readers don't see leave a page as it was read. */
const textHash = async (root: string, page: string): Promise<string> =>
  hashOf([(await readPageWithParts(root, page)).text.replace(ISSUE_MARKS, '')]);

/**
 * Notes readings with the text that the pages have now; earlier readings of the same pages are replaced.
 * Writes nothing when a page doesn't exist.
 *
 * @param date the day of the reading: `2026-11-23`
 */
export const recordReadings = async (
  root: string,
  readings: readonly Reading[],
  date: string,
): Promise<void> => {
  const rows = await Promise.all(
    readings.map(async ({page, ...counts}) => {
      const file = pageFile(root, page);
      return [file, {text: await textHash(root, file), ...counts, date}] as const;
    }),
  );
  writeReadingLedger(root, {...readReadingLedger(root), ...Object.fromEntries(rows)});
};

/** Where readings and pages stand. */
export interface ReadingState {
  /** Pages that are as they were when they were read. */
  readonly current: readonly string[];
  /** Pages whose text has changed since, or that are gone. */
  readonly changed: readonly string[];
}

/** Compares the ledger with the pages as they are now. */
export const readingState = async (root: string, ledger: ReadingLedger): Promise<ReadingState> => {
  const pages = await Promise.all(
    Object.entries(ledger).map(async ([page, {text}]) => {
      const isCurrent = existsSync(path.join(root, page)) && (await textHash(root, page)) === text;
      return {page, isCurrent};
    }),
  );
  const named = (wanted: boolean): string[] =>
    pages.filter(({isCurrent}) => isCurrent === wanted).map(({page}) => page);
  return {current: named(true), changed: named(false)};
};
