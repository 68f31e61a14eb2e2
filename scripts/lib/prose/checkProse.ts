import type {Root} from 'mdast';
import {findWordings, proseStrings, proseTexts} from 'mdx-docs-checker/prose';
import type {VFile} from 'vfile';
import {sortFindings, unreadable, type Finding} from 'mdx-docs-checker/findings';

import {treeOf, type Page} from '../../../src/content/page';
import {patterns} from './patterns';

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

/** What is wrong with the prose of a page. */
export const checkProse = async (source: Page): Promise<Finding[]> => {
  const tree = await treeOf(source);
  if (!tree) return unreadable(source);
  const {page} = await (retext ??= loadRetext());
  const found = [
    ...findWordings(proseTexts(tree), patterns),
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
    found.push(...findWordings([prose], patterns));
    for (const {reason} of await checkText(prose.text))
      found.push({line: prose.line, message: reason});
  }
  return sortFindings(found.map((finding) => ({file, ...finding})));
};
