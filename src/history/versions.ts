// Versions of the toolkit, such as 4.0.319.

/** The numbers of a version; undefined for other texts, ranges and prereleases among them. */
const partsOf = (version: string): [number, number, number] | undefined => {
  const [, major, minor, patch] = /^(\d{1,6})\.(\d{1,6})\.(\d{1,6})$/u.exec(version) ?? [];
  return major === undefined ? undefined : [Number(major), Number(minor), Number(patch)];
};

/** Whether a text is one version, such as `4.0.200`. */
export const isVersion = (text: string): boolean => partsOf(text) !== undefined;

/** Negative when the first version is the earlier one; 0 when one of the texts is no version. */
export const compareVersions = (a: string, b: string): number => {
  const [first, second] = [partsOf(a), partsOf(b)];
  if (!first || !second) return 0;
  const at = first.findIndex((part, index) => part !== second[index]);
  return at === -1 ? 0 : (first[at] ?? 0) - (second[at] ?? 0);
};

/** The version after one, by its number: a release of it need not exist. */
export const versionAfter = (version: string): string => {
  const [major, minor, patch] = partsOf(version) ?? [0, 0, 0];
  return `${major}.${minor}.${patch + 1}`;
};
