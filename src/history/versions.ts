/** Whether a text is one version, such as `4.0.200`; ranges and prereleases aren't. */
export const isVersion = (text: string): boolean => /^\d{1,6}\.\d{1,6}\.\d{1,6}$/u.test(text);

/** The version after one, by its number: a release of it need not exist. */
export const versionAfter = (version: string): string =>
  version.replace(/\d+$/u, (patch) => String(Number(patch) + 1));
