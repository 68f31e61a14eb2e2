/**
 * Loads a page by its number; docRoutesLoader.cjs writes the imports in place of the empty list. The
 * bundler needs this module to know the chunks of pages; browsers never ask for it, since loadPage.ts
 * knows them, too.
 */
export const imports: readonly (() => Promise<unknown>)[] = [];
