/** The list of all lists, which assistants read first; in the site's root. */
export const listName = 'llms.txt';

/** The text of a list's pages in one file, next to the list. */
export const fullTextName = 'llms-full.txt';

/**
 * The path of a page's Markdown twin from the site's root: `docs/spring.md` for `docs/spring` or
 * `docs/spring/`, `index.md` for the home page.
 *
 * @param place the page's path without the base URL
 */
export const twinAddress = (place: string): string =>
  `${place.replace(/\/$/, '').replace(/^$/, 'index')}.md`;
