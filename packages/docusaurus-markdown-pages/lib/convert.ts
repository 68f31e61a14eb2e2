import type {BlockContent, PhrasingContent, RootContent, TableCell, TableRow} from 'mdast';

import {codeOf, themeBlocks} from './themeBlocks';
import type {BlockHandler, Converter, Handlers, TextHandler} from './converter';
import {
  attribute,
  childElements,
  elementsIn,
  findElement,
  isElement,
  isText,
  lineOf,
  textOf,
  type HtmlElement,
  type HtmlNode,
  isForSiteOnly,
} from './html';

/** What the reader of a text doesn't need: navigation and controls. */
const left = new Set(
  'script style template noscript nav button footer link meta wbr output datalist colgroup'.split(
    ' ',
  ),
);
const inline = new Set(
  'span time small abbr mark q cite u ins bdi data var picture sub sup dfn label a b strong i em s del code kbd samp br img svg video input select textarea'.split(
    ' ',
  ),
);
const groups = new Set(
  'div section article header main aside hgroup fieldset form search address figure'.split(' '),
);
const paragraphs = new Set('p summary figcaption legend caption'.split(' '));

const fieldTags = new Set(['input', 'select', 'textarea']);
/** Elements that are never searched for blocks: their handlers convert them as a whole. */
const closed = new Set([...fieldTags, 'svg']);

/** Adjacent elements that are separate words although there is no space between them. */
const apart = new Set(['a', 'span', 'strong', 'b', 'small', 'time', ...fieldTags]);
const isApart = (first: HtmlElement, second: HtmlElement): boolean =>
  apart.has(first.tagName) && apart.has(second.tagName);

const isLeftOut = (element: HtmlElement): boolean =>
  left.has(element.tagName) || isForSiteOnly(element);

const strong = (children: PhrasingContent[]): PhrasingContent => ({type: 'strong', children});
const text = (value: string): PhrasingContent => ({type: 'text', value});
const lineBreak: PhrasingContent = {type: 'html', value: '<br>'};

/** Merges adjacent texts, with single spaces. */
const joined = (nodes: PhrasingContent[]): PhrasingContent[] =>
  nodes.reduce<PhrasingContent[]>((all, node) => {
    const last = all.at(-1);
    if (node.type !== 'text' || last?.type !== 'text') return [...all, node];
    return all.with(-1, text((last.value + node.value).replace(/ {2,}/g, ' ')));
  }, []);

/** Without the spaces and line breaks at both ends, which Markdown would have to encode. */
const trim = (all: PhrasingContent[]): PhrasingContent[] => {
  const nodes = joined(all);
  const isEmpty = (node: PhrasingContent | undefined): boolean =>
    node?.type === 'break' || (node?.type === 'text' && node.value.trim() === '');
  const from = nodes.findIndex((node) => !isEmpty(node));
  if (from === -1) return [];
  const kept = nodes.slice(from, nodes.findLastIndex((node) => !isEmpty(node)) + 1);
  return kept.map((node, index) => {
    if (node.type !== 'text') return node;
    const value = index === 0 ? node.value.trimStart() : node.value;
    return text(index === kept.length - 1 ? value.trimEnd() : value);
  });
};

/** Turns the first line of blocks into a link, for cards that are links as a whole. */
const linkFirst = (blocks: BlockContent[], url: string): BlockContent[] => {
  const index = blocks.findIndex(({type}) => type === 'heading' || type === 'paragraph');
  const block = blocks[index];
  if (block?.type !== 'heading' && block?.type !== 'paragraph') return blocks;
  const children = block.children.filter((child) => child.type !== 'link');
  return blocks.with(index, {...block, children: [{type: 'link', url, children}]});
};

/** Blocks in a table cell, which can only contain one line. */
const inCell = (blocks: readonly RootContent[]): PhrasingContent[] =>
  blocks
    .map((block): PhrasingContent[] => {
      switch (block.type) {
        case 'paragraph':
        case 'heading':
          return block.children;
        case 'code':
          return [{type: 'inlineCode', value: block.value.replaceAll('\n', ' ')}];
        case 'list':
          return block.children
            .map((item) => inCell(item.children))
            .reduce((all, item) => (all.length > 0 ? [...all, lineBreak, ...item] : item), []);
        case 'blockquote':
          return inCell(block.children);
        default:
          throw new Error(`a table has ${block.type} in a cell, which Markdown cannot express`);
      }
    })
    .reduce((all, part) => (all.length > 0 ? [...all, lineBreak, ...part] : part), []);

