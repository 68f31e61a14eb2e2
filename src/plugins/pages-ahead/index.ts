import type {LoadContext, Plugin} from '@docusaurus/types';

import {readDocs} from '../../content/inventory';
import {runInThread} from '../../threads';

/**
 * Reads the docs pages in a thread of its own while the framework and the toolkit's types load: a build
 * finds most of them in the cache then.
 */
export const pagesAheadPlugin = ({siteDir}: LoadContext): Plugin => ({
  name: 'pages-ahead',
  // oxlint-disable-next-line typescript/require-await -- the hook is typed as async
  loadContent: async () => {
    // The dev server reads pages as they are visited.
    if (process.env.NODE_ENV !== 'production') return;
    // From the end, since the build begins at the start: where the two meet, all are read.
    const files = readDocs(siteDir).map(({file}) => file);
    // What the thread can't read, the build can't either, and reports it.
    runInThread(require.resolve('./pagesThread.ts'), {siteDir, files: files.reverse()}).catch(
      () => undefined,
    );
  },
});
