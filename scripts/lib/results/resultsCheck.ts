import path from 'node:path';
import {checkResults} from 'mdx-docs-checker/results';

import {treeOf} from '../../../src/content/page';
import type {PageCheck} from '../pageCheck';

/** What is checked of pages, with what decides the outcome. */
export const resultsCheck: PageCheck = {
  name: 'results',
  tools: ['.', '../samples', '../../../src/content', '../../../src/markdown'].map((tool) =>
    path.join(__dirname, tool),
  ),
  check: (folder, pages) => checkResults(folder, pages, {treeOf}),
};
