/** A place in a file; lines and columns count from 1. */
export interface Place {
  line: number;
  column: number;
}

/** A link or image as written. */
export interface Link extends Place {
  url: string;
  /** Only Markdown turns the path of a page's file, or of an asset next to it, into an address. */
  syntax: 'markdown' | 'jsx';
  role: 'link' | 'image';
  /** What the reader sees; undefined if the source doesn't show it, and for names in code. */
  text?: string;
  /** True where a reference is used: its target is checked at its definition. */
  isReference?: boolean;
}
