import {noCache, type Cache} from '../cache';
import {normalized} from '../files';
import {checkSamples} from './checkSamples';
import type {CheckJob} from './project';
import type {PageResult, SampleFinding} from './sample';
import {samplePage, type SampleSource} from './samplePage';

/** What is known about a page since it was last checked. */
export interface KnownPage {
  readonly text: string;
  readonly result: PageResult;
  /** The findings of each check, by the job's key: they outlive a change elsewhere on the page. */
  readonly jobs: Readonly<Record<string, readonly SampleFinding[]>>;
}

/** What earlier runs found, by the page's path: see `KnownPage.text`. */
export type SampleCache = Cache<KnownPage>;

/** Finds problems with the samples' files, by the job's key. */
export type RunJobs = (jobs: readonly CheckJob[]) => ReadonlyMap<string, readonly SampleFinding[]>;

/** The findings of the compiler and, behind them, those of a linter about each job. */
export const compileAndLint =
  (typecheck: RunJobs, lint: (job: CheckJob) => readonly SampleFinding[]): RunJobs =>
  (jobs) => {
    const types = typecheck(jobs);
    return new Map(jobs.map((job) => [job.key, [...(types.get(job.key) ?? []), ...lint(job)]]));
  };

interface SampleCheckerOptions {
  /** The text of a page, by its path from the project's root. */
  readonly readText: (file: string) => string;
  /** Reads a page whose text has changed. */
  readonly readPage: (file: string) => Promise<SampleSource>;
  /** Loads what checks samples, such as the compiler: only called if a page has changed. */
  readonly load: () => Promise<RunJobs>;
  /** Where results are kept between runs. */
  readonly cache?: SampleCache;
}

/** Checks pages of one project; later checks profit from earlier ones. */
export interface SampleChecker {
  /**
   * Checks pages, given as paths from the root; the results are sorted by path.
   *
   * @throws when a page cannot be read
   */
  readonly check: (files: readonly string[]) => Promise<PageResult[]>;
}

/** Creates a checker for the samples of a project. Pages with the same text as before have the same result. */
export const createSampleChecker = ({
  readText,
  readPage,
  load,
  cache = noCache(),
}: SampleCheckerOptions): SampleChecker => {
  let loaded: ReturnType<typeof load> | undefined;
  const checkChanged = async (files: readonly string[]): Promise<PageResult[]> => {
    if (files.length === 0) return [];
    const sources = await Promise.all(files.map(readPage));
    const runJobs = await (loaded ??= load());
    const checked = checkSamples(
      sources.map((source) => ({
        page: samplePage(source),
        known: cache.get([source.file])?.jobs ?? {},
      })),
      runJobs,
    );
    for (const [index, {result, jobs}] of checked.entries()) {
      const text = sources[index]?.text;
      if (text !== undefined) cache.set([result.page], {text, result, jobs});
    }
    return checked.map(({result}) => result);
  };
  return {
    check: async (files) => {
      const known: PageResult[] = [];
      const changed: string[] = [];
      for (const file of files) {
        const last = cache.get([file]);
        if (last?.text === normalized(readText(file))) known.push(last.result);
        else changed.push(file);
      }
      const results = [...known, ...(await checkChanged(changed))];
      return results.sort((a, b) => (a.page < b.page ? -1 : 1));
    },
  };
};
