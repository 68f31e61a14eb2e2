declare module '@generated/docusaurus-epub/default/books.json' {
  import type {ListedBook} from 'docusaurus-epub';

  const books: readonly ListedBook[];
  export default books;
}
