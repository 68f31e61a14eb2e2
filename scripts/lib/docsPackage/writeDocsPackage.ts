import fs from 'node:fs';
import path from 'node:path';
import {packDocs} from 'docs-mcp-package/pack';

import {site} from '../../../src/config/site';
import {historyFolder} from '../../../src/docs-package/library';
import {program} from '../../../src/docs-package/program';
import {historyAssets} from '../../../src/history/packages';

/** Where the build has the search index, in a folder named by its hash. */
const builtSearchFolder = 'assets/search';

/** The only folder in a folder of the build, which is named by its hash. */
const hashedFolder = (folder: string, place: string, what: string): string => {
  const [name] = fs.readdirSync(path.join(folder, place));
  if (name === undefined) throw new Error(`The build has no ${what}.`);
  return path.join(folder, place, name);
};

/**
 * Makes the docs' npm package of a built site, and writes it into the site.
 *
 * @param folder the built site
 * @throws when the site has no search index or no API history, or a path is too long
 */
export const writeDocsPackage = async (
  folder: string,
  {siteDir, version}: {siteDir: string; version: string},
): Promise<void> => {
  await packDocs(folder, {
    program,
    entry: path.join(siteDir, 'src/docs-package/main.ts'),
    product: 'Remotion',
    version,
    homepage: site.url + site.baseUrl,
    helpUrl: `${site.url}/docs/ai/mcp`,
    searchIndex: hashedFolder(folder, builtSearchFolder, 'search index'),
    folders: {[historyFolder]: hashedFolder(folder, historyAssets, 'API history')},
    license: {name: 'MIT', text: fs.readFileSync(path.join(siteDir, 'LICENSE'), 'utf8')},
  });
};
