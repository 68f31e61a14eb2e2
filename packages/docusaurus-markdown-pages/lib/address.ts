/** The list of all lists, which assistants read first; below the site's root. */
export const listName = 'llms.txt';

/** The text of the pages of a list in one file, beside the list. */
export const fullTextName = 'llms-full.txt';

/**
 * The place of a page's Markdown twin below the site's root: `docs/spring.md` for `docs/spring` or
 * `docs/spring/`, `index.md` for the home page.
 *
 * @param place the page's path without the base URL
 */
export const twinAddress = (place: string): string =>
  `${place.replace(/\/$/, '').replace(/^$/, 'index')}.md`;
