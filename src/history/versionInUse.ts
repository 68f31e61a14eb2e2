/** Where the browser keeps the version that the reader uses. */
export const VERSION_KEY = 'toolkit-version';

/** The version that the reader uses; undefined when they haven't said so. */
export const versionInUse = (): string | undefined => document.documentElement.dataset.toolkit;

/** Marks what came later than a version; without one, nothing. See markVersions.ts. */
export const applyVersion = (version?: string): void => {
  document.dispatchEvent(new CustomEvent('toolkitversion', {detail: version ?? ''}));
};
