/** The name of the meta tag in which a docs page says what the list of pages would say of it. */
export const entryPageMeta = 'page-code';
