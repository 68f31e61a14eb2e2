declare module '@generated/search-index/default/pages.json' {
  /** Address and title of every page that search knows. */
  const pages: [url: string, title: string][];
  export default pages;
}
