// Reports as text, as JSON, and as annotations of GitHub Actions.
import {counted, formatAnnotation, formatFinding} from './findings';
import type {Report} from './run';

const summary = ({pages, checks, findings}: Report): string =>
  `${counted(pages, 'page')}, ${counted(checks.length, 'check')}, ${counted(findings.length, 'problem')}`;

/** How a report is printed. */
export const FORMATS = {
  text: (report: Report): string =>
    [...report.findings.map(formatFinding), summary(report)].join('\n'),
  json: (report: Report): string => JSON.stringify(report, null, 2),
  github: (report: Report): string =>
    [...report.findings.map(formatAnnotation), summary(report)].join('\n'),
} as const;

/** The name of a format. */
export type Format = keyof typeof FORMATS;

/** Whether a text names a format. */
export const isFormat = (text: string): text is Format => Object.hasOwn(FORMATS, text);
