import parseSelectors, {type Node} from 'postcss-selector-parser';

const partNeeds = (node: Node, isOne: (className: string) => boolean): boolean => {
  if (node.type === 'class') return isOne(node.value);
  return (
    node.type === 'pseudo' &&
    /^:(?:is|where)$/.test(node.value) &&
    node.nodes.length > 0 &&
    node.nodes.every((selector) => selector.nodes.some((part) => partNeeds(part, isOne)))
  );
};

/** Whether nothing fits a selector unless it, or what it is in, has one of some classes. */
export const needsClass = (selector: string, isOne: (className: string) => boolean): boolean =>
  parseSelectors()
    .astSync(selector)
    .first.nodes.some((part) => partNeeds(part, isOne));
