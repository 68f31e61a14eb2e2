import {parseArgs} from 'node:util';
import {counted, formatFinding, unreadable, type Finding} from 'mdx-docs-checker/findings';

import {openCache} from '../../src/content/diskCache';
import {readText} from '../../src/content/files';
import {readPage, type Page} from '../../src/content/page';
import {modelKey} from '../../src/toolkit-api/cache';
import {namedFiles} from './namedFiles';
import {findPages} from './samples/pages';

/** The outcome for one page. */
export interface PageOutcome {
  readonly page: string;
  /** How many things were compared. */
  readonly compared: number;
  readonly findings: readonly Finding[];
}

/** A check whose outcome for a page depends on the page, the packages and `tools` only. */
export interface PageCheck {
  /** Names what it keeps in the cache. */
  readonly name: string;
  readonly help: string;
  /** What is counted, in the singular. */
  readonly noun: string;
  /** Files and folders that decide the outcome besides the page, absolute. */
  readonly tools: readonly string[];
  /** Looks at pages that can be read; others are findings of every check. */
  readonly check: (
    root: string,
    pages: readonly Page[],
  ) => readonly PageOutcome[] | Promise<readonly PageOutcome[]>;
}

/** Reads the named pages, in their order. */
export const readPages = (root: string, files: readonly string[]): Promise<Page[]> =>
  Promise.all(files.map((file) => readPage(root, file)));

/**
 * Checks pages; those that did not change since they were last checked have the same outcome again.
 *
 * @throws when there is no such page
 */
export const checkPages = async (
  root: string,
  {name, tools, check}: Pick<PageCheck, 'name' | 'tools' | 'check'>,
  files: readonly string[],
): Promise<PageOutcome[]> => {
  const cache = openCache<PageOutcome>(root, name, [__filename, ...tools]);
  const types = modelKey(root);
  const outcomes = new Map<string, PageOutcome>();
  for (const file of files) {
    const known = cache.get([types, file, readText(root, file)]);
    if (known) outcomes.set(file, known);
  }
  const changed = await readPages(
    root,
    files.filter((file) => !outcomes.has(file)),
  );
  for (const page of changed) {
    if (page.problem) {
      outcomes.set(page.file, {page: page.file, compared: 0, findings: unreadable(page)});
    }
  }
  const readable = changed.filter(({problem}) => problem === undefined);
  for (const outcome of readable.length > 0 ? await check(root, readable) : []) {
    cache.set([types, outcome.page, readText(root, outcome.page)], outcome);
    outcomes.set(outcome.page, outcome);
  }
  return files.flatMap((file) => outcomes.get(file) ?? []);
};

/**
 * Runs a check as a command: pages and folders are its arguments, none means all pages.
 * Sets the exit code: 0 no problems, 1 problems found, 2 wrong arguments.
 */
export const runPageCheck = async (root: string, pageCheck: PageCheck): Promise<void> => {
  try {
    const {values, positionals} = parseArgs({
      allowPositionals: true,
      options: {help: {type: 'boolean', default: false}},
    });
    if (values.help) {
      console.log(pageCheck.help);
      return;
    }
    const files = positionals.length === 0 ? findPages(root) : namedFiles(root, positionals);
    const outcomes = await checkPages(root, pageCheck, files);
    const findings = outcomes.flatMap((outcome) => outcome.findings);
    for (const finding of findings) console.log(formatFinding(finding));
    const compared = outcomes.reduce((sum, outcome) => sum + outcome.compared, 0);
    console.log(
      `${counted(compared, pageCheck.noun)} in ${counted(outcomes.length, 'page')}, ${counted(findings.length, 'problem')}`,
    );
    process.exitCode = findings.length > 0 ? 1 : 0;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 2;
  }
};
