import type {LoadContext, Plugin} from '@docusaurus/types';

import {contentFiles, knownTexts, readText} from '../../content/files';
import {readDocs} from '../../content/inventory';
import {runInThread} from '../../threads';

/**
 * Parses the docs pages into the cache, in a thread of its own.
 *
 * @returns when it has ended; what the thread can't parse, the build can't either, and reports it
 */
export const parsePages = async (siteDir: string): Promise<void> => {
  // Files are read once, by this thread, and with them the parts of pages.
  for (const file of contentFiles(siteDir)) readText(siteDir, file);
  // From the end, since the build begins at the start: where the two meet, all are parsed.
  const files = readDocs(siteDir).map(({file}) => file);
  const input = {siteDir, files: files.reverse(), texts: knownTexts()};
  await runInThread(require.resolve('./pagesThread.ts'), input).catch(() => undefined);
};

/**
 * Parses the docs pages while the framework and the toolkit's types load: a build finds most of them in the
 * cache then.
 */
export const pagesAheadPlugin = ({siteDir}: LoadContext): Plugin => ({
  name: 'pages-ahead',
  // oxlint-disable-next-line typescript/require-await -- the hook is typed as async
  loadContent: async () => {
    // The dev server reads pages as they are visited.
    if (process.env.NODE_ENV === 'production') void parsePages(siteDir);
  },
});
