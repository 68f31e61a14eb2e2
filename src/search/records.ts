import type {SearchKind} from '../content/searchKinds';

/**
 * The part of a page under one heading; the text before the first heading has neither heading nor
 * anchor.
 */
export interface SearchSection {
  heading: string;
  anchor: string;
  /** Level of the heading, 2 to 6; 1 for the text before the first heading. */
  level: number;
  /** Plain text; code samples are left out. */
  text: string;
  /** Signatures and tables of options, which the toolkit's types and code fill. */
  facts?: string;
  /** When it came, if it came after its page. */
  news?: News;
}

/** The first version that may have something, and the first that surely has it. */
export type News = readonly [since: string, sure: string];

/** What a section says, with what the toolkit fills. */
export const contentOf = ({text, facts = ''}: SearchSection): string => `${text} ${facts}`.trim();

/** Everything that search knows about a page: the source of every index and upload. */
export interface SearchPage {
  /** File, relative to the site's folder: `docs/spring.mdx`. */
  source: string;
  /** Address from the site's root, with the base URL. */
  url: string;
  title: string;
  description: string;
  kind: SearchKind;
  /** npm package that the page belongs to. */
  packageName: string | null;
  /** Names that the page documents: exports such as `interpolate`, commands such as `remotion render`. */
  names: string[];
  sidebar: string | null;
  /** Labels of the sidebar categories or the section that the page is in, outermost first. */
  breadcrumb: string[];
  language: string;
  /** Tag of the docs version, such as `docs-default-current`; `default` outside of the docs. */
  tag: string;
  /** Signature of the export that the page documents, shortened to one line; null without one. */
  signature: string | null;
  /** Address of the still of the page's first demo, with the base URL; null without a demo. */
  still: string | null;
  /** Number of other pages that link to this one, a hint at how often it is searched for. */
  inboundLinks: number;
  sections: SearchSection[];
  /** When what the page documents came, if that is known. */
  news?: News;
}
