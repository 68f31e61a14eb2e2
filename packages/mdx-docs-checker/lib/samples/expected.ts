import type {Sample} from '../sampleOf';
import type {PageFinding, SampleFinding} from './sample';

/** Maps a finding's position in the sample to its position in the page. */
export const locate = (sample: Sample, finding: SampleFinding): PageFinding => ({
  file: sample.page,
  line: sample.line + finding.line,
  column: (sample.indents[finding.line - 1] ?? 0) + finding.column,
  code: finding.code,
  message: finding.message,
});

/**
 * Removes the findings that a sample is meant to show, and adds one, at the fence, for each
 * expected code that does not occur.
 */
export const settleExpected = (sample: Sample, findings: readonly PageFinding[]): PageFinding[] => {
  const {allowed} = sample;
  const expected = [
    ...sample.expected.map((code) => ({code, key: 'errors='})),
    ...(allowed === undefined ? [] : [{code: allowed, key: 'allow='}]),
  ];
  const unmet = expected.filter(({code}) => !findings.some((finding) => finding.code === code));
  return [
    ...findings.filter((finding) => !expected.some(({code}) => code === finding.code)),
    ...unmet.map(({code, key}) => ({
      file: sample.page,
      line: sample.line,
      column: sample.column,
      code: 'fence',
      message: `${key} expects ${code}, which does not occur: remove it from ${key}`,
    })),
  ];
};
