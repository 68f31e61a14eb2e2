import {defaultTreeAdapter as tree, parse, type DefaultTreeAdapterTypes} from 'parse5';

const silent = new Set(['script', 'style', 'noscript']);

const collect = (
  node: DefaultTreeAdapterTypes.Node,
  isContent: boolean,
  into: Set<string>,
): void => {
  if (tree.isTextNode(node)) {
    if (isContent) for (const word of node.value.split(/\s+/)) into.add(word);
  } else if ('childNodes' in node) {
    const tag = tree.isElementNode(node) ? node.tagName : '';
    if (silent.has(tag)) return;
    for (const child of node.childNodes) collect(child, isContent || tag === 'main', into);
  }
};

/**
 * The words in the content of a page as it was served. Node reads the HTML, since the page's policy
 * doesn't let a test parse it there.
 */
export const servedWords = (html: string): Set<string> => {
  const words = new Set<string>();
  collect(parse(html), false, words);
  return words;
};
