/** The name of the meta tag that contains a docs page's entry in the list of pages. */
export const entryPageMeta = 'page-code';
