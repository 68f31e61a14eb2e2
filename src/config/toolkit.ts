/** The toolkit version the site documents. */
export const TOOLKIT_VERSION = '4.0.319';

/** Whether a package is one of the toolkit's, by its name. */
export const isToolkit = (name: string): boolean =>
  name === 'remotion' || /^@remotion\/[a-z0-9-]+$/u.test(name);
