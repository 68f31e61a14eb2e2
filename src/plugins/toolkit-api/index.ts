import type {LoadContext, Plugin} from '@docusaurus/types';

import {readDocs} from '../../content/inventory';
import {forgetModelKey, INSTALLED} from '../../toolkit-api/cache';
import {readTypes} from '../../toolkit-api/typesRead';

/**
 * Reads the toolkit's types, in a thread of its own, before the pages, which contain signatures, are
 * compiled. Stops the build when a page documents an export that does not exist; the dev server, which
 * doesn't wait when it starts, prints that.
 */
export const toolkitApiPlugin = ({siteDir}: LoadContext): Plugin => {
  let mayStartFirst = process.env.NODE_ENV !== 'production';
  return {
    name: 'toolkit-api',
    // The dev server then reads the types anew, and compiles the pages again that have changed ones.
    getPathsToWatch: () => [INSTALLED],
    loadContent: async () => {
      forgetModelKey();
      const types = readTypes({siteDir, docs: readDocs(siteDir)});
      if (mayStartFirst) types.catch(console.error);
      else await types;
      mayStartFirst = false;
    },
  };
};
