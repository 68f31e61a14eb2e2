import type {ProjectFile} from '../protocol';
import {possibleNames, standInKey, standIns} from '../standIns';

const loading = new Map<string, Promise<Blob | undefined>>();

const load = (address: string): Promise<Blob | undefined> => {
  const known = loading.get(address);
  if (known) return known;
  const loaded = fetch(address).then(
    (response) => (response.ok ? response.blob() : undefined),
    () => undefined,
  );
  loading.set(address, loaded);
  // What failed is tried again with the next change.
  void loaded.then((file) => file ?? loading.delete(address));
  return loaded;
};

/**
 * Loads the files that stand in for those that code names, by names and extensions; those that fail to
 * load are left out, and without any there is nothing.
 *
 * @param baseUrl of the site, with a slash at both ends
 */
export const loadStandIns = async (
  baseUrl: string,
  files: readonly ProjectFile[],
): Promise<ReadonlyMap<string, Blob> | undefined> => {
  const keys = new Set(
    files.flatMap(({code}) =>
      possibleNames(code).flatMap((name) => standInKey(standIns, name) ?? []),
    ),
  );
  if (keys.size === 0) return undefined;
  const loaded = await Promise.all(
    [...keys].map(async (key) => [key, await load(baseUrl + (standIns.get(key) ?? ''))] as const),
  );
  return new Map(loaded.flatMap(([key, file]) => (file ? [[key, file] as const] : [])));
};
