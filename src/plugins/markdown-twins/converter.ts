import type {BlockContent, PhrasingContent} from 'mdast';

import type {HtmlElement, HtmlNode} from '../built-pages/html';

/** What the blocks of a page are converted with. */
export interface Converter {
  /** Blocks; text between them becomes paragraphs. */
  flow: (nodes: readonly HtmlNode[]) => BlockContent[];
  /** Text with links, code and emphasis, in one line. */
  phrasing: (nodes: readonly HtmlNode[]) => PhrasingContent[];
  /** The fields of a form below an element, such as `Damping: 10 (1 to 100)`. */
  fields: (element: HtmlElement) => string[];
}
