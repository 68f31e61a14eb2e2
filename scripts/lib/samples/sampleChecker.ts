import {sortFindings} from '../findings';
import {noCache} from '../../../src/content/diskCache';
import type {Page as ContentPage} from '../../../src/content/page';
import {readPages, type SampleCache} from './knownPages';
import {collectSamples} from './collectSamples';
import {locate, settleExpected} from './expected';
import {lintJob} from './lint';
import {planPage, type CheckJob, type SamplePlan} from './project';
import {createTypechecker, type Typechecker} from './typecheck';
import type {Page, PageFinding, PageResult, SampleFinding} from './sample';

/** Checks pages of one project; later checks profit from earlier ones. */
export interface SampleChecker {
  /**
   * Checks pages, given as paths from the root; the results are sorted by path.
   *
   * @throws when a page cannot be read
   */
  readonly check: (paths: readonly string[]) => Promise<PageResult[]>;
}

type JobFindings = ReadonlyMap<string, readonly SampleFinding[]>;

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
    const known = cache.get([page.path])?.jobs ?? {};
    return {text: source.text, page, plans: planPage(page.samples), known};
  });
  const unknown = pages.flatMap(({plans, known}) =>
    jobsOf(plans).filter(({key}) => !(key in known)),
  );
  const found = runJobs(typecheck, uniqueJobs(unknown));
  return pages.map(({text, page, plans, known}) => {
    const jobs = new Map(
      jobsOf(plans).map(({key}) => [key, known[key] ?? found.get(key) ?? []] as const),
    );
    const result = summarize(page, plans, jobs);
    cache.set([page.path], {text, result, jobs: Object.fromEntries(jobs)});
    return result;
  });
};

const runJobs = (typecheck: Typechecker, jobs: readonly CheckJob[]): JobFindings => {
  const types = typecheck(jobs);
  return new Map(
    jobs.map((job) => [job.key, [...(types.get(job.key) ?? []), ...lintJob(job)]] as const),
  );
};

const jobsOf = (plans: readonly SamplePlan[]): CheckJob[] =>
  plans
    .filter(({sample}) => !sample.nocheck)
    .flatMap(({shown, final}) => (final ? [shown, final] : [shown]));

const uniqueJobs = (jobs: readonly CheckJob[]): CheckJob[] => [
  ...new Map(jobs.map((job) => [job.key, job])).values(),
];

const summarize = (page: Page, plans: readonly SamplePlan[], jobs: JobFindings): PageResult => ({
  page: page.path,
  samples: plans.length,
  unchecked: plans.filter(({sample}) => sample.nocheck).length,
  findings: sortFindings([
    ...page.problems,
    ...plans.filter(({sample}) => !sample.nocheck).flatMap((plan) => findingsOf(plan, jobs)),
  ]),
});

const findingsOf = ({sample, shown, final}: SamplePlan, jobs: JobFindings): PageFinding[] => {
  const found = jobs.get(shown.key) ?? [];
  const isFound = ({line, column, code}: SampleFinding) =>
    found.some(
      (finding) => finding.line === line && finding.column === column && finding.code === code,
    );
  const later = (final ? (jobs.get(final.key) ?? []) : [])
    .filter((finding) => !isFound(finding))
    .map((finding) => ({
      ...finding,
      message: `${finding.message} (beside the files that the group "${sample.group}" has at the end)`,
    }));
  return settleExpected(
    sample,
    [...found, ...later].map((finding) => locate(sample, finding)),
  );
};
