/** Routes loaded in advance at a time: more would compete with what the visitor asks for. */
export const routesAtOnce = 2;

/** Where a link stands: in the main content, or around it in navbar, sidebar and footer. */
export type Place = 'content' | 'frame';

/**
 * Routes loaded in advance for one page view. A docs page shows some 40 links at once and has 300 in its
 * sidebar. Whoever reads on follows a link of the text; of those around it, the first ones have to do,
 * or they would use up what the links further down in the text need.
 */
export const routesPerView: Readonly<Record<Place, number>> = {content: 4, frame: 2};

/**
 * Files loaded in advance for one route. A page has a few that it does not share with the page shown;
 * a list of blog posts has one for each post, and loads when it is pointed at.
 */
export const filesPerRoute = 8;
