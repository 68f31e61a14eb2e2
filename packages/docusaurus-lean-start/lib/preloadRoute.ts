/** Loads the code of a page of this site, as for a link that is pointed at. */
export const preloadRoute = (path: string): void => {
  void window.docusaurus.preload(path);
};
