/** Where the template leaves room for tags that are known after the build; the minimizer keeps comments. */
export const headPlaceholder = '<!--of this page-->';

/** Tags for the head of a page, which has the address, with the base URL, and the HTML. */
export type Tags = (page: {readonly address: string; readonly html: string}) => string;

/**
 * A page with tags in the room that the template left for them.
 *
 * @throws when the page has no such room
 */
export const completeHead = (html: string, tags: string): string => {
  if (!html.includes(headPlaceholder)) {
    throw new Error(`its head has no ${headPlaceholder}: adapt src/upstream/html/template.ts.`);
  }
  return html.replace(headPlaceholder, () => tags);
};
