import type {BlockContent, PhrasingContent} from 'mdast';

import type {HtmlElement, HtmlNode} from './html';

/** What an element's handler uses to convert its content. */
export interface Converter {
  /** Blocks; text between them becomes paragraphs. */
  flow: (nodes: readonly HtmlNode[]) => BlockContent[];
  /** Text with links, code and emphasis, in one line. */
  phrasing: (nodes: readonly HtmlNode[]) => PhrasingContent[];
  /** The same without spaces and line breaks at both ends. */
  line: (nodes: readonly HtmlNode[]) => PhrasingContent[];
  /** The fields of a form below an element, such as `Damping: 10 (1 to 100)`. */
  fields: (element: HtmlElement) => string[];
}

/** Converts block elements to Markdown. */
export interface BlockHandler {
  readonly matches: (element: HtmlElement) => boolean;
  readonly convert: (element: HtmlElement, converter: Converter) => BlockContent[];
}

/** Converts inline elements to Markdown. */
export interface TextHandler {
  readonly matches: (element: HtmlElement) => boolean;
  readonly convert: (element: HtmlElement, converter: Converter) => PhrasingContent[];
}

/** A site's own elements. The first handler that matches converts one. */
export interface Handlers {
  readonly blocks?: readonly BlockHandler[];
  readonly texts?: readonly TextHandler[];
}
