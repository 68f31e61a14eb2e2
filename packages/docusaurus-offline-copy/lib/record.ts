// What the page writes down about the copy, and the worker reads.

/** A part of the copy. */
export interface KeptPart {
  /** The address of its manifest, which tells builds apart. */
  manifest: string;
  /** The cache that it is in. */
  cache: string;
}

/** A section of the copy. */
export interface KeptSection extends KeptPart {
  id: string;
  title: string;
  pages: number;
  /** The address of its first page below the base URL. */
  start: string;
}

/** What is kept. Caches that it doesn't name are left from a download that has not ended. */
export interface OfflineRecord {
  version: string;
  /** When it was kept or updated, in milliseconds since 1970. */
  keptAt: number;
  core: KeptPart;
  sections: readonly KeptSection[];
}

/** What the names of a site's caches begin with. */
export const cachePrefix = (baseUrl: string): string => `offline ${baseUrl} `;

const recordCache = (baseUrl: string): string => `${cachePrefix(baseUrl)}record`;

const recordAddress = (baseUrl: string): string => `${baseUrl}offline/record.json`;

/** What is kept; undefined when nothing is. */
export const readRecord = async (baseUrl: string): Promise<OfflineRecord | undefined> => {
  const response = await caches.match(recordAddress(baseUrl), {cacheName: recordCache(baseUrl)});
  return response && ((await response.json()) as OfflineRecord);
};

/** Writes down what is kept. */
export const writeRecord = async (baseUrl: string, record: OfflineRecord): Promise<void> => {
  const cache = await caches.open(recordCache(baseUrl));
  await cache.put(recordAddress(baseUrl), new Response(JSON.stringify(record)));
};

/** Deletes the site's caches; those of a record stay. */
export const deleteCaches = async (baseUrl: string, record?: OfflineRecord): Promise<void> => {
  const kept = record && [
    recordCache(baseUrl),
    ...[record.core, ...record.sections].map(({cache}) => cache),
  ];
  for (const name of await caches.keys()) {
    if (name.startsWith(cachePrefix(baseUrl)) && !kept?.includes(name)) await caches.delete(name);
  }
};

/** The address under which a page is kept: without a query, and without a slash at the end. */
export const pageAddress = (url: string): string => {
  const {origin, pathname} = new URL(url);
  return origin + pathname.replace(/(?<=.)\/$/, '');
};
