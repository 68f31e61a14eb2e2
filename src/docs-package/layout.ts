/** The Markdown of all pages, below the package's folder. */
export const pagesFolder = 'pages';

/** The search index. */
export const searchFolder = 'search';

/** What releases changed: a file for each package, and the list of versions. */
export const historyFolder = 'history';

/** Ids of the headings of each page, by the page's file. */
export const anchorsFile = 'anchors.json';

/** What the package runs. */
export const programFile = 'remotion-docs.cjs';

/** The package's name, and that of its command. */
export const packageName = 'remotion-docs';

/** The file that is published, below the site's root. */
export const packageFile = (version: string): string => `${packageName}-${version}.tgz`;
