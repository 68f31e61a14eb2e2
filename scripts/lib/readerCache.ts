import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

import {readCache, sourcesHash, writeCache} from '../../src/plugins/toolkit-api/cache';

/** Reads files; what was read in an earlier run is not read again. */
export interface FileReader<Result> {
  read: (file: string, text: string) => Promise<Result>;
  /** Keeps the results for the next run; `isFull` forgets files that were not read. */
  save: (isFull: boolean) => void;
}

interface Kept<Result> {
  key: string;
  results: Record<string, Result>;
}

/**
 * A reader that keeps its results in `node_modules/.cache`, by path and text of the file.
 *
 * @param name names the cache
 * @param sources folders that hold what `read` is made of; with the packages, they decide the result
 * @param read gives something that can be written as JSON
 */
export const cachedReader = <Result>(
  root: string,
  name: string,
  sources: readonly string[],
  read: FileReader<Result>['read'],
): FileReader<Result> => {
  const cacheFile = path.join(root, `node_modules/.cache/${name}.json`);
  const lock = path.join(root, 'package-lock.json');
  const key = createHash('sha256')
    .update(sourcesHash(...sources))
    .update(fs.existsSync(lock) ? fs.readFileSync(lock) : '')
    .digest('hex');
  const kept = readCache(cacheFile) as Kept<Result> | undefined;
  const known = kept?.key === key ? kept.results : {};
  const used: Record<string, Result> = {};
  let hasNew = false;
  return {
    read: async (file, text) => {
      const id = createHash('sha256').update(file).update('\0').update(text).digest('base64');
      const result = known[id] ?? (await read(file, text));
      hasNew ||= !(id in known);
      used[id] = result;
      return result;
    },
    save: (isFull) => {
      if (hasNew) writeCache(cacheFile, {key, results: isFull ? used : {...known, ...used}});
    },
  };
};
