/** The archive of all pages' Markdown twins, below the site's root. */
export const archiveName = 'remotion-docs.zip';
