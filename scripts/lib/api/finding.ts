/** Something a page or the reference gets wrong. */
export interface Finding {
  /** File from the site's root. */
  file: string;
  /** Line, from 1. */
  line: number;
  /** What is wrong. */
  message: string;
  /** What to do about it. */
  todo: string;
}

/** One line for the terminal, which editors open at the place. */
export const formatFinding = ({file, line, message, todo}: Finding): string =>
  `${file}:${String(line)} ${message} — ${todo}`;

/** Sorts findings by file and line, each once. */
export const sortFindings = (findings: readonly Finding[]): Finding[] => {
  const unique = new Map(findings.map((finding) => [formatFinding(finding), finding]));
  return [...unique.values()].sort(
    (a, b) => (a.file < b.file ? -1 : a.file > b.file ? 1 : 0) || a.line - b.line,
  );
};
