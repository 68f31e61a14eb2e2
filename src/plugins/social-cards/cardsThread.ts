import {setImmediate} from 'node:timers/promises';

import type {Card} from './card';
import {openCardCache} from './cardCache';

/** Draws cards into their cache. */
export const run = async ({
  siteDir,
  cards,
}: {
  siteDir: string;
  cards: readonly Card[];
}): Promise<void> => {
  const readCard = openCardCache(siteDir);
  for (const card of cards) {
    await readCard(card);
    // Only then does the renderer give back the memory of its pictures, 3 MB each.
    await setImmediate();
  }
};
