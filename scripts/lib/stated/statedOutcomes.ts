import path from 'node:path';

import {openCache} from '../../../src/content/diskCache';
import type {Page} from '../../../src/content/page';
import {modelKey} from '../../../src/plugins/toolkit-api/cache';
import type {StatedOutcome} from './checkStated';

/** Outcomes of pages; those of pages whose text and parts are the same are remembered. */
export const statedOutcomes = async (
  root: string,
  pages: readonly Page[],
): Promise<StatedOutcome[]> => {
  const cache = openCache<StatedOutcome>(root, 'stated', [
    __dirname,
    path.join(__dirname, '../commands'),
    path.join(root, 'src/content'),
    path.join(root, 'src/plugins/toolkit-api'),
    path.join(root, 'src/upstream/cli'),
  ]);
  const types = modelKey(root);
  const outcomes = new Map<Page, StatedOutcome>();
  for (const page of pages) {
    const known = cache.get([types, page.file, page.text]);
    if (known) outcomes.set(page, known);
  }
  const changed = pages.filter((page) => !outcomes.has(page));
  if (changed.length > 0) {
    // Loaded on demand: the compiler behind it takes a while to start.
    const {checkStated} = await import('./checkStated');
    for (const [index, outcome] of (await checkStated(root, changed)).entries()) {
      const page = changed[index];
      if (!page) continue;
      cache.set([types, page.file, page.text], outcome);
      outcomes.set(page, outcome);
    }
  }
  return pages.flatMap((page) => outcomes.get(page) ?? []);
};
