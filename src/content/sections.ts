import {parseMarkdownHeadingId} from '@docusaurus/utils';
import type {Heading, Nodes, Root} from 'mdast';
import {attributeOf, headingIds} from 'mdx-docs-checker/page';

/** Nodes without words for a reader: samples of code, imports and expressions. */
const silent = new Set([
  'code',
  'mdxjsEsm',
  'mdxFlowExpression',
  'mdxTextExpression',
  'yaml',
  'html',
]);
/** Inline nodes. */
const inline = new Set([
  'text',
  'inlineCode',
  'emphasis',
  'strong',
  'delete',
  'link',
  'linkReference',
]);

/** Blocks of what a program prints, such as an error message, are text; other code is not. */
const isPrinted = (node: Nodes): boolean =>
  node.type === 'code' && (node.lang === 'text' || node.lang === 'txt');

const textOf = (node: Nodes): string => {
  if (node.type === 'code' && isPrinted(node)) return ` ${node.value} `;
  if (silent.has(node.type)) return '';
  if (node.type === 'image' || node.type === 'imageReference') return node.alt ?? '';
  if (node.type === 'break') return ' ';
  // A colon before a word, as in 16:9, is not a directive.
  if (node.type === 'textDirective') {
    return `:${node.name}${node.children.map(textOf).join('')}`;
  }
  if ('value' in node) return node.value;
  if (!('children' in node)) return '';
  const text = node.children.map(textOf).join('');
  return inline.has(node.type) || node.type === 'mdxJsxTextElement' ? text : ` ${text} `;
};

const oneLine = (text: string): string => text.replace(/\s+/gu, ' ').trim();

/** A tag whose words come from the installed toolkit. */
export interface FilledTag {
  readonly name: 'Signature' | 'OptionsTable' | 'Releases';
  /** The export, command, function or package that it names. */
  readonly of?: string;
}

/** What a page says under one heading; the text before the first one has neither heading nor anchor. */
export interface Section {
  heading: string;
  anchor: string;
  /** Level of the heading, 2 to 4; 1 for the text before the first heading. */
  level: number;
  /** Plain text; code samples are left out. */
  text: string;
  /** Its tags that the toolkit fills. */
  filled?: readonly FilledTag[];
}

const FILLED = ['Signature', 'OptionsTable', 'Releases'] as const;

const filledTagsIn = (node: Nodes): FilledTag[] => {
  const name = FILLED.find((known) => 'name' in node && known === node.name);
  if (node.type !== 'mdxJsxFlowElement' || name === undefined) {
    return 'children' in node ? node.children.flatMap(filledTagsIn) : [];
  }
  const of = attributeOf(node, 'of');
  return [{name, ...(of !== undefined && {of})}];
};

/** The ids of the demos on a page, in its order. */
export const demosIn = (node: Nodes): string[] => {
  if (node.type !== 'mdxJsxFlowElement' || !node.name?.endsWith('Demo'))
    return 'children' in node ? node.children.flatMap(demosIn) : [];
  const id = attributeOf(node, 'id');
  return id === undefined ? [] : [id];
};

/**
 * A page as plain text, cut at its headings of level 2 to 4 with the anchors that the site gives them.
 */
export const readSections = (root: Root): Section[] => {
  const ids = headingIds(root);
  const sections: (Section & {parts: string[]; tags: FilledTag[]})[] = [
    {heading: '', anchor: '', level: 1, text: '', parts: [], tags: []},
  ];
  const open = (heading: Heading): void => {
    const written = oneLine(heading.children.map(textOf).join(''));
    const {text} = parseMarkdownHeadingId(written);
    const anchor = ids.get(heading) ?? '';
    if (heading.depth === 1 || heading.depth > 4) {
      sections.at(-1)?.parts.push(text);
      return;
    }
    sections.push({heading: text, anchor, level: heading.depth, text: '', parts: [], tags: []});
  };
  // Headings may be inside blocks such as tabs and steps.
  const walk = (node: Nodes): void => {
    if (node.type === 'heading') open(node);
    else if ('children' in node && node.children.some(hasHeading)) node.children.forEach(walk);
    else {
      sections.at(-1)?.parts.push(textOf(node));
      sections.at(-1)?.tags.push(...filledTagsIn(node));
    }
  };
  root.children.forEach(walk);
  return sections
    .map(({parts, tags, ...section}) => ({
      ...section,
      text: oneLine(parts.join(' ')),
      ...(tags.length > 0 ? {filled: tags} : {}),
    }))
    .filter(({heading, text, filled}) => heading !== '' || text !== '' || filled);
};

const hasHeading = (node: Nodes): boolean =>
  node.type === 'heading' || ('children' in node && node.children.some(hasHeading));
