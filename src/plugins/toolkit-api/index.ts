import type {LoadContext, Plugin} from '@docusaurus/types';

import {readDocs} from '../../content/inventory';
import {forgetModelKey, INSTALLED} from './cache';
import {loadModel} from './loadApi';
import {findExport} from './model';

/**
 * Reads the toolkit's types before the pages, which contain signatures, are compiled, and stops the
 * build when a page documents an export that does not exist.
 */
export const toolkitApiPlugin = ({siteDir}: LoadContext): Plugin => ({
  name: 'toolkit-api',
  // The dev server then reads the types anew, and compiles the pages again that have changed ones.
  getPathsToWatch: () => [INSTALLED],
  // oxlint-disable-next-line typescript/require-await -- the hook is typed as async
  loadContent: async () => {
    forgetModelKey();
    const model = loadModel(siteDir);
    const unknown = readDocs(siteDir).flatMap(({file, api}) =>
      api.filter((ref) => !findExport(model, ref)).map((ref) => `  ${file}: ${ref}`),
    );
    if (unknown.length === 0) return;
    throw new Error(
      `The toolkit does not export what these pages document:\n${unknown.join('\n')}\n` +
        'Run npm run check:api for the nearest names.',
    );
  },
});
