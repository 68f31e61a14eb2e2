/** Headers by name. */
export type Headers = Readonly<Record<string, string>>;

/** A second policy that applies in addition to the first: other sites may not show the site in a frame. */
export const framePolicy = "frame-ancestors 'self'";

/** Caching of files whose names have a hash of their content: they never change. */
export const hashedCaching = 'public, max-age=31536000, immutable';

/** Caching of everything else: cached, but revalidated with the server before each use. */
export const otherCaching = 'public, max-age=0, must-revalidate';

/** The content type of Markdown, which not every host knows. */
export const markdownType = 'text/markdown; charset=utf-8';

/** The header that points assistants from a page to the list of all pages (RFC 8288). */
export const listLink = (list: string): string => `<${list}>; rel="describedby"; type="text/plain"`;

/** The same, with the page's Markdown twin. */
export const markdownLinks = ({list, twin}: {list: string; twin: string}): string =>
  `${listLink(list)}, <${twin}>; rel="alternate"; type="text/markdown"`;
