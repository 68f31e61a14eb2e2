// Keeps, updates and removes the copy. It runs in the page that offers it.
import {
  hashOfBytes,
  offlineListFile,
  workerFile,
  type OfferedSection,
  type OfflineFile,
  type OfflineList,
} from './list.ts';
import {
  cachePrefix,
  deleteCaches,
  readRecord,
  writeRecord,
  type KeptPart,
  type OfflineRecord,
} from './record.ts';

export {readRecord, type KeptSection, type OfflineRecord} from './record.ts';

type Offer = Extract<OfflineList, {isOn: true}>;

/** Why a copy could not be changed. Nothing was saved then. Texts for readers are the site's. */
export type CopyProblem =
  /** Another tab is changing the copy. */
  | {kind: 'busy'}
  /** The browser has too little space for the site; both are in bytes. */
  | {kind: 'space'; needed: number; left: number}
  /** A file was answered with an error. */
  | {kind: 'status'; address: string; status: number}
  /** A file isn't the one that its manifest names: the site may have just been updated. */
  | {kind: 'changed'; address: string}
  /** A file was not answered; the reason is in the browser's words. */
  | {kind: 'download'; address: string; reason: string}
  /** The browser couldn't save the copy; the reason is in its words. */
  | {kind: 'browser'; reason: string};

/** A change of the copy that failed. */
export class CopyFailure extends Error {
  readonly problem: CopyProblem;

  constructor(problem: CopyProblem) {
    super(`The offline copy wasn't changed: ${JSON.stringify(problem)}`);
    this.problem = problem;
  }
}

/** Files that are requested at a time. */
const FILES_AT_ONCE = 6;

const reasonOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

/** Whether the browser can keep a copy: not on HTTP, and not in some private windows. */
export const isSupported = (): boolean =>
  window.isSecureContext && 'serviceWorker' in navigator && 'caches' in window;

/**
 * What can be kept of the build that is published.
 *
 * @throws when it can't be loaded
 */
export const loadList = async (baseUrl: string): Promise<OfflineList> => {
  const response = await fetch(baseUrl + offlineListFile, {cache: 'no-cache'});
  if (!response.ok) throw new Error(`${offlineListFile} answered ${response.status}.`);
  return (await response.json()) as OfflineList;
};

/**
 * Changes the copy in one tab at a time.
 *
 * @throws CopyFailure when another tab is changing it
 */
const alone = async <Result>(baseUrl: string, change: () => Promise<Result>): Promise<Result> =>
  await navigator.locks.request(
    `${cachePrefix(baseUrl)}change`,
    {ifAvailable: true},
    async (lock) => {
      if (!lock) throw new CopyFailure({kind: 'busy'});
      return change();
    },
  );

/** Requests a file, a second time if the first fails, and compares it with the manifest. */
const download = async (
  address: string,
  hash: string | undefined,
  signal: AbortSignal,
): Promise<Response> => {
  for (let isLast = false; ; isLast = true) {
    try {
      const response = await fetch(address, {cache: 'no-cache', signal});
      const {ok, status} = response;
      if (!ok) throw new CopyFailure({kind: 'status', address, status});
      const bytes = await response.arrayBuffer();
      if (hash !== undefined && (await hashOfBytes(bytes)) !== hash) {
        throw new CopyFailure({kind: 'changed', address});
      }
      const headers = new Headers(response.headers);
      // The bytes are decoded, and the answer to a redirect would not do for a page.
      for (const name of ['Content-Encoding', 'Content-Length']) headers.delete(name);
      return new Response(bytes, {headers});
    } catch (error) {
      signal.throwIfAborted();
      if (!isLast) continue;
      if (error instanceof CopyFailure) throw error;
      throw new CopyFailure({kind: 'download', address, reason: reasonOf(error)});
    }
  }
};

/** Calls a function with each item, a few at a time. After a failure, what has begun ends, and nothing begins. */
const forEachAtOnce = async <Item>(
  items: readonly Item[],
  call: (item: Item) => Promise<void>,
): Promise<void> => {
  const rest = items.values();
  const failures: Error[] = [];
  await Promise.all(
    Array.from({length: FILES_AT_ONCE}, async () => {
      for (const item of rest) {
        if (failures.length > 0) return;
        try {
          await call(item);
        } catch (error) {
          failures.push(error instanceof Error ? error : new Error(String(error)));
        }
      }
    }),
  );
  if (failures[0]) throw failures[0];
};

/** A part to download: what it is of, and where it goes. */
interface NewPart extends KeptPart {
  files: readonly OfflineFile[];
}

/** The files of the earlier copy, by place and hash, with the caches that they are in. */
const filesOf = async (
  baseUrl: string,
  record: OfflineRecord | undefined,
): Promise<Map<string, string>> => {
  const known = new Map<string, string>();
  for (const {manifest, cache} of record ? [record.core, ...record.sections] : []) {
    const response = await caches.match(baseUrl + manifest, {cacheName: cache});
    const files = ((await response?.json()) ?? []) as OfflineFile[];
    for (const [place, hash] of files) known.set(`${place} ${hash}`, cache);
  }
  return known;
};

