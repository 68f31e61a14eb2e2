import {existsSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';

import {filesIn} from '../../src/content/files';
import {hashOf, readCache, workKey, writeCache} from '../../src/content/kept';
import {modelKey} from '../../src/plugins/toolkit-api/cache';

/** Keeps what was found out about files from run to run, in `node_modules/.cache`. */
export interface ResultCache<Result> {
  /** The result of a file whose text is the same as then. */
  readonly get: (file: string, text: string) => Result | undefined;
  /** The last result of a file, whatever its text was then. */
  readonly last: (file: string) => Result | undefined;
  readonly set: (file: string, text: string, result: Result) => void;
  /** Writes what was set; with a list, the results of all other files are forgotten. */
  readonly save: (all?: readonly string[]) => void;
}

interface Entry<Result> {
  /** Hash of the file's text. */
  readonly text: string;
  readonly result: Result;
}

interface CacheFile<Result> {
  readonly key: string;
  readonly entries: Readonly<Record<string, Entry<Result>>>;
}

/** The texts of a file, or of all files in a folder; none where it is missing. */
const textsIn = (place: string): string[] => {
  if (!existsSync(place)) return [];
  const files = statSync(place).isDirectory()
    ? filesIn(place).map((file) => path.join(place, file))
    : [place];
  return files.map((file) => readFileSync(file, 'utf8'));
};

/**
 * Opens a cache. Runs at the same time may share it.
 *
 * @param name names its file
 * @param sources files and folders that decide the results besides the files and the installed packages
 * @param folder where its file is kept
 */
export const openCache = <Result>(
  root: string,
  name: string,
  sources: readonly string[],
  folder = path.join(root, 'node_modules/.cache'),
): ResultCache<Result> => {
  const cacheFile = path.join(folder, `${name}.json`);
  const key = hashOf([workKey(root, []), modelKey(root), ...sources.flatMap(textsIn)]);
  const read = (): CacheFile<Result>['entries'] => {
    const kept = readCache(cacheFile) as CacheFile<Result> | undefined;
    return kept?.key === key ? kept.entries : {};
  };
  const known = read();
  const added: Record<string, Entry<Result>> = {};
  const entryOf = (file: string) => added[file] ?? known[file];
  return {
    get: (file, text) => {
      const entry = entryOf(file);
      return entry?.text === hashOf([text]) ? entry.result : undefined;
    },
    last: (file) => entryOf(file)?.result,
    set: (file, text, result) => {
      added[file] = {text: hashOf([text]), result};
    },
    save: (all) => {
      // Read again: another run may have written meanwhile.
      const entries = Object.entries({...read(), ...added});
      const kept = all ? entries.filter(([file]) => all.includes(file)) : entries;
      writeCache(cacheFile, {key, entries: Object.fromEntries(kept)} satisfies CacheFile<Result>);
    },
  };
};

/** A cache that keeps nothing. */
export const noCache = <Result>(): ResultCache<Result> => ({
  get: () => undefined,
  last: () => undefined,
  set: () => undefined,
  save: () => undefined,
});

/** The result of a file: the kept one when its text is the same, else a new one. */
export const remembered = async <Result>(
  cache: ResultCache<Result>,
  file: string,
  text: string,
  make: (file: string, text: string) => Promise<Result>,
): Promise<Result> => {
  const known = cache.get(file, text);
  if (known !== undefined) return known;
  const result = await make(file, text);
  cache.set(file, text, result);
  return result;
};
