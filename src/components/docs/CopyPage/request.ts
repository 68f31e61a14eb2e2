/** The event by which other parts of a page copy it. */
export const copyPageEvent = 'copy-page';
