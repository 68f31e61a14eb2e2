import path from 'node:path';
import {Worker} from 'node:worker_threads';

import type {Card} from './card';

/**
 * Draws the cards that a build is going to need into the cache of cards, in a thread of its own: the
 * bundler leaves a processor idle while the main thread compiles the pages.
 *
 * @returns when all are drawn; rejects with what went wrong
 */
export const drawAhead = (siteDir: string, cards: readonly Card[]): Promise<void> =>
  new Promise((resolve, reject) => {
    const thread = new Worker(path.join(__dirname, 'cardThread.cjs'), {
      workerData: {siteDir, cards},
    });
    thread.on('error', reject);
    thread.on('exit', () => {
      resolve();
    });
  });
