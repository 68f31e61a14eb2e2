import path from 'node:path';

import type {PageCheck} from '../pageCheck';
import type {StatedOutcome} from './checkStated';

const root = path.resolve(__dirname, '../../..');

/** What is checked of pages, with what decides the outcome. */
export const statedCheck: PageCheck<StatedOutcome> = {
  name: 'stated',
  tools: [
    __dirname,
    path.join(__dirname, '../commands'),
    path.join(root, 'src/content'),
    path.join(root, 'src/toolkit-api'),
    path.join(root, 'packages/dts-api-model/lib'),
    path.join(root, 'src/upstream/cli'),
  ],
  withParts: true,
  check: async (folder, pages) => {
    // Loaded on demand: the compiler behind it takes a while to start.
    const {checkStated} = await import('./checkStated');
    return checkStated(folder, pages);
  },
};
