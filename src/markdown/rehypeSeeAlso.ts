import type {Element, ElementContent, Root, RootContent} from 'hast';
import type {Transformer} from 'unified';

/** The text within a node. */
export const textOf = (node: RootContent | ElementContent): string => {
  if (node.type === 'text') return node.value;
  return 'children' in node ? node.children.map((child) => textOf(child)).join('') : '';
};

const isElement = (node: RootContent | undefined, tagName: string): node is Element =>
  node?.type === 'element' && node.tagName === tagName;

/**
 * The reason after a link gets its own line: it loses its colon and gets a capital. The space keeps the two
 * apart where the text is read without styles.
 */
const polishReason = (item: ElementContent): void => {
  if (item.type !== 'element') return;
  for (const child of item.children) polishReason(child);
  const link = item.children.findIndex((child) => isElement(child, 'a'));
  const reason = item.children[link + 1];
  if (link === -1 || reason?.type !== 'text') return;
  reason.value = reason.value.replace(/^:\s*(.?)/, (_, first: string) => ` ${first.toUpperCase()}`);
};

/** The list below a page's "See also" heading. */
export const seeAlsoList = (root: Root): Element | undefined => {
  const blocks = root.children.filter((node) => node.type !== 'text');
  const heading = blocks.findIndex(
    (node) => isElement(node, 'h2') && textOf(node).trim() === 'See also',
  );
  const list = heading === -1 ? undefined : blocks[heading + 1];
  return isElement(list, 'ul') ? list : undefined;
};

/** Rehype plugin: marks the list below the "See also" heading, which is shown as cards. */
export const rehypeSeeAlso =
  (): Transformer<Root> =>
  (root): void => {
    const list = seeAlsoList(root);
    if (!list) return;
    list.properties.className = ['see-also'];
    for (const item of list.children) polishReason(item);
  };
