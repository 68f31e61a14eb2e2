import path from 'node:path';

import type {Page} from '../../../src/content/page';
import {pageOutcomes} from '../pageOutcomes';
import type {StatedOutcome} from './checkStated';

/** Outcomes of pages; those of pages whose text and parts are the same are remembered. */
export const statedOutcomes = (root: string, pages: readonly Page[]): Promise<StatedOutcome[]> =>
  pageOutcomes(root, pages, {
    name: 'stated',
    tools: [
      __dirname,
      path.join(__dirname, '../commands'),
      path.join(root, 'src/content'),
      path.join(root, 'src/toolkit-api'),
      path.join(root, 'src/upstream/cli'),
    ],
    check: async (changed) => {
      // Loaded on demand: the compiler behind it takes a while to start.
      const {checkStated} = await import('./checkStated');
      return checkStated(root, changed);
    },
  });
