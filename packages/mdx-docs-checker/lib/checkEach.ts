import {cachedOutcomes, type Cache} from './cache';
import {unreadable, type Finding} from './findings';
import type {PageProblem} from './frontMatter';

interface ReadablePage {
  /** From the project's root, with forward slashes. */
  readonly file: string;
  readonly problem?: PageProblem;
}

/** A page that is only read if its text has changed. */
export interface PageSource<Page> {
  readonly file: string;
  /** With the texts of all files that it's made from. */
  readonly text: string;
  readonly read: () => Promise<Page>;
}

/** The outcome for one page; a check may add to it. */
export interface PageOutcome {
  readonly page: string;
  readonly findings: readonly Finding[];
}

interface Checked<Outcome> {
  /** Of pages that can be read, in the order of the sources. */
  readonly outcomes: readonly Outcome[];
  /** In all pages, in the order of the sources. */
  readonly findings: readonly Finding[];
  /** How many outcomes were in the cache. */
  readonly kept: number;
}

/**
 * Checks pages; those that haven't changed since they were last checked have the same outcome again.
 *
 * @param inputs what outcomes depend on besides the page and the cache
 * @param check receives pages that can be read; others are findings
 */
export const checkEach = async <Page extends ReadablePage, Outcome extends PageOutcome>(
  cache: Cache<Outcome>,
  sources: readonly PageSource<Page>[],
  inputs: readonly string[],
  check: (pages: readonly Page[]) => readonly Outcome[] | Promise<readonly Outcome[]>,
): Promise<Checked<Outcome>> => {
  const broken = new Map<string, Finding[]>();
  const {outcomes, cached} = await cachedOutcomes(
    cache,
    sources,
    ({file, text}) => [...inputs, file, text],
    async (changed) => {
      const pages = await Promise.all(changed.map(({read}) => read()));
      for (const page of pages) if (page.problem) broken.set(page.file, unreadable(page));
      const readable = pages.filter(({problem}) => problem === undefined);
      const made = readable.length === 0 ? [] : await check(readable);
      return pages.map(({file}) => made.find(({page}) => page === file));
    },
  );
  const byPage = new Map(outcomes.map((outcome) => [outcome.page, outcome]));
  return {
    outcomes,
    findings: sources.flatMap(({file}) => broken.get(file) ?? byPage.get(file)?.findings ?? []),
    kept: cached,
  };
};
