import type {Finding, Sample, SampleFinding} from './types';

/** Maps a finding's position in the sample to its position in the page. */
export const locate = (sample: Sample, finding: SampleFinding): Finding => ({
  page: sample.page,
  line: sample.line + finding.line,
  column: (sample.indents[finding.line - 1] ?? 0) + finding.column,
  code: finding.code,
  message: finding.message,
});

/**
 * Removes the findings that a sample is meant to show, and adds one, at the fence, for each
 * expected code that does not occur.
 */
export const settleExpected = (sample: Sample, findings: readonly Finding[]): Finding[] => {
  const unmet = sample.expected.filter(
    (code) => !findings.some((finding) => finding.code === code),
  );
  return [
    ...findings.filter(({code}) => !sample.expected.includes(code)),
    ...unmet.map((code) => ({
      page: sample.page,
      line: sample.line,
      column: sample.column,
      code: 'fence',
      message: `errors= expects ${code}, which does not occur: remove it from errors=`,
    })),
  ];
};

/** Sorts findings by page and place, each once. */
export const sortFindings = (findings: readonly Finding[]): Finding[] => {
  const unique = new Map(findings.map((finding) => [formatFinding(finding), finding]));
  return [...unique.values()].sort(
    (a, b) =>
      (a.page < b.page ? -1 : a.page > b.page ? 1 : 0) || a.line - b.line || a.column - b.column,
  );
};

/** One line for the terminal, which editors open at the place. */
export const formatFinding = ({page, line, column, code, message}: Finding): string =>
  `${page}:${line}:${column} ${code} ${message}`;
