/** The Markdown of all pages, below the package's folder. */
export const pagesFolder = 'pages';

/** The search index. */
export const searchFolder = 'search';

/** Ids of the headings of each page, by the page's file. */
export const anchorsFile = 'anchors.json';

/** What the package runs. */
export const programFile = (name: string): string => `${name}.cjs`;

/** The file that is published, below the site's root. */
export const packageFile = (name: string, version: string): string => `${name}-${version}.tgz`;
