// What pages take from other files while they are compiled, beside what they import.

const files = new Map<string, Set<string>>();

/**
 * Notes that a page has something of other files in it, such as the id of another page's heading: it is
 * compiled again when one of them changes.
 *
 * @param page its file; all paths are absolute
 */
export const dependOn = (page: string, dependencies: readonly string[]): void => {
  if (dependencies.length === 0) return;
  files.set(page, new Set([...(files.get(page) ?? []), ...dependencies]));
};

/** The files that a page was noted to depend on. */
export const dependenciesOf = (page: string): string[] => [...(files.get(page) ?? [])];
