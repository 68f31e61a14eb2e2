// Wordings and grammar in the texts of pages and sources.
import type {Root} from 'mdast';

import {sortFindings, type Finding} from './findings';
import {loadGrammar} from './grammar';
import {findWordings, proseTexts, type Pattern} from './prose';
import {proseStrings} from './proseStrings';

export type {Pattern} from './prose';

/** What is wrong with the prose of a page: wordings and grammar. */
export const checkProse = async (
  {file, text, tree}: {readonly file: string; readonly text: string; readonly tree: Root},
  patterns: readonly Pattern[],
): Promise<Finding[]> => {
  const {ofPage} = await loadGrammar();
  const found = [...findWordings(proseTexts(tree), patterns), ...(await ofPage(tree, text))];
  return sortFindings(found.map((finding) => ({file, ...finding})));
};

/** What is wrong with the prose in the strings of a TypeScript or JavaScript source. */
export const checkStrings = async (
  {file, text}: {readonly file: string; readonly text: string},
  patterns: readonly Pattern[],
): Promise<Finding[]> => {
  const {ofText} = await loadGrammar();
  const found: {line: number; message: string}[] = [];
  for (const prose of proseStrings(text, file)) {
    found.push(...findWordings([prose], patterns));
    for (const {message} of await ofText(prose.text)) found.push({line: prose.line, message});
  }
  return sortFindings(found.map((finding) => ({file, ...finding})));
};
