import escapeRegExp from 'escape-string-regexp';

/** The arguments with which Playwright runs these test files, and none whose path only contains theirs. */
export const exactly = (specs: readonly string[]): string[] =>
  specs.map((spec) => `${escapeRegExp(spec)}$`);
