// Reports as text, as JSON, and as annotations of GitHub Actions.
import {counted, FINDING_FORMATS, type Finding} from './findings';
import type {Report} from './run';

const summary = ({pages, checks, findings}: Report): string =>
  `${counted(pages, 'page')}, ${counted(checks.length, 'check')}, ${counted(findings.length, 'problem')}`;

const inLines =
  (format: (finding: Finding) => string) =>
  (report: Report): string =>
    [...report.findings.map(format), summary(report)].join('\n');

/** How a report is printed. */
export const FORMATS = {
  text: inLines(FINDING_FORMATS.text),
  json: (report: Report): string => JSON.stringify(report, null, 2),
  github: inLines(FINDING_FORMATS.github),
} as const;

/** The name of a format. */
export type Format = keyof typeof FORMATS;

/** Whether a text names a format. */
export const isFormat = (text: string): text is Format => Object.hasOwn(FORMATS, text);
