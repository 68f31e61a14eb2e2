/** Where the build puts the books, below the site's root. */
export const booksFolder = 'book/';

/** Sizes of the books' files, below that folder. */
export const bookSizesFile = 'sizes.json';
