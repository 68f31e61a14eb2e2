export interface PageView {
  /** Path of the page, with the base URL. */
  path: string;
  /** Full address as it was opened. */
  url: string;
  title: string;
}

/** A service that counts visits. */
export interface Analytics {
  pageView: (view: PageView) => void;
}
