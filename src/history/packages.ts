import type {ReleaseEntry} from 'npm-api-history/releases';

/** What one release did to several packages. */
export interface JointRelease {
  readonly name: string;
  readonly packages: readonly {readonly name: string; readonly entries: readonly ReleaseEntry[]}[];
}

/** Where the build has the releases of each package, in a folder named by its hash. */
export const historyAssets = 'assets/history';

/** The last part of a package's address in the history, and the name of its file: `@remotion/media-parser` → `media-parser`. */
export const packageSlug = (name: string): string => name.replace(/^@remotion\//u, '');

/** The page of a package's history, from the site's root. */
export const historyPage = (name: string): string => `/docs/history/${packageSlug(name)}`;
