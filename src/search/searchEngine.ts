import type {SearchKind} from './kinds';

/** A piece of text; `match` marks what the query found. */
export interface TextPart {
  text: string;
  match: boolean;
}

export interface SearchRequest {
  query: string;
  /** From 0 on. */
  page: number;
  hitsPerPage: number;
  /** Words of a snippet. */
  snippetWords: number;
  /** Show pages of this kind only. */
  kind?: SearchKind | undefined;
  /** Give each hit a snippet, also where the name of the page or of a section was found. */
  allSnippets?: boolean | undefined;
}

/** A page, with the place in it that fits the query best. */
export interface SearchHit {
  /** Stays the same for the same place. */
  id: string;
  /** Address from the site's root with anchor, or an absolute one of another site. */
  url: string;
  title: TextPart[];
  /** The section that was found; empty when it is the page as a whole. */
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
  /** Pages found, on all pages of results. */
  count: number;
  /** Pages found by kind, without the filter by kind. */
  kinds: Partial<Record<SearchKind, number>>;
  hasMore: boolean;
  /** Time that the engine took, in milliseconds. */
  milliseconds: number;
}

export type OnEarly = (result: SearchResult) => void;

/** What modal and search page know of an engine. */
export interface SearchEngine {
  /** Loads what the first query needs; call it as soon as a query is likely. Never rejects. */
  prepare: () => Promise<void>;
  /**
   * Rejects with a `SearchFailure`; the next call tries again from the beginning. Where something has
   * to be loaded first, `onEarly` gets what is known without it: the best hits, some perhaps without
   * section and snippet, and a count that may grow.
   */
  search: (request: SearchRequest, onEarly?: OnEarly) => Promise<SearchResult>;
}

/** The index could not be loaded, the service did not answer, or the answer makes no sense. */
export class SearchFailure extends Error {
  override name = 'SearchFailure';

  constructor(
    message: string,
    /** The site has been published anew since the page was loaded: reloading helps. */
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
