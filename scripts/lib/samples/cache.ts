import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import {join} from 'node:path';
import {hash} from './project';
import type {PageResult, SampleFinding} from './types';

/** What is known about a page since it was last checked. */
interface Entry {
  /** Stands for the checker's sources and the installed packages. */
  readonly checker: string;
  /** Stands for the page's text. */
  readonly text: string;
  readonly result: PageResult;
  /** The findings of each check, by the job's key: they outlive a change elsewhere on the page. */
  readonly jobs: Readonly<Record<string, readonly SampleFinding[]>>;
}

/** Remembers the outcome of checks between runs. */
export interface SampleCache {
  /** The result of a page whose text was checked before. */
  readonly result: (page: string, text: string) => PageResult | undefined;
  /** The findings of the page's jobs that were checked before, by key. */
  readonly jobs: (page: string) => ReadonlyMap<string, readonly SampleFinding[]>;
  readonly store: (
    page: string,
    text: string,
    result: PageResult,
    jobs: ReadonlyMap<string, readonly SampleFinding[]>,
  ) => void;
  /** Forgets all pages but these. */
  readonly prune: (pages: readonly string[]) => void;
}

/** A page's text as it is on disk. */
export interface PageText {
  readonly path: string;
  readonly text: string;
}

/**
 * Reads pages, given as paths from the root, and parts them into those with a known result and
 * those to check.
 *
 * @throws when a page cannot be read
 */
export const readPages = (
  root: string,
  cache: SampleCache,
  paths: readonly string[],
): {known: PageResult[]; changed: PageText[]} => {
  const known: PageResult[] = [];
  const changed: PageText[] = [];
  for (const path of paths) {
    const text = readFileSync(join(root, path), 'utf8');
    const result = cache.result(path, text);
    if (result) {
      known.push(result);
    } else {
      changed.push({path, text});
    }
  }

  return {known, changed};
};

/** A cache that remembers nothing. */
export const NO_CACHE: SampleCache = {
  result: () => undefined,
  jobs: () => new Map(),
  store: () => undefined,
  prune: () => undefined,
};

/**
 * Opens the cache in `node_modules/.cache/samples`, one file a page. Runs that happen at the same
 * time may share it. What another version of the checker or other packages left is not used.
 *
 * @param root the project's root
 * @param folder where the files are kept
 */
export const openCache = (
  root: string,
  folder = join(root, 'node_modules', '.cache', 'samples'),
): SampleCache => {
  const checker = describeChecker(root);
  const entries = new Map<string, Entry | undefined>();
  const nameOf = (page: string) => `${hash(page)}.json`;

  const load = (page: string): Entry | undefined => {
    if (!entries.has(page)) {
      entries.set(page, readEntry(join(folder, nameOf(page)), checker));
    }

    return entries.get(page);
  };

  return {
    result: (page, text) => {
      const entry = load(page);
      return entry?.text === hash(text) ? entry.result : undefined;
    },
    jobs: (page) => new Map(Object.entries(load(page)?.jobs ?? {})),
    store: (page, text, result, jobs) => {
      const entry: Entry = {checker, text: hash(text), result, jobs: Object.fromEntries(jobs)};
      entries.set(page, entry);
      mkdirSync(folder, {recursive: true});
      const target = join(folder, nameOf(page));
      const draft = `${target}.${process.pid}`;
      writeFileSync(draft, JSON.stringify(entry));
      renameSync(draft, target);
    },
    prune: (pages) => {
      const keep = new Set(pages.map(nameOf));
      for (const name of existsSync(folder) ? readdirSync(folder) : []) {
        if (name.endsWith('.json') && !keep.has(name)) {
          rmSync(join(folder, name), {force: true});
        }
      }
    },
  };
};

const readEntry = (path: string, checker: string): Entry | undefined => {
  try {
    const entry = JSON.parse(readFileSync(path, 'utf8')) as Entry;
    return entry.checker === checker ? entry : undefined;
  } catch {
    return undefined;
  }
};

const describeChecker = (root: string): string => {
  const sources = [__dirname, join(__dirname, '../../../src/content')]
    .flatMap((folder) => readdirSync(folder, {recursive: true, withFileTypes: true}))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  const lock = join(root, 'package-lock.json');
  return hash(
    ...sources.map((path) => readFileSync(path, 'utf8')),
    existsSync(lock) ? readFileSync(lock, 'utf8') : '',
  );
};
