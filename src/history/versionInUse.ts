/** Where the browser keeps the version that the reader uses. */
export const VERSION_KEY = 'toolkit-version';

/** The version that the reader uses; undefined when they haven't said so. */
export const versionInUse = (): string | undefined => document.documentElement.dataset.toolkit;

/** Keeps the version that is in use, or that none is, for other pages. */
export const keepVersion = (): void => {
  const version = versionInUse();
  try {
    if (version === undefined) localStorage.removeItem(VERSION_KEY);
    else localStorage.setItem(VERSION_KEY, version);
  } catch {
    // Without storage, a choice holds until the page is loaded again.
  }
};

/** Marks what came later than a version; without one, nothing. See markVersions.ts. */
export const applyVersion = (version?: string): void => {
  document.dispatchEvent(new CustomEvent('toolkitversion', {detail: version ?? ''}));
  keepVersion();
};
