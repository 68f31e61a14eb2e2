declare module '@generated/book/default/books.json' {
  const books: {id: string; title: string; group: string; pages: number}[];
  export default books;
}
