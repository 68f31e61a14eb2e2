/** The first version that may have something, and the first that certainly has it. */
export type News = readonly [since: string, sure: string];

/**
 * The part of a page under one heading; the text before the first heading has neither heading nor
 * anchor.
 */
export interface PageSection {
  heading: string;
  anchor: string;
  /** Level of the heading, 2 to 6; 1 for the text before the first heading. */
  level: number;
  /** Plain text; code samples are left out. */
  text: string;
  /** Signatures and tables of options: they count less than the text. */
  facts?: string;
  /** When it was added, if that was after its page. */
  news?: News;
}

/** Text and facts of a section. */
export const contentOf = ({text, facts = ''}: PageSection): string => `${text} ${facts}`.trim();

/** A page of the site, from which the index is built. */
export interface IndexedPage<Kind extends string = string> {
  /** Address from the site's root, with the base URL. */
  url: string;
  title: string;
  description: string;
  /** What the page is, such as `api`, `guide` or `blog`. Used to filter and weight results. */
  kind: Kind;
  /** npm package that the page belongs to. */
  packageName: string | null;
  /** Names that the page documents: exports, commands. */
  names: string[];
  /** Queries that the page answers, in words that its names and headings don't have. */
  phrases?: readonly string[];
  /** Labels of the sidebar categories that the page is in, outermost first. */
  breadcrumb: string[];
  /** Signature of the export that the page documents, on one line; null without one. */
  signature: string | null;
  /** Address of an image of the page; null without one. */
  still: string | null;
  /** Number of other pages that link to this one, a hint at how often it is searched for. */
  inboundLinks: number;
  sections: PageSection[];
  /** When what the page documents was added, if known. */
  news?: News;
}
