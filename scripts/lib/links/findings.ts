import type {Finding} from './types';

/** One line for the terminal, which editors open at the place. */
export const formatFinding = ({file, line, column, message, todo}: Finding): string =>
  `${file}:${line}:${column} ${message} — ${todo}`;

/** Sorts findings by file and place. */
export const sortFindings = (findings: readonly Finding[]): Finding[] =>
  findings.toSorted(
    (a, b) =>
      (a.file < b.file ? -1 : a.file > b.file ? 1 : 0) || a.line - b.line || a.column - b.column,
  );
