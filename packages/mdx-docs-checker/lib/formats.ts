// Reports as text, as JSON, and as annotations of GitHub Actions.
import {counted, formatFinding, type Finding} from './findings';
import type {Report} from './run';

/** Text of an annotation: GitHub reads `%`, line breaks, and in properties also `:` and `,`. */
const escaped = (text: string): string =>
  text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');

const escapedProperty = (text: string): string =>
  escaped(text).replaceAll(':', '%3A').replaceAll(',', '%2C');

const annotation = ({file, line, column, code, message, todo}: Finding): string => {
  const properties = [
    `file=${escapedProperty(file)}`,
    `line=${line}`,
    ...(column === undefined ? [] : [`col=${column}`]),
    ...(code === undefined ? [] : [`title=${escapedProperty(code)}`]),
  ];
  return `::error ${properties.join(',')}::${escaped([message, todo].filter(Boolean).join(' — '))}`;
};

const summary = ({pages, checks, findings}: Report): string =>
  `${counted(pages, 'page')}, ${counted(checks.length, 'check')}, ${counted(findings.length, 'problem')}`;

/** How a report is printed. */
export const FORMATS = {
  text: (report: Report): string =>
    [...report.findings.map(formatFinding), summary(report)].join('\n'),
  json: (report: Report): string => JSON.stringify(report, null, 2),
  github: (report: Report): string =>
    [...report.findings.map(annotation), summary(report)].join('\n'),
} as const;

/** The name of a format. */
export type Format = keyof typeof FORMATS;

/** Whether a text names a format. */
export const isFormat = (text: string): text is Format => Object.hasOwn(FORMATS, text);
