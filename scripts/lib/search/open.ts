import {EmbeddedIndex} from 'embedded-docs-search/index';

import {buildSiteIndex} from '../../../src/search/embedded/siteIndex';
import type {SearchKind} from '../../../src/content/searchKinds';
import type {SearchPage} from '../../../src/search/records';

/** Builds the embedded index of pages and opens it, all in memory. */
export const openIndex = (
  pages: readonly SearchPage[],
): {index: EmbeddedIndex<SearchKind>; files: Map<string, string>} => {
  const files = buildSiteIndex(pages);
  const load = (file: string): Promise<unknown> =>
    new Promise((resolve) => {
      resolve(JSON.parse(files.get(file) ?? 'null'));
    });
  return {files, index: new EmbeddedIndex<SearchKind>(load)};
};
