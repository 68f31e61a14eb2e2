import {defaultTreeAdapter as tree, parse, type DefaultTreeAdapterTypes} from 'parse5';

const attributesOf = (element: DefaultTreeAdapterTypes.Element): Record<string, string> =>
  Object.fromEntries(element.attrs.map(({name, value}) => [name, value]));

const metaTags = (node: DefaultTreeAdapterTypes.ParentNode): Record<string, string>[] =>
  node.childNodes
    .filter((child) => tree.isElementNode(child))
    .flatMap((child) => (child.tagName === 'meta' ? [attributesOf(child)] : metaTags(child)));

/** Reads the meta tags of a page's head that have a property, such as `og:image`. */
export const readMeta = (html: string): ReadonlyMap<string, string> => {
  // Only the head is parsed: pages may be large.
  const [head = ''] = html.split('<body', 1);
  return new Map(
    metaTags(parse(head)).flatMap(({property, content}) =>
      property === undefined ? [] : [[property, content ?? ''] as const],
    ),
  );
};
