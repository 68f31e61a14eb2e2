import {sortFindings, type Finding} from '../findings';
import {collectResults, type ResultPage, type TreeOf} from './collectResults';
import {executeJobs} from './execute';

/** The outcome for one page. */
export interface ResultsOutcome {
  readonly page: string;
  /** How many results were compared. */
  readonly compared: number;
  readonly findings: readonly Finding[];
}

interface ResultsOptions<P extends ResultPage> {
  readonly treeOf: TreeOf<P>;
  /** How long one sample may run, in milliseconds. */
  readonly timeLimit?: number;
}

/**
 * Executes what pages state about results.
 *
 * @param root the project's root, whose packages are used
 */
export const checkResults = async <P extends ResultPage>(
  root: string,
  pages: readonly P[],
  {treeOf, timeLimit}: ResultsOptions<P>,
): Promise<ResultsOutcome[]> => {
  const collected = await Promise.all(
    pages.map(async (page) => ({path: page.file, ...(await collectResults(page, treeOf))})),
  );
  const all = collected.flatMap(({jobs}) => jobs);
  const found = all.length > 0 ? await executeJobs(root, all, timeLimit) : [];
  const findings = new Map(all.map((job, index) => [job, found[index] ?? []]));
  return collected.map(({path, jobs, problems}) => ({
    page: path,
    compared: jobs.reduce(
      (sum, job) =>
        sum + job.statements.length + (job.output ? 1 : 0) + (job.throws === undefined ? 0 : 1),
      0,
    ),
    findings: sortFindings([
      ...problems,
      ...jobs.flatMap((job) =>
        (findings.get(job) ?? []).map((finding) => ({file: path, code: 'result', ...finding})),
      ),
    ]),
  }));
};
