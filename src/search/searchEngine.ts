import type * as search from 'embedded-docs-search';

import type {SearchKind} from '../content/searchKinds';
import type {Explanation} from '../errors/explain';

export type SearchHit = search.SearchHit<SearchKind>;
export type SearchResult = search.SearchResult<SearchKind>;

/** The interface through which the dialog, the search page and the Ask AI panel search. */
export interface SearchEngine extends search.SearchEngine<SearchKind> {
  /**
   * Returns the pages that explain a pasted message of any length. Rejects like `search`. An empty text has
   * no explanation, but preloads what most others need.
   */
  explain: (pasted: string) => Promise<Explanation>;
}

/** Longest query, in characters. */
export const maxQueryLength = 64;
/** Hits on one page of results. */
export const hitsPerPage = 20;
/** Hits of one group in the dialog. */
export const hitsPerGroup = 5;

/** Words of a snippet: 10, and 5 on narrow screens. */
export const snippetWords = (): number =>
  window.matchMedia('(max-width: 768px)').matches ? 5 : 10;
