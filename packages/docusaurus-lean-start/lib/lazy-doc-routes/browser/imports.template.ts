/**
 * Loads a page by its number; docRoutesLoader.cjs writes the imports in place of the empty list. The bundler
 * needs this module to know the pages' chunks. Browsers never request it, because loadPage.ts knows them,
 * too.
 */
export const imports: readonly (() => Promise<unknown>)[] = [];
