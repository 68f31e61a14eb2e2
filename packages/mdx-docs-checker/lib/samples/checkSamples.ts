import {sortFindings} from '../findings';
import {locate, settleExpected} from './expected';
import {planPage, type CheckJob, type SamplePlan} from './project';
import type {Page, PageFinding, PageResult, SampleFinding} from './sample';

type JobFindings = ReadonlyMap<string, readonly SampleFinding[]>;

/** A page to check. */
export interface PageToCheck {
  readonly page: Page;
  /** The findings of jobs from earlier runs, by key. They stay valid if something else on the page changes. */
  readonly known?: Readonly<Record<string, readonly SampleFinding[]>>;
}

/** The outcome for a page, and the findings of its jobs, for the next run. */
export interface CheckedPage {
  readonly result: PageResult;
  readonly jobs: Readonly<Record<string, readonly SampleFinding[]>>;
}

/**
 * Checks the samples of pages together.
 *
 * @param runJobs checks each file together with the others in its project; returns the findings by job key
 * @returns the outcomes in the order of the pages
 */
export const checkSamples = (
  pages: readonly PageToCheck[],
  runJobs: (jobs: readonly CheckJob[]) => JobFindings,
): CheckedPage[] => {
  const planned = pages.map(({page, known = {}}) => ({
    page,
    known,
    plans: planPage(page.samples),
  }));
  const unknown = planned.flatMap(({plans, known}) =>
    jobsOf(plans).filter(({key}) => !(key in known)),
  );
  const found = unknown.length === 0 ? new Map() : runJobs(uniqueJobs(unknown));
  return planned.map(({page, known, plans}) => {
    const jobs = new Map(
      jobsOf(plans).map(({key}) => [key, known[key] ?? found.get(key) ?? []] as const),
    );
    return {result: summarize(page, plans, jobs), jobs: Object.fromEntries(jobs)};
  });
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
