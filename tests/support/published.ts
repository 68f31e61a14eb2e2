/** Where the site is published: the address that search engines and feeds know. */
export const publishedAt = 'https://www.remotion.dev';
