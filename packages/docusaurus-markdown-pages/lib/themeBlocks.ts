// The blocks of Docusaurus' classic theme.
import type {BlockContent, PhrasingContent} from 'mdast';

import type {BlockHandler} from './converter';
import {
  attribute,
  childElements,
  findElement,
  hasClass,
  hasModuleClass,
  isElement,
  isText,
  lineOf,
  type HtmlElement,
  type HtmlNode,
  tabsIn,
} from './html';

type Handler = BlockHandler['convert'];

const text = (value: string): PhrasingContent => ({type: 'text', value});

const labelOf = (value: string): BlockContent => ({
  type: 'paragraph',
  children: [{type: 'strong', children: [text(value)]}],
});

const codeText = (node: HtmlNode): string => {
  if (isText(node)) return node.value;
  if (!isElement(node)) return '';
  return node.tagName === 'br' ? '\n' : node.childNodes.map(codeText).join('');
};

/** The text of code, whose line breaks are characters or elements. */
export const codeOf = (element: HtmlElement): string => codeText(element).trimEnd();

/** Code with its language, and its title if it has one. */
const codeBlock: Handler = (box) => {
  const code = findElement(box, ({tagName}) => tagName === 'code');
  if (!code) throw new Error('a code block has no code');
  const title = findElement(box, (element) => hasModuleClass(element, 'codeBlockTitle'));
  const [, lang = null] = /(?:^|\s)language-(\S+)/u.exec(attribute(box, 'class') ?? '') ?? [];
  return [
    {
      type: 'code',
      lang,
      meta: title && lang !== null ? `title="${lineOf(title)}"` : null,
      value: codeOf(code),
    },
  ];
};

/** Each tab as a part with its label above. */
const tabs: Handler = (container, {flow}) =>
  tabsIn(container).flatMap(({label, panel}) => [labelOf(label), ...flow(panel.childNodes)]);

/** A callout as a quote below its title. */
const admonition: Handler = (box, {flow}) => {
  const isHeading = (element: HtmlElement): boolean => hasModuleClass(element, 'admonitionHeading');
  const heading = childElements(box).find(isHeading);
  const content = box.childNodes.filter((node) => node !== heading);
  return [
    {
      type: 'blockquote',
      children: [...(heading ? [labelOf(lineOf(heading))] : []), ...flow(content)],
    },
  ];
};

export const themeBlocks: readonly BlockHandler[] = [
  {matches: (element) => hasClass(element, 'theme-code-block'), convert: codeBlock},
  {matches: (element) => hasClass(element, 'tabs-container'), convert: tabs},
  {matches: (element) => hasClass(element, 'theme-admonition'), convert: admonition},
];
