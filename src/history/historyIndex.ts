import type {Known} from 'npm-api-history/read-choice';

/** What the history covers. */
export interface HistoryIndex extends Known {
  /** The packages that have a file with their releases. */
  readonly packages: readonly string[];
}

/** The file of the index, beside those of the packages. */
export const versionsFile = 'versions.json';

const areTexts = (value: unknown): boolean =>
  Array.isArray(value) && value.every((item) => typeof item === 'string');

export const isHistoryIndex = (value: unknown): value is HistoryIndex => {
  if (typeof value !== 'object' || value === null) return false;
  const {first, documented, releases, packages} = value as Partial<Record<string, unknown>>;
  return (
    typeof first === 'string' &&
    typeof documented === 'string' &&
    areTexts(releases) &&
    areTexts(packages)
  );
};
