import {
  checkSamples,
  type CheckJob,
  type PageResult,
  type SampleFinding,
  type Typechecker,
} from 'mdx-docs-checker/samples';

import {noCache} from '../../../src/content/diskCache';
import type {Page as ContentPage} from '../../../src/content/page';
import {readPages, type SampleCache} from './knownPages';
import {collectSamples} from './collectSamples';
import {lintJob} from './lint';
import {createTypechecker} from './typecheck';

/** Checks pages of one project; later checks profit from earlier ones. */
export interface SampleChecker {
  /**
   * Checks pages, given as paths from the root; the results are sorted by path.
   *
   * @throws when a page cannot be read
   */
  readonly check: (paths: readonly string[]) => Promise<PageResult[]>;
}

/**
 * Creates a checker for the samples of a project. This loads the compiler and the linter, about a
 * second of work: see `readPages` for results that are known without them.
 *
 * @param root the project's root
 * @param cache where results are remembered between runs
 */
export const createSampleChecker = (
  root: string,
  cache: SampleCache = noCache(),
): SampleChecker => {
  const typecheck = createTypechecker(root);
  return {
    check: async (paths) => {
      const {known, changed} = await readPages(root, cache, paths);
      const results = [...known, ...checkChanged(typecheck, cache, changed)];
      return results.sort((a, b) => (a.page < b.page ? -1 : 1));
    },
  };
};

const checkChanged = (
  typecheck: Typechecker,
  cache: SampleCache,
  changed: readonly ContentPage[],
): PageResult[] => {
  const pages = changed.map((source) => {
    const page = collectSamples(source);
    return {page, known: cache.get([page.path])?.jobs ?? {}};
  });
  const checked = checkSamples(pages, (jobs) => runJobs(typecheck, jobs));
  return checked.map(({result, jobs}, index) => {
    const text = changed[index]?.text;
    if (text !== undefined) cache.set([result.page], {text, result, jobs});
    return result;
  });
};

const runJobs = (
  typecheck: Typechecker,
  jobs: readonly CheckJob[],
): Map<string, readonly SampleFinding[]> => {
  const types = typecheck(jobs);
  return new Map(
    jobs.map((job) => [job.key, [...(types.get(job.key) ?? []), ...lintJob(job)]] as const),
  );
};
