import type {SearchKind} from './kinds';

/** A stretch of a page under one heading; the text before the first heading has neither. */
export interface SearchSection {
  heading: string;
  anchor: string;
  /** Level of the heading, 2 to 6; 1 for the text before the first heading. */
  level: number;
  /** Plain text; code samples are left out. */
  text: string;
}

/** All that search knows about a page: made once, the source of every index and upload. */
export interface SearchPage {
  /** File from the site's folder: `docs/spring.mdx`. */
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
  /** Number of other pages that link to this one: what many refer to is more often looked for. */
  inboundLinks: number;
  sections: SearchSection[];
}
