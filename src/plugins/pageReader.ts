import path from 'node:path';
import {setImmediate} from 'node:timers/promises';

import {filesIn} from '../content/files';
import {readWithParts} from '../content/withParts';
import {hashOf, workKey} from './workKey';
import {readCache, writeCache} from './toolkit-api/cache';

/** How many texts are kept: those of the site several times over. */
const limit = 3000;

interface Kept<T> {
  key: string;
  entries: [text: string, found: T][];
}

interface PageReader<T> {
  /** Reads a page; only when its text, with that of its parts, was not read before. */
  read: (page: string) => Promise<T>;
  /** Keeps what was read for later runs. */
  save: () => void;
}

/**
 * Reads something from the texts of pages, which takes milliseconds for each of them, and keeps it in
 * node_modules/.cache by their text.
 *
 * @param reader the file that `read` is in; what it finds must survive JSON
 */
export const createPageReader = <T>(
  siteDir: string,
  name: string,
  reader: string,
  read: (text: string) => Promise<T>,
): PageReader<T> => {
  const file = path.join(siteDir, 'node_modules/.cache', `${name}.json`);
  let known: Map<string, T> | undefined;
  let isNew = false;
  const folder = path.join(siteDir, 'src/content');
  const sources = filesIn(folder).map((source) => path.join(folder, source));
  const key = workKey(siteDir, [...sources, reader]);
  const open = (): Map<string, T> => {
    const kept = readCache(file) as Kept<T> | undefined;
    return new Map(kept?.key === key ? kept.entries : []);
  };
  return {
    read: async (page) => {
      known ??= open();
      const text = readWithParts(page);
      const hash = hashOf([text]);
      let found = known.get(hash);
      if (found === undefined) {
        // The dev server answers in between.
        await setImmediate();
        found = await read(text);
        isNew = true;
      }
      // The last ones to be used stay longest.
      known.delete(hash);
      known.set(hash, found);
      return found;
    },
    save: () => {
      if (!isNew || !known) return;
      isNew = false;
      writeCache(file, {key, entries: [...known].slice(-limit)} satisfies Kept<T>);
    },
  };
};
