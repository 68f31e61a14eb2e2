import {openLibrary, type Library} from 'docs-mcp-package';
import {isReleases} from 'npm-api-history/compare-releases';
import type {Release} from 'npm-api-history/releases';

import type {Explanation} from '../errors/explain';
import {packageSlug} from '../history/packages';
import {isHistoryIndex, versionsFile, type HistoryIndex} from '../history/historyIndex';
import {openExplainer, type ExplainByFiles} from '../search/embedded/explainByFiles';

/** What releases changed: a file for each package, and the list of versions. */
export const historyFolder = 'history';

/** The pages, the search, the messages and the API history of the package. */
export interface SiteLibrary extends Library {
  readonly explain: (pasted: string) => Promise<Explanation>;
  /** The versions and packages whose changes are known. */
  readonly history: () => HistoryIndex;
  /** The releases of one of these packages that changed something, newest first. */
  readonly releases: (packageName: string) => Release[];
}

/** Opens an unpacked package, like `openLibrary`. */
export const openSiteLibrary = (folder: string): SiteLibrary => {
  const library = openLibrary(folder, 'Remotion');
  let explaining: Promise<ExplainByFiles> | undefined;
  return {
    ...library,
    explain: async (pasted) => {
      try {
        const explain = await (explaining ??= openExplainer(library.loadSearchFile));
        return await explain(pasted);
      } catch (error) {
        explaining = undefined;
        throw error;
      }
    },
    history: () => library.read(`${historyFolder}/${versionsFile}`, isHistoryIndex),
    releases: (name) => library.read(`${historyFolder}/${packageSlug(name)}.json`, isReleases),
  };
};
