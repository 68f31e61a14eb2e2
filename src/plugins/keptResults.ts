import path from 'node:path';

import {readCache, workKey, writeCache} from '../content/kept';

/** How many results are kept: those for the pages of the site several times over. */
const limit = 3000;

interface Kept<T> {
  key: string;
  results: [id: string, result: T][];
}

/** What was found before, by a hash of what it was found in. */
export interface KeptResults<T> {
  get: (id: string) => T | undefined;
  set: (id: string, result: T) => void;
  /** Keeps the results for later runs, the last ones to be used longest. */
  save: () => void;
}

/**
 * Results of earlier runs, from node_modules/.cache; none when an installed package has changed since, or
 * one of the files that find them.
 *
 * @param name the name of the file, without its extension; the results must survive JSON
 */
export const openResults = <T>(
  siteDir: string,
  name: string,
  sources: readonly string[],
): KeptResults<T> => {
  const file = path.join(siteDir, 'node_modules/.cache', `${name}.json`);
  const key = workKey(siteDir, sources);
  const kept = readCache(file) as Kept<T> | undefined;
  const results = new Map(kept?.key === key ? kept.results : []);
  let isNew = false;
  return {
    get: (id) => {
      const result = results.get(id);
      if (result !== undefined) {
        results.delete(id);
        results.set(id, result);
      }
      return result;
    },
    set: (id, result) => {
      results.set(id, result);
      isNew = true;
    },
    save: () => {
      if (!isNew) return;
      isNew = false;
      writeCache(file, {key, results: [...results].slice(-limit)} satisfies Kept<T>);
    },
  };
};
