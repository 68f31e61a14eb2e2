import {sortFindings} from 'mdx-docs-checker/findings';

import type {Page} from '../../../src/content/page';
import type {ComparedOutcome} from '../pageCheck';
import {collectResults} from './collectResults';
import {executeJobs} from './execute';

/**
 * Executes what pages state about results.
 *
 * @param root the project's root, whose packages are used
 * @param timeLimit how long one sample may run, in milliseconds
 */
export const checkResults = async (
  root: string,
  pages: readonly Page[],
  timeLimit?: number,
): Promise<ComparedOutcome[]> => {
  const collected = await Promise.all(
    pages.map(async (page) => ({path: page.file, ...(await collectResults(page))})),
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
