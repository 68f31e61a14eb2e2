import type {Element, ElementContent, Root, RootContent} from 'hast';
import type {Transformer} from 'unified';

const textOf = (node: RootContent | ElementContent): string => {
  if (node.type === 'text') return node.value;
  return 'children' in node ? node.children.map((child) => textOf(child)).join('') : '';
};

const isElement = (node: RootContent | undefined, tagName: string): node is Element =>
  node?.type === 'element' && node.tagName === tagName;

/** The reason after a link gets its own line: it loses its colon and gets a capital. */
const polishReason = (item: ElementContent): void => {
  if (item.type !== 'element') return;
  for (const child of item.children) polishReason(child);
  const link = item.children.findIndex((child) => isElement(child, 'a'));
  const reason = item.children[link + 1];
  if (link === -1 || reason?.type !== 'text') return;
  reason.value = reason.value.replace(/^:\s*(.?)/, (_, first: string) => first.toUpperCase());
};

/** Rehype plugin: marks the list below a "See also" heading, which is shown as cards. */
export const rehypeSeeAlso =
  (): Transformer<Root> =>
  (root): void => {
    const blocks = root.children.filter((node) => node.type !== 'text');
    blocks.forEach((node, index) => {
      const next = blocks[index + 1];
      if (isElement(node, 'h2') && textOf(node).trim() === 'See also' && isElement(next, 'ul')) {
        next.properties.className = ['see-also'];
        for (const item of next.children) polishReason(item);
      }
    });
  };
