import type {ListItem, PhrasingContent} from 'mdast';

import type {BlockHandler, Handlers, TextHandler} from 'docusaurus-markdown-pages';
import {
  attribute,
  childElements,
  elementsIn,
  findElement,
  hasClass,
  isElement,
  lineOf,
  textOf,
  type HtmlElement,
} from 'docusaurus-markdown-pages/html';

type Handler = BlockHandler['convert'];

const text = (value: string): PhrasingContent => ({type: 'text', value});

/** The code, and with marked changes a diff of it. */
const codeText = (code: HtmlElement): {value: string; isDiff: boolean} => {
  const marks = new Map([
    ['added', '+'],
    ['removed', '-'],
  ]);
  const lines: {mark: string; text: string}[] = [{mark: ' ', text: ''}];
  for (const child of code.childNodes) {
    const mark = isElement(child)
      ? [...marks].find(([name]) => hasClass(child, name))?.[1]
      : undefined;
    textOf(child)
      .split('\n')
      .forEach((part, index) => {
        if (index > 0) lines.push({mark: ' ', text: ''});
        const line = lines.at(-1);
        if (!line) return;
        line.text += part;
        if (mark !== undefined && part !== '') line.mark = mark;
      });
  }
  const isDiff = lines.some(({mark}) => mark !== ' ');
  const value = lines.map((line) => (isDiff ? line.mark + line.text : line.text)).join('\n');
  return {value: value.trimEnd(), isDiff};
};

const codeBlock: Handler = (figure) => {
  const code = findElement(figure, ({tagName}) => tagName === 'code');
  const caption = findElement(figure, ({tagName}) => tagName === 'figcaption');
  if (!code) throw new Error('a code block has no code');
  const {value, isDiff} = codeText(code);
  const title = caption && !hasClass(caption, 'visually-hidden') ? lineOf(caption) : undefined;
  return [
    {
      type: 'code',
      lang: isDiff ? 'diff' : (attribute(code, 'data-language') ?? 'text'),
      meta: title === undefined ? null : `title="${title}"`,
      value,
    },
  ];
};

/** Links with a reason each. */
const seeAlso: Handler = (list, {phrasing}) => [
  {
    type: 'list',
    spread: false,
    children: childElements(list).map((item): ListItem => {
      const place = item.childNodes.findIndex((node) => isElement(node) && node.tagName === 'a');
      const reason = phrasing(item.childNodes.slice(place + 1));
      const [first] = reason;
      if (first?.type === 'text') first.value = first.value.trimStart();
      const link = phrasing(item.childNodes.slice(0, place + 1));
      const children = reason.length > 0 ? [...link, text(': '), ...reason] : link;
      return {type: 'listItem', spread: false, children: [{type: 'paragraph', children}]};
    }),
  },
];

/** A composition that plays: what it shows, its parameters, its source. */
const demo: Handler = (section, {flow, fields}) => {
  const still = findElement(section, ({tagName}) => tagName === 'img');
  const title = findElement(section, ({attrs}) =>
    attrs.some(({name, value}) => name === 'id' && value === attribute(section, 'aria-labelledby')),
  );
  if (!still || !title) throw new Error('a demo has no picture or no title');
  const parameters = fields(section);
  const figures = elementsIn(section, (element) => !hasClass(element, 'code')).filter((element) =>
    hasClass(element, 'code'),
  );
  return [
    {
      type: 'paragraph',
      children: [
        {type: 'strong', children: [text(`Demo: ${lineOf(title)}.`)]},
        text(` ${attribute(still, 'alt') ?? ''}`),
      ],
    },
    ...(parameters.length === 0
      ? []
      : [
          {type: 'paragraph' as const, children: [text('Parameters:')]},
          {
            type: 'list' as const,
            spread: false,
            children: parameters.map((parameter): ListItem => ({
              type: 'listItem',
              children: [{type: 'paragraph', children: [text(parameter)]}],
            })),
          },
        ]),
    ...flow(figures),
  ];
};

/** The lines of a tree of files, indented. */
const treeLines = (list: HtmlElement, depth: number): string[] =>
  childElements(list).flatMap((item) => {
    const isList = (element: HtmlElement): boolean => element.tagName === 'ul';
    const lists = elementsIn(item, (element) => !isList(element)).filter(isList);
    const name = elementsIn(item, () => false).some(isList)
      ? item.childNodes.filter((node) => !(isElement(node) && isList(node)))
      : item.childNodes;
    const own = name.map(textOf).join('').replace(/\s+/g, ' ').trim();
    return [
      '  '.repeat(depth) + own + (lists.length > 0 && !own.endsWith('/') ? '/' : ''),
      ...lists.flatMap((nested) => treeLines(nested, depth + 1)),
    ];
  });

const fileTree: Handler = (box) => [
  {
    type: 'code',
    lang: 'text',
    value: childElements(box)
      .flatMap((list) => treeLines(list, 0))
      .join('\n'),
  },
];

const isNamed =
  (name: string) =>
  (element: HtmlElement): boolean =>
    attribute(element, 'data-markdown') === name;

const headings = new Set('h2 h3 h4 h5 h6'.split(' '));

/** The badge directly below a heading, which `Since` writes without attributes. */
const isSinceBadge = (element: HtmlElement): boolean => {
  if (element.tagName !== 'b' || !element.parentNode) return false;
  const siblings = childElements(element.parentNode);
  return headings.has(siblings[siblings.indexOf(element) - 1]?.tagName ?? '');
};

const bracketed =
  (open: string): TextHandler['convert'] =>
  ({childNodes}, {line}) => [text(open), ...line(childNodes), text(')')];

/** What this site's pages have besides the theme's elements. */
export const siteHandlers: Handlers = {
  blocks: [
    {matches: isNamed('demo'), convert: demo},
    {matches: isNamed('file-tree'), convert: fileTree},
    {
      matches: (element) => hasClass(element, 'code') && element.tagName === 'figure',
      convert: codeBlock,
    },
    {matches: (element) => hasClass(element, 'see-also'), convert: seeAlso},
  ],
  texts: [
    {matches: isNamed('note'), convert: bracketed(' (')},
    {matches: isSinceBadge, convert: bracketed('(')},
  ],
};
