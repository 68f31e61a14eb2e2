/** Routes loaded in advance at a time: more would compete with what the visitor asks for. */
export const routesAtOnce = 2;

/**
 * Routes loaded in advance for one page view. A docs page shows some 40 links at once and has 300 in its
 * sidebar; most visitors follow one of the first links of the text, or none.
 */
export const routesPerView = 6;

/** The part of the Network Information API that tells how much may be loaded. */
export interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether the visitor saves data, or has a connection on which nothing may be loaded in advance. */
export const isConstrained = (connection: Connection | undefined): boolean =>
  connection?.saveData === true || (connection?.effectiveType?.includes('2g') ?? false);
