import {findExport} from 'dts-api-model/model';

import type {InventoryPage} from '../content/inventory';
import {loadModel} from './loadApi';

/** What the thread gets. */
export interface TypesInput {
  siteDir: string;
  /** The pages, which this thread does not read again. */
  docs: Pick<InventoryPage, 'file' | 'api'>[];
}

/**
 * Reads the types into the cache.
 *
 * @throws when a page documents an export that does not exist
 */
export const run = ({siteDir, docs}: TypesInput): void => {
  const model = loadModel(siteDir);
  const unknown = docs.flatMap(({file, api}) =>
    api.filter((ref) => !findExport(model, ref)).map((ref) => `  ${file}: ${ref}`),
  );
  if (unknown.length === 0) return;
  throw new Error(
    `The toolkit does not export what these pages document:\n${unknown.join('\n')}\n` +
      'Run npm run check:api for the nearest names.',
  );
};
