// A cache on disk: what was made of pages and packages in earlier runs.
import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {threadId} from 'node:worker_threads';

import {filesIn} from './files';

/** A short hash of texts, fit for addresses. */
export const hashOf = (texts: Iterable<string | Uint8Array>): string => {
  const hash = createHash('sha256');
  for (const text of texts) hash.update(text).update('\0');
  return hash.digest('hex').slice(0, 16);
};

/** A short hash of files; those that do not exist count as empty. */
export const hashOfFiles = (files: readonly string[]): string =>
  hashOf(files.map((file) => (fs.existsSync(file) ? fs.readFileSync(file) : '')));

/** Changes whenever an installed package does, because it hashes npm's list of installed packages. */
export const packagesKey = (root: string): string =>
  hashOfFiles([path.join(root, 'node_modules/.package-lock.json')]);

/** Writes a file atomically, so that other processes and threads never see half of it. */
export const writeFileAtomic = (file: string, content: string | Uint8Array): void => {
  fs.mkdirSync(path.dirname(file), {recursive: true});
  const draft = `${file}.${process.pid}-${threadId}`;
  fs.writeFileSync(draft, content);
  fs.renameSync(draft, file);
};

/** Changes with the entries' format. A cache in another format is deleted. */
const FORMAT = 'docs-cache 1';

const DAY = 24 * 60 * 60 * 1000;

/** How long an unread entry is kept, in milliseconds. */
const MAX_AGE = 14 * DAY;

/** Maximum total size of all entries, in bytes: several times what the site's pages need. */
const MAX_SIZE = 400_000_000;

/** How often old entries are looked for, in milliseconds. */
const CLEANING_INTERVAL = DAY / 4;

/** Deletes entries that were not read for long, and the oldest ones when all together are too large. */
const removeOldEntries = (folder: string, maxSize = MAX_SIZE): void => {
  const entries = filesIn(folder)
    .flatMap((name) => {
      const file = path.join(folder, name);
      // A run beside this one may have removed it.
      const stats = fs.statSync(file, {throwIfNoEntry: false});
      return stats ? [{file, size: stats.size, used: stats.mtimeMs}] : [];
    })
    .sort((a, b) => b.used - a.used);
  let size = 0;
  for (const entry of entries) {
    size += entry.size;
    if (size > maxSize || entry.used < Date.now() - MAX_AGE) fs.rmSync(entry.file, {force: true});
  }
};

const cleaned = new Set<string>();

/** Removes old entries at the end of a run that adds some, unless another run did so recently. */
const cleanLater = (folder: string): void => {
  if (cleaned.has(folder)) return;
  cleaned.add(folder);
  const mark = path.join(folder, 'cleaned');
  const last = fs.statSync(mark, {throwIfNoEntry: false})?.mtimeMs;
  if (last !== undefined && last > Date.now() - CLEANING_INTERVAL) return;
  writeFileAtomic(mark, serialize(''));
  if (last === undefined) return;
  process.once('exit', () => {
    removeOldEntries(folder);
  });
};

/** An entry: a line with the format and a hash of the rest, which reveals damage. */
const serialize = (value: unknown): Uint8Array => {
  const body = value instanceof Uint8Array ? value : Buffer.from(JSON.stringify(value));
  return Buffer.concat([Buffer.from(`${FORMAT} ${hashOf([body])}\n`), body]);
};

/** An entry's content; undefined if it's damaged or has another format. */
const bodyOf = (bytes: Buffer): Buffer | undefined => {
  const end = bytes.indexOf('\n');
  const body = bytes.subarray(end + 1);
  return end !== -1 && bytes.toString('latin1', 0, end) === `${FORMAT} ${hashOf([body])}`
    ? body
    : undefined;
};

const readBytes = (file: string): Buffer | undefined => {
  try {
    return fs.readFileSync(file);
  } catch {
    // There is no such entry, or a run beside this one has removed it.
    return undefined;
  }
};

/** Reads an entry. If it's damaged or has another format, the whole cache is deleted. */
const readEntry = (folder: string, file: string): Buffer | undefined => {
  const bytes = readBytes(file);
  if (!bytes) return undefined;
  const body = bodyOf(bytes);
  if (!body) {
    console.warn(`${file} is damaged or has another format: the cache is deleted.`);
    fs.rmSync(folder, {recursive: true, force: true});
    return undefined;
  }
  // What is used stays: it counts as new, once a day.
  const {mtimeMs = 0} = fs.statSync(file, {throwIfNoEntry: false}) ?? {};
  const now = new Date();
  if (mtimeMs !== 0 && mtimeMs < now.getTime() - DAY) {
    try {
      fs.utimesSync(file, now, now);
    } catch {
      // A run beside this one has removed it.
    }
  }
  return body;
};

