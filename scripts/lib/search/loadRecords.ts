import fs from 'node:fs';
import path from 'node:path';

import type {SearchPage} from '../../../src/search/records';

/**
 * Reads the records that the last build or the dev server wrote. Throws, and says what to run, if
 * there are none.
 */
export const readRecords = (root: string): SearchPage[] => {
  const file = path.join(root, '.docusaurus/search-index/default/records.json');
  if (!fs.existsSync(file)) {
    throw new Error('There are no search records yet. Run `npm run build` first.');
  }
  return JSON.parse(fs.readFileSync(file, 'utf8')) as SearchPage[];
};
