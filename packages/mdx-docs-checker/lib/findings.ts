import type {PageProblem} from './frontMatter';

/** Something that a check found wrong. */
export interface Finding {
  /** File from the project's root, with forward slashes. */
  readonly file: string;
  /** Line, from 1. */
  readonly line: number;
  /** Column, from 1, where the check knows it. */
  readonly column?: number;
  /** `TS2345`, the name of a lint rule, or the check that found it. */
  readonly code?: string;
  /** What is wrong. */
  readonly message: string;
  /** What to do about it, unless the message says so. */
  readonly todo?: string;
}

/** One line for the terminal, in a form that lets editors open the place. */
export const formatFinding = ({file, line, column, code, message, todo}: Finding): string =>
  [
    [file, line, ...(column === undefined ? [] : [column])].join(':'),
    ...(code === undefined ? [] : [code]),
    message,
    ...(todo === undefined ? [] : ['—', todo]),
  ].join(' ');

/** Text of an annotation: GitHub reads `%`, line breaks, and in properties also `:` and `,`. */
const escaped = (text: string): string =>
  text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');

const escapedProperty = (text: string): string =>
  escaped(text).replaceAll(':', '%3A').replaceAll(',', '%2C');

/** One line that GitHub Actions turns into an annotation at the place in a pull request. */
export const formatAnnotation = ({file, line, column, code, message, todo}: Finding): string => {
  const properties = [
    `file=${escapedProperty(file)}`,
    `line=${line}`,
    ...(column === undefined ? [] : [`col=${column}`]),
    ...(code === undefined ? [] : [`title=${escapedProperty(code)}`]),
  ];
  return `::error ${properties.join(',')}::${escaped([message, todo].filter(Boolean).join(' — '))}`;
};

/** How a finding is printed, by the name of the format. */
export const FINDING_FORMATS = {text: formatFinding, github: formatAnnotation} as const;

/** Sorts findings by file and place, without duplicates. */
export const sortFindings = <F extends Finding>(findings: readonly F[]): F[] => {
  const unique = new Map(findings.map((finding) => [formatFinding(finding), finding]));
  return [...unique.values()].sort(
    (a, b) =>
      (a.file < b.file ? -1 : a.file > b.file ? 1 : 0) ||
      a.line - b.line ||
      (a.column ?? 0) - (b.column ?? 0),
  );
};

/** The one finding about a page that cannot be read; none about others. */
export const unreadable = ({
  file,
  problem,
}: {
  readonly file: string;
  readonly problem?: PageProblem;
}): Finding[] =>
  problem
    ? [
        {
          file: problem.file ?? file,
          line: problem.line,
          column: problem.column,
          code: 'mdx',
          message: `cannot be read: ${problem.reason}`,
        },
      ]
    : [];

/** A number with its noun: `no pages`, `1 page`, `2 pages`. */
export const counted = (count: number, noun: string): string =>
  `${count === 0 ? 'no' : String(count)} ${noun}${count === 1 ? '' : 's'}`;
