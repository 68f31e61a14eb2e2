import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

import {readCache, sourcesHash, writeCache} from '../../../src/plugins/toolkit-api/cache';
import {parsePage, type LinkPage} from './page';

/** Parses pages; what was parsed in an earlier run is not parsed again. */
export interface PageParser {
  parse: (file: string, text: string) => Promise<LinkPage>;
  /** Keeps what was parsed for the next run; `isFull` forgets pages that were not asked for. */
  save: (isFull: boolean) => void;
}

/** A parser that remembers nothing. */
export const freshParser: PageParser = {parse: parsePage, save: () => undefined};

/** Changes with the reader of pages and with the packages that it is made of. */
const readerKey = (root: string): string => {
  const lock = path.join(root, 'package-lock.json');
  return createHash('sha256')
    .update(sourcesHash(__dirname))
    .update(fs.readFileSync(path.join(__dirname, '../../../src/content/dialect.ts')))
    .update(fs.existsSync(lock) ? fs.readFileSync(lock) : '')
    .digest('hex');
};

interface Kept {
  key: string;
  pages: Record<string, LinkPage>;
}

/** A parser that keeps its results in `node_modules/.cache`, by the text of the page. */
export const cachedParser = (root: string): PageParser => {
  const cacheFile = path.join(root, 'node_modules/.cache/links.json');
  const key = readerKey(root);
  const kept = readCache(cacheFile) as Kept | undefined;
  const known = kept?.key === key ? kept.pages : {};
  const used: Record<string, LinkPage> = {};
  let hasNew = false;
  return {
    parse: async (file, text) => {
      const id = createHash('sha256').update(file).update('\0').update(text).digest('base64');
      const page = known[id] ?? (await parsePage(file, text));
      hasNew ||= !(id in known);
      used[id] = page;
      return page;
    },
    save: (isFull) => {
      if (hasNew) writeCache(cacheFile, {key, pages: isFull ? used : {...known, ...used}});
    },
  };
};
