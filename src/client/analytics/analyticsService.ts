export interface PageView {
  /** Path of the page, with the base URL. */
  path: string;
  /** Full address, as opened. */
  url: string;
  title: string;
}

/** A service that counts visits. */
export interface Analytics {
  pageView: (view: PageView) => void;
}
