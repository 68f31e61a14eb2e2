// The one cache on disk: what was made of pages and packages in earlier runs. `npm run clear` deletes it.
import {cachesIn} from 'mdx-docs-checker/cache';

export {
  hashOf,
  hashOfFiles,
  noCache,
  packagesKey,
  writeFileAtomic,
  type Cache,
} from 'mdx-docs-checker/cache';

export const {openCache, openFileCache, removeOldEntries} = cachesIn('node_modules/.cache/site');
