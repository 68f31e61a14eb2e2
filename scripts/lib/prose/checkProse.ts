import {unreadable, type Finding} from 'mdx-docs-checker/findings';
import {checkProse as checkPage, checkStrings as checkSource} from 'mdx-docs-checker/prose';

import {treeOf, type Page} from '../../../src/content/page';
import {patterns} from './patterns';

/** What is wrong with the prose of a page. */
export const checkProse = async (page: Page): Promise<Finding[]> => {
  const tree = await treeOf(page);
  return tree ? checkPage({file: page.file, text: page.text, tree}, patterns) : unreadable(page);
};

/** What is wrong with the prose in a source's strings. */
export const checkStrings = (file: string, text: string): Promise<Finding[]> =>
  checkSource({file, text}, patterns);