const nameOf = (element: HtmlElement): string => {
  const names = element.attrs
    .filter(({name}) => ['class', 'id', 'role', 'data-markdown'].includes(name))
    .map(({name, value}) => ` ${name}="${value}"`);
  return `<${element.tagName}${names.join('')}>`;
};

/** How the elements of a page are converted. */
export interface Conversion {
  /** Returns the address to write for a link or a file, given the one in the page. */
  absolute: (href: string) => string;
  /** What the site has besides the theme's elements. */
  handlers: Handlers;
  /**
   * Receives a message for each element that has no form in Markdown. Unless it throws, the element's text is
   * used.
   */
  onUnknown: (message: string) => void;
}

/**
 * Converts the main part of a page to Markdown blocks.
 *
 * @throws for a block that Markdown doesn't allow in its place
 */
export const convertMain = (
  main: HtmlElement,
  {absolute, handlers, onUnknown}: Conversion,
): BlockContent[] => {
  const blockHandlers = [...(handlers.blocks ?? []), ...themeBlocks];
  const textHandlerOf = (element: HtmlElement): TextHandler | undefined =>
    handlers.texts?.find(({matches}) => matches(element));
  const blockHandlerOf = (element: HtmlElement): BlockHandler | undefined =>
    blockHandlers.find(({matches}) => matches(element));

  /** Checks that an element that a page marks for a handler has one. */
  const checkMark = (element: HtmlElement): void => {
    if (attribute(element, 'data-markdown') !== undefined) {
      throw new Error(`${nameOf(element)} has no handler`);
    }
  };

  const unknown = (element: HtmlElement): void => {
    onUnknown(
      `${nameOf(element)} has no form in Markdown. Give it a handler, or the attribute ` +
        'data-markdown-ignore if it is a control',
    );
  };

  const labels = new Map(
    elementsIn(main)
      .filter(({tagName}) => tagName === 'label')
      .map((label) => [attribute(label, 'for'), lineOf(label)]),
  );

  /** What a form field says: its name, its value, and the values that it accepts. */
  const fieldOf = (field: HtmlElement): string => {
    const get = (name: string): string => attribute(field, name) ?? '';
    const label = labels.get(get('id')) ?? get('aria-label');
    const options = childElements(field);
    const selected =
      options.find((option) => attribute(option, 'selected') !== undefined) ?? options[0];
    const [value, extent] = ((): [string, string] => {
      if (field.tagName === 'select') {
        return [
          selected ? lineOf(selected) : '',
          options.map((option) => lineOf(option)).join(', '),
        ];
      }
      if (field.tagName === 'textarea') return [lineOf(field), ''];
      if (get('type') === 'checkbox') {
        return [attribute(field, 'checked') === undefined ? 'off' : 'on', ''];
      }
      return [
        get('aria-valuetext') || get('value'),
        get('min') && get('max') ? `${get('min')} to ${get('max')}` : '',
      ];
    })();
    const full = value === '' ? label : `${label}: ${value}`;
    return extent === '' || value === '' || get('aria-valuetext') ? full : `${full} (${extent})`;
  };

  const fields = (element: HtmlElement): string[] =>
    elementsIn(element, (child) => !isLeftOut(child))
      .filter((child) => fieldTags.has(child.tagName) && !isLeftOut(child))
      .map(fieldOf);

  const blocks = new WeakMap<HtmlElement, boolean>();
  /** Whether an element is a block or has one inside. */
  const isBlock = (node: HtmlNode): boolean => {
    if (!isElement(node) || isLeftOut(node)) return false;
    const known = blocks.get(node);
    if (known !== undefined) return known;
    const answer =
      !textHandlerOf(node) &&
      (!inline.has(node.tagName) ||
        blockHandlerOf(node) !== undefined ||
        (!closed.has(node.tagName) && node.childNodes.some(isBlock)));
    blocks.set(node, answer);
    return answer;
  };

  const phrasingOf = (node: HtmlNode): PhrasingContent[] => {
    if (isText(node)) return [text(node.value.replace(/\s+/g, ' '))];
    if (!isElement(node) || isLeftOut(node)) return [];
    const handler = textHandlerOf(node);
    if (handler) return handler.convert(node, converter);
    checkMark(node);
    const inside = (): PhrasingContent[] => phrasing(node.childNodes);
    switch (node.tagName) {
      case 'a': {
        const children = trim(inside());
        const label = attribute(node, 'aria-label');
        const shown = children.length === 0 && label !== undefined ? [text(label)] : children;
        const href = attribute(node, 'href');
        if (shown.length === 0 || href === undefined) return shown;
        // A link cannot hold another.
        return [{type: 'link', url: absolute(href), children: shown.flatMap(withoutLink)}];
      }
      case 'strong':
      case 'b': {
        const children = trim(inside());
        return children.length === 0 ? [] : [strong(children)];
      }
      case 'em':
      case 'i':
        return [{type: 'emphasis', children: trim(inside())}];
      case 's':
      case 'del':
        return [{type: 'delete', children: trim(inside())}];
      case 'code':
      case 'kbd':
      case 'samp':
        return [{type: 'inlineCode', value: codeLine(node)}];
      case 'br':
        return [{type: 'break'}];
      case 'img': {
        const alt = attribute(node, 'alt') ?? '';
        if (alt === '') return [];
        return [{type: 'image', url: absolute(attribute(node, 'src') ?? ''), alt}];
      }
      case 'svg': {
        const label = attribute(node, 'aria-label') ?? drawingTitle(node);
        if (label === undefined) onUnknown(`${nameOf(node)} says nothing`);
        return label === undefined ? [] : [text(label)];
      }
      case 'video': {
        const label = attribute(node, 'aria-label');
        if (label === undefined) onUnknown(`${nameOf(node)} has no aria-label`);
        const url = absolute(attribute(node, 'src') ?? '');
        return label === undefined
          ? []
          : [{type: 'link', url, children: [text(`Video: ${label}`)]}];
      }
      case 'iframe': {
        const title = attribute(node, 'title');
        const source = attribute(node, 'src');
        if (title === undefined || source === undefined) {
          onUnknown(`${nameOf(node)} has no title or no src`);
          return [];
        }
        return [{type: 'link', url: absolute(source), children: [text(title)]}];
      }
      case 'input':
      case 'select':
      case 'textarea':
        return [text(fieldOf(node))];
      case 'label':
        // The field says it.
        return labels.has(attribute(node, 'for')) && attribute(node, 'for') ? [] : inside();
      default:
        if (inline.has(node.tagName)) return inside();
        // A box within a line, such as a heading.
        if (groups.has(node.tagName) || paragraphs.has(node.tagName)) {
          return [text(' '), ...inside(), text(' ')];
        }
        unknown(node);
        return inside();
    }
  };

  /** Adds a space between links and fields that only the layout separates. */
  const phrasing = (nodes: readonly HtmlNode[]): PhrasingContent[] =>
    nodes.flatMap((node, index) => {
      const before = nodes[index - 1];
      const isGlued = before && isElement(before) && isElement(node) && isApart(before, node);
      return isGlued ? [text(' '), ...phrasingOf(node)] : phrasingOf(node);
    });

  const paragraph = (nodes: readonly HtmlNode[]): BlockContent[] => {
    const children = trim(phrasing(nodes));
    return children.length === 0 ? [] : [{type: 'paragraph', children}];
  };

  const rowOf = (row: HtmlElement): TableRow => ({
    type: 'tableRow',
    children: childElements(row).map((cell): TableCell => ({
      type: 'tableCell',
      // A heading that sorts the table is a button.
      children: inCell(
        flow(
          cell.childNodes.flatMap((node) =>
            isElement(node) && node.tagName === 'button' ? node.childNodes : [node],
          ),
        ),
      ),
    })),
  });

  const tableOf = (table: HtmlElement): BlockContent[] => {
    const rows = elementsIn(table, ({tagName}) => tagName !== 'tr').filter(
      ({tagName}) => tagName === 'tr',
    );
    const caption = findElement(table, ({tagName}) => tagName === 'caption');
    return [
      ...(caption ? paragraph(caption.childNodes) : []),
      {type: 'table', children: rows.map(rowOf)},
    ];
  };

  /** Terms with their descriptions, as a list. */
  const descriptionsOf = (list: HtmlElement): BlockContent => {
    const items: {term: PhrasingContent[]; details: BlockContent[]}[] = [];
    for (const child of elementsIn(list, ({tagName}) => tagName === 'div')) {
      if (child.tagName === 'dt') items.push({term: trim(phrasing(child.childNodes)), details: []});
      if (child.tagName === 'dd') items.at(-1)?.details.push(...flow(child.childNodes));
    }
    return {
      type: 'list',
      spread: false,
      children: items.map(({term, details}) => {
        const lines = details.flatMap((block) => (block.type === 'paragraph' ? [block] : []));
        const others = details.filter(({type}) => type !== 'paragraph');
        const line = lines.flatMap(({children}, index) => [
          text(index === 0 ? ': ' : '; '),
          ...children,
        ]);
        return {
          type: 'listItem',
          spread: false,
          children: [{type: 'paragraph', children: [strong(term), ...line]}, ...others],
        };
      }),
    };
  };

  const listOf = (list: HtmlElement): BlockContent[] => {
    const items = childElements(list)
      .filter((item) => !isLeftOut(item))
      .map((item) => flow(item.childNodes))
      .filter((children) => children.length > 0);
    if (items.length === 0) return [];
    const spread = items.some((children) =>
      children.some(({type}, index) => index > 0 && type !== 'list'),
    );
    return [
      {
        type: 'list',
        ordered: list.tagName === 'ol',
        start: list.tagName === 'ol' ? Number(attribute(list, 'start') ?? 1) : null,
        spread,
        children: items.map((children) => ({type: 'listItem', spread, children})),
      },
    ];
  };

  const blockFlow = (element: HtmlElement): BlockContent[] => {
    const {tagName, childNodes} = element;
    const handler = blockHandlerOf(element);
    if (handler) return handler.convert(element, converter);
    checkMark(element);
    if (groups.has(tagName) || (inline.has(tagName) && tagName !== 'a')) return flow(childNodes);
    if (paragraphs.has(tagName)) return paragraph(childNodes);
    switch (tagName) {
      case 'h1':
      case 'h2':
      case 'h3':
      case 'h4':
      case 'h5':
      case 'h6': {
        const depth = Number(tagName.slice(1)) as 1 | 2 | 3 | 4 | 5 | 6;
        return [{type: 'heading', depth, children: trim(phrasing(childNodes))}];
      }
      case 'a':
        return linkFirst(flow(childNodes), absolute(attribute(element, 'href') ?? ''));
      case 'ul':
      case 'ol':
        return listOf(element);
      case 'dl':
        return [descriptionsOf(element)];
      case 'table':
        return tableOf(element);
      case 'pre':
        return [{type: 'code', value: codeOf(element)}];
      case 'blockquote':
        return [{type: 'blockquote', children: flow(childNodes)}];
      case 'details':
        return flow(childNodes);
      case 'hr':
        return [{type: 'thematicBreak'}];
      case 'iframe':
        return paragraph([element]);
      default:
        unknown(element);
        return flow(childNodes);
    }
  };

  const flow = (nodes: readonly HtmlNode[]): BlockContent[] => {
    const result: BlockContent[] = [];
    let run: HtmlNode[] = [];
    const endRun = (): void => {
      result.push(...paragraph(run));
      run = [];
    };
    for (const node of nodes) {
      if (isElement(node) && isBlock(node)) {
        endRun();
        result.push(...blockFlow(node));
      } else run.push(node);
    }
    endRun();
    return result;
  };

  const converter: Converter = {flow, phrasing, line: (nodes) => trim(phrasing(nodes)), fields};
  return flow(main.childNodes);
};

const withoutLink = (node: PhrasingContent): PhrasingContent[] =>
  node.type === 'link' ? node.children : [node];

const drawingTitle = (svg: HtmlElement): string | undefined => {
  const title = findElement(svg, ({tagName}) => tagName === 'title');
  return title && lineOf(title);
};

/** Code within a text, whose line breaks are spaces. */
const codeLine = (code: HtmlElement): string =>
  code.childNodes
    .map((child) => (isElement(child) && child.tagName === 'br' ? ' ' : textOf(child)))
    .join('')
    .replace(/\s+/g, ' ');
