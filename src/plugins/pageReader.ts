import path from 'node:path';
import {setImmediate} from 'node:timers/promises';

import {filesIn} from '../content/files';
import {hashOf} from '../content/kept';
import {readWithParts} from '../content/parts';
import {openResults, type KeptResults} from './keptResults';

interface PageReader<T> {
  /** Reads a page; only when its text, with that of its parts, was not read before. */
  read: (page: string) => Promise<T>;
  /** Keeps what was read for later runs. */
  save: () => void;
}

/**
 * Reads something from the texts of pages, which takes milliseconds for each of them, and keeps it by
 * their text.
 *
 * @param name the name of what is read
 * @param reader the file that `read` is in; what it finds must survive JSON
 */
export const createPageReader = <T>(
  siteDir: string,
  name: string,
  reader: string,
  read: (text: string) => Promise<T>,
): PageReader<T> => {
  let results: KeptResults<T> | undefined;
  const open = (): KeptResults<T> => {
    const folder = path.join(siteDir, 'src/content');
    const sources = filesIn(folder).map((source) => path.join(folder, source));
    return openResults(siteDir, name, [...sources, reader]);
  };
  return {
    read: async (page) => {
      results ??= open();
      const {text} = await readWithParts(siteDir, page);
      const id = hashOf([text]);
      const known = results.get(id);
      if (known !== undefined) return known;
      // The dev server answers in between.
      await setImmediate();
      const found = await read(text);
      results.set(id, found);
      return found;
    },
    save: () => results?.save(),
  };
};
