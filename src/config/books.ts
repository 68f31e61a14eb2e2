/** The folder for the books in the build. */
export const booksFolder = 'book/';
