/** A place in a file; lines and columns count from 1. */
export interface Place {
  line: number;
  column: number;
}

/** A link or picture as it is written. */
export interface Link extends Place {
  url: string;
  /** Only Markdown turns the path of a page's file, or of an asset beside it, into an address. */
  syntax: 'markdown' | 'jsx';
  role: 'link' | 'image';
  /** What the reader sees; undefined where the source does not tell, and for names in code. */
  text?: string;
  /** True where a reference is used: its target is checked at its definition. */
  isReference?: boolean;
}
