import path from 'node:path';
import {checkEach, type PageOutcome} from 'mdx-docs-checker/check-each';
import {counted, type Finding} from 'mdx-docs-checker/findings';

import {openCache} from '../../src/content/diskCache';
import {isMarkdown, readText} from '../../src/content/files';
import {readDocs} from '../../src/content/inventory';
import {readPage, readPageWithParts, type Page} from '../../src/content/page';
import {modelKey} from '../../src/toolkit-api/cache';
import {namedFiles} from './namedFiles';
import {runCheck} from './runCheck';
import {findPages} from './samples/pages';

/** An outcome with how many things were compared. */
export interface ComparedOutcome extends PageOutcome {
  readonly compared: number;
}

/** A check whose outcome for a page depends on the page, the packages and `tools` only. */
export interface PageCheck<Outcome extends PageOutcome = ComparedOutcome> {
  /** Names what it keeps in the cache. */
  readonly name: string;
  /** Files and folders that decide the outcome besides the page, absolute. */
  readonly tools: readonly string[];
  /** Whether it reads pages of the docs with their parts; otherwise, it reads all pages and parts as files. */
  readonly withParts?: true;
  /** Looks at pages that can be read; others are findings of every check. */
  readonly check: (
    root: string,
    pages: readonly Page[],
  ) => readonly Outcome[] | Promise<readonly Outcome[]>;
}

/** Reads the named pages, in their order. */
export const readPages = (root: string, files: readonly string[]): Promise<Page[]> =>
  Promise.all(files.map((file) => readPage(root, file)));

/**
 * Checks pages; those that did not change since they were last checked have the same outcome again.
 *
 * @throws when there is no such page
 */
export const checkPages = async <Outcome extends PageOutcome>(
  root: string,
  {name, tools, withParts, check}: PageCheck<Outcome>,
  files: readonly string[],
): Promise<{readonly outcomes: readonly Outcome[]; readonly findings: readonly Finding[]}> => {
  // The text of a file tells whether it has changed; that of a page with parts comes from several files.
  const sources = await Promise.all(
    files.map(async (file) => {
      if (!withParts) return {file, text: readText(root, file), read: () => readPage(root, file)};
      const page = await readPageWithParts(root, file);
      return {file, text: page.text, read: () => Promise.resolve(page)};
    }),
  );
  const cache = openCache<Outcome>(root, name, [__filename, ...tools]);
  return checkEach(cache, sources, [modelKey(root)], (pages) => check(root, pages));
};

/** A page of its own: parts are read with the pages that show them. */
export const isPage = (file: string): boolean =>
  isMarkdown(file) && !path.basename(file).startsWith('_');

/**
 * The files that a command's arguments name; without arguments, all that a check reads.
 *
 * @throws when an argument names no page
 */
export const checkedFiles = (
  root: string,
  {withParts}: Pick<PageCheck, 'withParts'>,
  names: readonly string[],
): string[] => {
  if (names.length > 0) return namedFiles(root, names, withParts ? isPage : isMarkdown);
  return withParts ? readDocs(root).map(({file}) => file) : findPages(root);
};

/** How many things were compared. */
export const comparedIn = (outcomes: readonly ComparedOutcome[]): number =>
  outcomes.reduce((sum, {compared}) => sum + compared, 0);

/**
 * Runs a check as a command: pages and folders are its arguments, none means all pages.
 *
 * @param noun what is counted, in the singular
 */
export const runPageCheck = (
  root: string,
  check: PageCheck,
  {help, noun}: {readonly help: string; readonly noun: string},
): void => {
  runCheck({help, allowPositionals: true}, async ({positionals}) => {
    const files = checkedFiles(root, check, positionals);
    const {outcomes, findings} = await checkPages(root, check, files);
    const summary = `${counted(comparedIn(outcomes), noun)} in ${counted(files.length, 'page')}, ${counted(findings.length, 'problem')}`;
    return {findings, summary};
  });
};