/** Values of one kind, keyed by their inputs. */
export interface Cache<T> {
  /** The value that was computed from these inputs. */
  readonly get: (inputs: readonly (string | Uint8Array)[]) => T | undefined;
  readonly set: (inputs: readonly (string | Uint8Array)[], value: T) => void;
}

/** The texts of files, or of all files in folders; those that are missing count as empty. */
const hashOfTools = (tools: readonly string[]): string =>
  hashOfFiles(
    tools.flatMap((tool) =>
      fs.statSync(tool, {throwIfNoEntry: false})?.isDirectory()
        ? filesIn(tool).map((file) => path.join(tool, file))
        : [tool],
    ),
  );

/** Where values come from and go to. */
interface Place {
  /** The project, whose packages the values depend on. */
  readonly root: string;
  /** The folder of the cache. */
  readonly folder: string;
}

const open = <T>(
  {root, folder}: Place,
  name: string,
  tools: readonly string[],
  read: (body: Buffer) => T,
): Cache<T> => {
  let key: string | undefined;
  const fileOf = (inputs: readonly (string | Uint8Array)[]): string => {
    key ??= hashOf([process.version, packagesKey(root), hashOfTools(tools)]);
    return path.join(folder, name, hashOf([key, ...inputs]));
  };
  return {
    get: (inputs) => {
      const body = readEntry(folder, fileOf(inputs));
      return body && read(body);
    },
    set: (inputs, value) => {
      cleanLater(folder);
      writeFileAtomic(fileOf(inputs), serialize(value));
    },
  };
};

/** The caches of a project. `root` is its folder. */
interface Caches {
  /**
   * Opens the cache for one kind of JSON-serializable values. A value is found as long as its inputs, the
   * installed packages, this package and the code that computes it are the same. Concurrent processes can
   * share the cache.
   *
   * @param name names the kind
   * @param tools files and folders with the code that computes the values
   */
  readonly openCache: <T>(root: string, name: string, tools: readonly string[]) => Cache<T>;
  /** The same for files such as images. */
  readonly openFileCache: (
    root: string,
    name: string,
    tools: readonly string[],
  ) => Cache<Uint8Array>;
  /** Deletes entries that were not read for long, and the oldest ones when all together are too large. */
  readonly removeOldEntries: (root: string, maxSize?: number) => void;
}

/**
 * Caches in a folder of each project.
 *
 * @param location from the project's root, such as `node_modules/.cache/docs`
 */
export const cachesIn = (location: string): Caches => {
  const placeOf = (root: string): Place => ({root, folder: path.join(root, location)});
  return {
    openCache: <T>(root: string, name: string, tools: readonly string[]) =>
      // The key and the hash say that the same code wrote it.
      open(
        placeOf(root),
        name,
        [__dirname, ...tools],
        (body) => JSON.parse(body.toString('utf8')) as T,
      ),
    openFileCache: (root, name, tools) =>
      open<Uint8Array>(placeOf(root), name, tools, (body) => body),
    removeOldEntries: (root, maxSize) => {
      removeOldEntries(placeOf(root).folder, maxSize);
    },
  };
};

/** A cache that keeps nothing. */
export const noCache = <T>(): Cache<T> => ({get: () => undefined, set: () => undefined});

/**
 * Computes an outcome for each item. Outcomes of earlier runs come from the cache.
 *
 * @param inputsOf what the outcome of an item depends on
 * @param make receives the uncached items and returns their outcomes in the same order; undefined isn't
 * cached
 * @returns the outcomes in the order of the items, without undefined ones, and how many were in the cache
 */
export const cachedOutcomes = async <Item, Outcome>(
  cache: Cache<Outcome>,
  items: readonly Item[],
  inputsOf: (item: Item) => readonly string[],
  make: (changed: readonly Item[]) => Promise<readonly (Outcome | undefined)[]>,
): Promise<{outcomes: Outcome[]; cached: number}> => {
  const outcomes = items.map((item) => cache.get(inputsOf(item)));
  const changed = [...items.entries()].filter(([index]) => outcomes[index] === undefined);
  const made = changed.length === 0 ? [] : await make(changed.map(([, item]) => item));
  for (const [at, [index, item]] of changed.entries()) {
    const outcome = made[at];
    if (outcome === undefined) continue;
    cache.set(inputsOf(item), outcome);
    outcomes[index] = outcome;
  }
  return {
    outcomes: outcomes.filter((outcome) => outcome !== undefined),
    cached: items.length - changed.length,
  };
};