const requireSpace = async (bytes: number): Promise<void> => {
  // WebKit may come without it; a download that finds no space fails later, with the browser's own words.
  const storage = navigator.storage as Partial<StorageManager> | undefined;
  const {quota = Infinity, usage = 0} = (await storage?.estimate?.()) ?? {};
  if (quota - usage >= bytes) return;
  throw new CopyFailure({kind: 'space', needed: bytes, left: Math.max(0, quota - usage)});
};

/**
 * Keeps sections, and brings those that are kept already to the same build. Sections are kept as a whole:
 * a failure or an abort leaves what was kept before.
 *
 * @param ids the sections to add
 * @param report called with the bytes done and the bytes to download, as sent
 * @throws CopyFailure with the reason; the signal's reason when it aborts
 */
export const keepSections = (
  baseUrl: string,
  offer: Offer,
  ids: readonly string[],
  {signal, report}: {signal: AbortSignal; report: (done: number, total: number) => void},
): Promise<OfflineRecord> =>
  alone(baseUrl, async () => {
    const before = await readRecord(baseUrl);
    await deleteCaches(baseUrl, before);
    const has = (section: OfferedSection): boolean =>
      ids.includes(section.id) || before?.sections.some(({id}) => id === section.id) === true;
    const wanted = offer.sections.filter(has);
    const parts = [offer.core, ...wanted];
    const same = new Map(
      (before ? [before.core, ...before.sections] : []).map((part) => [part.manifest, part.cache]),
    );
    const isNew = ({manifest}: {manifest: string}): boolean => !same.has(manifest);
    await requireSpace(parts.filter(isNew).reduce((sum, {stored}) => sum + stored, 0));
    const cacheOf = (manifest: string): string =>
      same.get(manifest) ?? cachePrefix(baseUrl) + manifest;
    const record: OfflineRecord = {
      version: offer.version,
      keptAt: Date.now(),
      core: {manifest: offer.core.manifest, cache: cacheOf(offer.core.manifest)},
      sections: wanted.map(({id, title, pages, start, manifest}) => ({
        ...{id, title, pages, start, manifest},
        cache: cacheOf(manifest),
      })),
    };
    try {
      const downloads: NewPart[] = [];
      for (const {manifest} of parts.filter(isNew)) {
        const response = await download(baseUrl + manifest, undefined, signal);
        const files = (await response.clone().json()) as OfflineFile[];
        const cache = cacheOf(manifest);
        await (await caches.open(cache)).put(baseUrl + manifest, response);
        downloads.push({manifest, cache, files});
      }
      const known = await filesOf(baseUrl, before);
      const files = downloads.flatMap((part) =>
        part.files.map(([place, hash, bytes]) => ({
          ...{place, hash, cache: part.cache},
          from: known.get(`${place} ${hash}`),
          bytes: known.has(`${place} ${hash}`) ? 0 : bytes,
        })),
      );
      const total = files.reduce((sum, {bytes}) => sum + bytes, 0);
      let done = 0;
      report(done, total);
      await forEachAtOnce(files, async ({place, hash, cache, from, bytes}) => {
        signal.throwIfAborted();
        const address = baseUrl + place;
        const known =
          from === undefined
            ? undefined
            : await caches.match(address, {cacheName: from, ignoreVary: true});
        const response = known ?? (await download(address, hash, signal));
        await (await caches.open(cache)).put(address, response);
        done += bytes;
        report(done, total);
      });
      await navigator.serviceWorker.register(baseUrl + workerFile, {scope: baseUrl});
      signal.throwIfAborted();
      await writeRecord(baseUrl, record);
    } catch (error) {
      await end(baseUrl, before);
      if (error instanceof CopyFailure || signal.aborted) throw error;
      throw new CopyFailure({kind: 'browser', reason: reasonOf(error)});
    }
    await deleteCaches(baseUrl, record);
    return record;
  });

/** Leaves what a record names; without one, no trace at all. */
const end = async (baseUrl: string, record: OfflineRecord | undefined): Promise<void> => {
  await deleteCaches(baseUrl, record);
  if (record) return;
  const scope = new URL(baseUrl, window.location.href).href;
  const registration = await navigator.serviceWorker.getRegistration(scope);
  if (registration?.scope === scope) await registration.unregister();
};

/**
 * Removes sections; with the last one, everything.
 *
 * @throws CopyFailure when another tab is changing the copy
 */
export const removeSections = (
  baseUrl: string,
  ids: readonly string[],
): Promise<OfflineRecord | undefined> =>
  alone(baseUrl, async () => {
    const before = await readRecord(baseUrl);
    const sections = before?.sections.filter(({id}) => !ids.includes(id)) ?? [];
    const record = before && sections.length > 0 ? {...before, sections} : undefined;
    if (record) await writeRecord(baseUrl, record);
    await end(baseUrl, record);
    return record;
  });
