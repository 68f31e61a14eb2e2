import type {Nodes} from 'mdast';

/** A node and all nodes in it, in the order of the page. */
export const nodesOf = (node: Nodes, nodes: Nodes[] = []): Nodes[] => {
  nodes.push(node);
  if ('children' in node) for (const child of node.children) nodesOf(child, nodes);
  return nodes;
};

/** The text of a node; for images, their alt text. */
export const textOf = (node: Nodes): string => {
  if ('value' in node) return node.value;
  if ('children' in node) return node.children.map(textOf).join('');
  return 'alt' in node ? (node.alt ?? '') : '';
};
