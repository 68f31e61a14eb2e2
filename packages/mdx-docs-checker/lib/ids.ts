import type {Nodes} from 'mdast';

import {attributeOf} from './readLinks';

/**
 * Ids of elements, which links can name.
 *
 * @param components matches names of components whose id is that of an element; others have ids of something else
 */
export const idsIn = (nodes: readonly Nodes[], components = /(?!)/u): string[] =>
  nodes.flatMap((node) => {
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return [];
    const name = node.name ?? '';
    if (!/^[a-z]/u.test(name) && !components.test(name)) return [];
    const id = attributeOf(node, 'id');
    return id === undefined ? [] : [id];
  });
