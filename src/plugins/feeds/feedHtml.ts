import {
  defaultTreeAdapter as tree,
  parseFragment,
  serialize,
  type DefaultTreeAdapterTypes,
} from 'parse5';

type Node = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;
type ParentNode = DefaultTreeAdapterTypes.ParentNode;

/** What works only on the page. */
const controls = new Set(['button', 'fieldset', 'input', 'output', 'select', 'svg']);

/** Attributes that refer to our styles and scripts, or to other elements of the page. */
const pageAttribute =
  /^(?:class|style|id|role|tabindex|loading|decoding|fetchpriority|data-.+|aria-.+)$/;

const attributeOf = (element: Element, name: string): string =>
  element.attrs.find((attribute) => attribute.name === name)?.value ?? '';

const isControl = (element: Element): boolean =>
  controls.has(element.tagName) ||
  attributeOf(element, 'role') === 'tablist' ||
  attributeOf(element, 'class').split(' ').includes('hash-link');

const isEmptyBox = (element: Element): boolean =>
  ['div', 'span'].includes(element.tagName) && element.childNodes.length === 0;

const isNeeded = (node: Node): boolean => {
  if (tree.isCommentNode(node)) return false;
  if (!tree.isElementNode(node)) return true;
  if (isControl(node)) return false;
  node.attrs = node.attrs.filter(({name}) => !pageAttribute.test(name));
  clean(node);
  return !isEmptyBox(node);
};

const clean = (parent: ParentNode): void => {
  for (const node of [...parent.childNodes]) if (!isNeeded(node)) tree.detachNode(node);
};

/** Turns a post's HTML into what a feed carries: text, code, tables and pictures without controls. */
export const feedHtml = (html: string): string => {
  const post = parseFragment(html);
  clean(post);
  return serialize(post);
};
