import path from 'node:path';

import type {PageCheck} from '../pageCheck';
import {checkResults} from './checkResults';

/** What is checked of pages, with what decides the outcome. */
export const resultsCheck: PageCheck = {
  name: 'results',
  tools: ['.', '../samples', '../../../src/content', '../../../src/markdown'].map((tool) =>
    path.join(__dirname, tool),
  ),
  check: (folder, pages) => checkResults(folder, pages),
};
