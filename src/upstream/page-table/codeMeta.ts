/** The name of the meta tag in which a docs page says where its own code is. */
export const codeMeta = 'page-code';
