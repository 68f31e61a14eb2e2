import type {SearchKind} from './kinds';

/** A piece of text; `match` marks what the query found. */
export interface TextPart {
  text: string;
  match: boolean;
}

export interface SearchRequest {
  query: string;
  /** 0 or greater. */
  page: number;
  hitsPerPage: number;
  /** Length of a snippet in words. */
  snippetWords: number;
  /** Show only pages of this kind. */
  kind?: SearchKind | undefined;
  /** Give each hit a snippet, even when the query matched the name of the page or section. */
  allSnippets?: boolean | undefined;
}

/** A page and the section that best matches the query. */
export interface SearchHit {
  /** The same for the same section. */
  id: string;
  /** Address from the site's root with anchor, or an absolute address of another site. */
  url: string;
  title: TextPart[];
  /** The matching section; empty for the page as a whole. */
  heading: TextPart[];
  snippet: TextPart[];
  kind: SearchKind;
  packageName: string | null;
  breadcrumb: string[];
  /** Hits with the same value are listed together. */
  group: string;
}

export interface SearchResult {
  hits: SearchHit[];
  /** Number of pages found, on all pages of results. */
  count: number;
  /** Number of pages found by kind, ignoring the filter by kind. */
  kinds: Partial<Record<SearchKind, number>>;
  hasMore: boolean;
  /** Time that the engine took, in milliseconds. */
  milliseconds: number;
}

export type OnEarly = (result: SearchResult) => void;

/** The interface through which the modal and the search page use an engine. */
export interface SearchEngine {
  /** Loads what the first query needs; call it as soon as a query is likely. Never rejects. */
  prepare: () => Promise<void>;
  /**
   * Rejects with a `SearchFailure`; the next call tries again from the beginning. Where something
   * has to be loaded first, `onEarly` receives what is known without it: the best hits, some
   * perhaps without section and snippet, and a count that may grow.
   */
  search: (request: SearchRequest, onEarly?: OnEarly) => Promise<SearchResult>;
}

/** The index could not be loaded, the service did not answer, or the answer is malformed. */
export class SearchFailure extends Error {
  override name = 'SearchFailure';

  constructor(
    message: string,
    /** The site has been redeployed since the page was loaded: reloading helps. */
    readonly isOutdated = false,
  ) {
    super(message);
  }
}

/** Longest query, in characters. */
export const maxQueryLength = 64;
/** Hits on one page of results. */
export const hitsPerPage = 20;
/** Hits of one group in the modal. */
export const hitsPerGroup = 5;
/** A search is called stalled after this time, in milliseconds. */
export const stalledAfter = 300;

/** Words of a snippet: 10, and 5 on narrow screens. */
export const snippetWordsFor = (isNarrow: boolean): number => (isNarrow ? 5 : 10);
