import type {BlockContent, PhrasingContent} from 'mdast';

import type {HtmlElement, HtmlNode} from './html';

/** What the handler of an element converts its content with. */
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

/** Gives elements that stand on their own lines a form in Markdown. */
export interface BlockHandler {
  readonly matches: (element: HtmlElement) => boolean;
  readonly convert: (element: HtmlElement, converter: Converter) => BlockContent[];
}

/** Gives elements within a line a form in Markdown. */
export interface TextHandler {
  readonly matches: (element: HtmlElement) => boolean;
  readonly convert: (element: HtmlElement, converter: Converter) => PhrasingContent[];
}

/** A site's own elements. The first handler that matches converts one. */
export interface Handlers {
  readonly blocks?: readonly BlockHandler[];
  readonly texts?: readonly TextHandler[];
}
