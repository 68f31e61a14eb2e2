/** Where a link is: in the main content, or around it in navbar, sidebar, and footer. */
export type Place = 'content' | 'frame';

/** How much is loaded in advance. */
export interface PrefetchLimits {
  /** Routes at a time: more would compete with what the visitor requests. */
  readonly atOnce: number;
  /**
   * Routes for one page view. A docs page can show some 40 links at once and have 300 in its sidebar. Readers
   * mostly follow a link in the text; of those around it, only the first ones load, or they would use up what
   * the links further down in the text need.
   */
  readonly perView: Readonly<Record<Place, number>>;
  /**
   * Files for one route. A page has a few that it doesn't share with the page shown; a list of blog posts has
   * one for each post, and loads when the visitor points at a link to it.
   */
  readonly filesPerRoute: number;
}

export const DEFAULT_LIMITS: PrefetchLimits = {
  atOnce: 2,
  perView: {content: 4, frame: 2},
  filesPerRoute: 8,
};
