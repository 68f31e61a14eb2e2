import {counted, formatFinding, type Finding} from 'mdx-docs-checker/findings';
import type {PageResult} from 'mdx-docs-checker/samples';

/** The largest share of samples that may go unchecked. */
const NOCHECK_LIMIT = 0.03;

/** The outcome of a run. */
interface Report {
  readonly pages: number;
  readonly samples: number;
  readonly unchecked: number;
  readonly findings: readonly Finding[];
  /** Set when more samples go unchecked than `NOCHECK_LIMIT` allows; only a full run knows. */
  readonly excess?: string;
}

/**
 * Sums up the pages of a run.
 *
 * @param isFull whether the run saw all pages, so that the share of unchecked samples counts
 */
export const createReport = (results: readonly PageResult[], isFull: boolean): Report => {
  const samples = sum(results.map((result) => result.samples));
  const unchecked = sum(results.map((result) => result.unchecked));
  const isExcessive = isFull && unchecked > samples * NOCHECK_LIMIT;
  const excess = `${unchecked} of ${samples} samples have nocheck= (${share(unchecked, samples)}); at most ${percent(NOCHECK_LIMIT)} may: make some of them compile`;
  return {
    pages: results.length,
    samples,
    unchecked,
    findings: results.flatMap(({findings}) => findings),
    ...(isExcessive ? {excess} : {}),
  };
};

/** Whether the run found no problems. */
export const isClean = ({findings, excess}: Report): boolean =>
  findings.length === 0 && excess === undefined;

/** How much was checked, in a line. */
export const totalsOf = ({pages, samples, unchecked, findings, excess}: Report): string =>
  [
    `${counted(samples, 'sample')} in ${counted(pages, 'page')}`,
    `${unchecked} unchecked (${share(unchecked, samples)})`,
    counted(findings.length + (excess ? 1 : 0), 'problem'),
  ].join(', ');

/** The report as lines for the terminal: a line for each problem, then the totals. */
export const formatReport = (report: Report): string => {
  const {findings, excess} = report;
  return [...findings.map(formatFinding), ...(excess ? [excess] : []), totalsOf(report)].join('\n');
};

const sum = (numbers: readonly number[]): number =>
  numbers.reduce((total, number) => total + number, 0);

const percent = (part: number): string => `${Math.round(part * 1000) / 10}%`;

const share = (part: number, whole: number): string => percent(whole === 0 ? 0 : part / whole);
