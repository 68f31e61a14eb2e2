// What the results of a search are made of, for pages that show them.

/** A piece of text; `match` marks what the query found. */
export interface TextPart {
  text: string;
  match: boolean;
}

/** @typeParam Kind the site's kinds of pages, such as `'api' | 'guide'` */
export interface SearchRequest<Kind extends string = string> {
  query: string;
  /** 0 or greater. */
  page: number;
  hitsPerPage: number;
  /** Snippet length, in words. */
  snippetWords: number;
  /** Show only pages of this kind. */
  kind?: Kind | undefined;
  /** List hits of one group together, at most this many; by default they are listed by rank. */
  hitsPerGroup?: number | undefined;
  /** How many hits are in view: only these must have snippets. By default, all hits must. */
  hitsInView?: number | undefined;
  /** Give each hit a snippet, even when the query matched the name of the page or section. */
  allSnippets?: boolean | undefined;
}

/** A page, or the section of a page, that matches the query. */
export interface SearchHit<Kind extends string = string> {
  /** Identical for the same section. */
  id: string;
  /** Address from the site's root with anchor, or an absolute address of another site. */
  url: string;
  title: TextPart[];
  /** The matching section; empty for the page as a whole. */
  heading: TextPart[];
  snippet: TextPart[];
  /** Signature of the export that the page documents, on one line; for hits of the page as a whole. */
  signature?: string | undefined;
  /** Address of the page's image. */
  still?: string | undefined;
  kind: Kind;
  packageName: string | null;
  breadcrumb: string[];
  /** Hits with the same value are listed together. */
  group: string;
  /** The first version that may have it, if it's known to be newer than the rest. */
  since?: string | undefined;
  /** The first version that certainly has it, if that's a different one. */
  sure?: string | undefined;
}

export interface SearchResult<Kind extends string = string> {
  hits: SearchHit<Kind>[];
  /** Whether each hit that needs a snippet has it. */
  isWhole: boolean;
  /** Number of hits on all pages of results. */
  count: number;
  /** Number of hits by kind of page, ignoring the filter by kind. */
  kinds: Partial<Record<Kind, number>>;
  hasMore: boolean;
  /** Other queries to try when nothing was found. */
  suggestions: string[];
  /** Time that the search took, in milliseconds. */
  milliseconds: number;
}

export type OnEarly<Kind extends string = string> = (result: SearchResult<Kind>) => void;

/** The interface that a page uses to search. */
export interface SearchEngine<Kind extends string = string> {
  /** Loads what the first query needs; call it as soon as a query is likely. Never rejects. */
  prepare: () => Promise<void>;
  /**
   * Rejects with a `SearchFailure`; the next call starts over. If something has to be loaded first, `onEarly`
   * receives what is known so far: the best hits, some perhaps without section and snippet, and a count that
   * may grow.
   */
  search: (request: SearchRequest<Kind>, onEarly?: OnEarly<Kind>) => Promise<SearchResult<Kind>>;
}

/** The index could not be loaded, or is malformed. */
export class SearchFailure extends Error {
  override name = 'SearchFailure';
  /** The site has been redeployed since the page was loaded: reloading helps. */
  readonly isOutdated: boolean;

  constructor(message: string, isOutdated = false) {
    super(message);
    this.isOutdated = isOutdated;
  }
}
