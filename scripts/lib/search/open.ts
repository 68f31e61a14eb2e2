import {buildEmbeddedIndex} from '../../../src/search/embedded/buildIndex';
import {EmbeddedIndex} from '../../../src/search/embedded/search';
import type {SearchPage} from '../../../src/search/records';

/** Builds the embedded index of pages and opens it, all in memory. */
export const openIndex = (
  pages: readonly SearchPage[],
): {index: EmbeddedIndex; files: Map<string, string>} => {
  const files = buildEmbeddedIndex(pages);
  const load = (file: string): Promise<unknown> =>
    new Promise((resolve) => {
      resolve(JSON.parse(files.get(file) ?? 'null'));
    });
  return {files, index: new EmbeddedIndex(load)};
};
