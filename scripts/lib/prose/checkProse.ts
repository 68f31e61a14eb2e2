import type {Nodes, Root} from 'mdast';
import type {VFile} from 'vfile';

import {treeOf, type Page} from '../../../src/content/page';
import {sortFindings, unreadable, type Finding} from '../findings';
import {patterns} from './patterns';
import {proseStrings, type ProseText} from './strings';

interface Retext {
  /** Messages about the prose of a page. */
  readonly page: (root: Root, source: string) => Promise<VFile['messages']>;
  /** Messages about one text. */
  readonly text: (text: string) => Promise<VFile['messages']>;
}

/** The linter of the field: repeated words, and "a" and "an"; its packages are ES modules. */
const loadRetext = async (): Promise<Retext> => {
  const [{unified}, {VFile: File}, bridge, english, repeated, article] = await Promise.all([
    import('unified'),
    import('vfile'),
    import('remark-retext'),
    import('retext-english'),
    import('retext-repeated-words'),
    import('retext-indefinite-article'),
  ]);
  const prose = unified().use(english.default);
  prose.use(repeated.default).use(article.default);
  const page = unified().use(bridge.default, prose);
  return {
    page: async (root, source) => {
      const file = new File(source);
      await page.run(root, file);
      return file.messages;
    },
    text: async (text) => {
      const file = new File(text);
      await prose.run(prose.parse(file), file);
      return file.messages;
    },
  };
};

let retext: Promise<Retext> | undefined;

const wordings = ({text, line}: ProseText): {line: number; message: string}[] =>
  patterns.flatMap(({find, instead}) =>
    [...text.matchAll(find)].map(([phrase]) => ({
      line,
      message: `"${phrase}": write ${instead}`,
    })),
  );

/** Texts of attributes, front matter and paragraphs, without code. */
const textsOf = (node: Nodes): ProseText[] => {
  const line = node.position?.start.line ?? 1;
  const own: ProseText[] = [];
  if (node.type === 'text') own.push({text: node.value.replace(/\s+/gu, ' '), line});
  if (node.type === 'yaml') {
    for (const [index, row] of node.value.split('\n').entries()) {
      const value = /^(?:title|description|summary): *(.+)$/u.exec(row.trim())?.[1];
      if (value !== undefined) own.push({text: value, line: line + index + 1});
    }
  }
  if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
    for (const attribute of node.attributes) {
      if (attribute.type !== 'mdxJsxAttribute' || !attribute.value) continue;
      const {value} = attribute;
      if (typeof value === 'string') own.push({text: value, line});
      else
        own.push(
          ...proseStrings(`(${value.value})`).map((found) => ({
            text: found.text,
            line: line + found.line - 1,
          })),
        );
    }
  }
  return 'children' in node ? [...own, ...node.children.flatMap(textsOf)] : own;
};

/** What is wrong with the prose of a page. */
export const checkProse = async (source: Page): Promise<Finding[]> => {
  const tree = await treeOf(source);
  if (!tree) return unreadable(source);
  const {page} = await (retext ??= loadRetext());
  const found = [
    ...textsOf(tree).flatMap(wordings),
    ...(await page(tree, source.text)).map(({line, reason}) => ({
      line: line ?? 1,
      message: reason,
    })),
  ];
  return sortFindings(found.map((finding) => ({file: source.file, ...finding})));
};

/** What is wrong with the prose in a source's strings. */
export const checkStrings = async (file: string, source: string): Promise<Finding[]> => {
  const {text: checkText} = await (retext ??= loadRetext());
  const found: {line: number; message: string}[] = [];
  for (const prose of proseStrings(source, file)) {
    found.push(...wordings(prose));
    for (const {reason} of await checkText(prose.text))
      found.push({line: prose.line, message: reason});
  }
  return sortFindings(found.map((finding) => ({file, ...finding})));
};
