import type {ProjectFile} from 'react-docs-playground';
import {ownFileOf, possibleNames, placeholderKey, placeholderMedia} from '../placeholderMedia';

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

/** Files for the frame, which can load none itself. */
export interface Media {
  /** By the keys of `mediaKey`. */
  files: ReadonlyMap<string, Blob>;
  /** Some of the files are placeholders for those that the code names. */
  hasPlaceholders: boolean;
}

/**
 * Loads the files that code names: this site's own files, and placeholders for all others. Those that fail
 * to load are left out.
 *
 * @param baseUrl of the site, with a slash at both ends
 * @returns undefined when there are none
 */
export const loadMedia = async (
  baseUrl: string,
  files: readonly ProjectFile[],
): Promise<Media | undefined> => {
  const names = files.flatMap(({code}) => possibleNames(code));
  const own = names.flatMap((name) => ownFileOf(name) ?? []);
  const keys = names.flatMap((name) => placeholderKey(placeholderMedia, name) ?? []);
  const loaded = await Promise.all(
    [...new Set([...own, ...keys])].map(
      async (key) => [key, await load(baseUrl + (placeholderMedia.get(key) ?? key))] as const,
    ),
  );
  const found = loaded.flatMap(([key, file]) => (file ? [[key, file] as const] : []));
  return found.length === 0
    ? undefined
    : {files: new Map(found), hasPlaceholders: found.some(([key]) => keys.includes(key))};
};
