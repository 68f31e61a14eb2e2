/** Whether a text is one version, such as `4.0.200`; ranges and prereleases aren't. */
export const isVersion = (text: string): boolean => /^\d{1,6}\.\d{1,6}\.\d{1,6}$/u.test(text);

/** The version after one, by its number: a release of it need not exist. */
export const versionAfter = (version: string): string =>
  version.replace(/\d+$/u, (patch) => String(Number(patch) + 1));

/** How many versions there are from one to another, by their last numbers; infinitely many in another series. */
export const versionsFrom = (first: string, last: string): number => {
  const [series, number] = [/^.*\./u.exec(first)?.[0] ?? '', /\d+$/u.exec(first)?.[0]];
  return last.startsWith(series)
    ? Number(last.slice(series.length)) - Number(number) + 1
    : Infinity;
};
