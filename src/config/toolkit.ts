/** The toolkit version the site documents. */
export const TOOLKIT_VERSION = '4.0.319';
