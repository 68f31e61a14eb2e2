import type {Definition, Nodes, Root} from 'mdast';
import type {MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';

import type {Link, Place} from './link';
import {literalLinks} from './literalLinks';
import {nodesOf, textOf} from './tree';

type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;

const startOf = ({position}: Pick<Nodes, 'position'>): Place => ({
  line: position?.start.line ?? 1,
  column: position?.start.column ?? 1,
});

/** Values that are certainly addresses, in attributes that can mean something else. */
const ADDRESS = /^(?:\/|https?:|pathname:)/;

const isPlain = (attribute: JsxElement['attributes'][number]): attribute is MdxJsxAttribute =>
  attribute.type === 'mdxJsxAttribute';

/** The text of an attribute of a JSX element; undefined when it has none or computes it. */
export const attributeOf = (element: JsxElement, name: string): string | undefined => {
  const value = element.attributes.filter(isPlain).find((item) => item.name === name)?.value;
  return typeof value === 'string' ? value : undefined;
};

/**
 * The text of a link element as a reader sees or hears it; undefined when a component may add to
 * it.
 */
const elementText = (element: JsxElement): string | undefined => {
  const label = attributeOf(element, 'aria-label');
  if (label !== undefined) return label;
  const isUnknown = nodesOf(element).some(
    (node) => node !== element && node.type.startsWith('mdx') && !isFormatting(node),
  );
  return isUnknown ? undefined : textOf(element);
};

const isCode = (node: Nodes): boolean =>
  node.type === 'inlineCode' ||
  ('children' in node && node.children.length > 0 && node.children.every(isCode));

/** The text of a Markdown link, unless it is code: a name such as `link` describes its target. */
const linkText = (node: Nodes): Pick<Link, 'text'> => (isCode(node) ? {} : {text: textOf(node)});

const isFormatting = (node: Nodes): boolean =>
  'name' in node && /^(?:b|code|em|i|kbd|s|span|strong)$/.test(node.name ?? '');

/** Links and pictures in the attributes of a JSX element; literal ones in expressions too. */
const elementLinks = (element: JsxElement, source: string): Link[] => {
  const isLink = element.name === 'a' || element.name === 'Link';
  const isHtml = /^[a-z]/.test(element.name ?? '');
  return element.attributes.flatMap((attribute): Link[] => {
    if (!isPlain(attribute) || typeof attribute.value !== 'string') {
      return linksInCode(attribute, source);
    }
    const {name, value: url} = attribute;
    const place = startOf(attribute);
    if (name === 'to' || name === 'href') {
      if (!isLink && !ADDRESS.test(url)) return [];
      const text = isLink ? elementText(element) : undefined;
      return [{...place, url, syntax: 'jsx', role: 'link', ...(text === undefined ? {} : {text})}];
    }
    if (name === 'src' || name === 'poster') {
      return isHtml || ADDRESS.test(url) ? [{...place, url, syntax: 'jsx', role: 'image'}] : [];
    }
    return [];
  });
};

/** Literal links in JavaScript on a page. */
const linksInCode = (node: Pick<Nodes, 'position'>, source: string): Link[] => {
  const {start, end} = node.position ?? {};
  if (start?.offset === undefined || end?.offset === undefined) return [];
  return literalLinks(source.slice(start.offset, end.offset), start);
};

const definitionsOf = (nodes: readonly Nodes[]): Map<string, Definition> => {
  const definitions = nodes.filter((node) => node.type === 'definition');
  // As everywhere in Markdown, the first definition of a name wins.
  return new Map(definitions.toReversed().map((node) => [node.identifier, node]));
};

/** All links and images on a page, in document order. */
export const readLinks = (tree: Root, source: string): Link[] => {
  const nodes = nodesOf(tree);
  const definitions = definitionsOf(nodes);
  return nodes.flatMap((node): Link[] => {
    const markdown = {...startOf(node), syntax: 'markdown' as const};
    switch (node.type) {
      case 'link':
        return [{...markdown, url: node.url, role: 'link', ...linkText(node)}];
      case 'image':
        return [{...markdown, url: node.url, role: 'image'}];
      case 'definition':
        return [{...markdown, url: node.url, role: 'link'}];
      case 'linkReference': {
        const url = definitions.get(node.identifier)?.url ?? '';
        return [{...markdown, url, role: 'link', ...linkText(node), isReference: true}];
      }
      case 'mdxJsxFlowElement':
      case 'mdxJsxTextElement':
        return elementLinks(node, source);
      case 'mdxFlowExpression':
      case 'mdxTextExpression':
      case 'mdxjsEsm':
        return linksInCode(node, source);
      default:
        return [];
    }
  });
};
