/** Where the build puts the books, below the site's root. */
export const booksFolder = 'book/';
