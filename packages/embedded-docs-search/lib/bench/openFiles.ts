import {EmbeddedIndex} from '../embeddedIndex.ts';

/** Opens an index whose files are in memory, as `buildIndex()` returns them. */
export const openFiles = <Kind extends string = string>(
  files: ReadonlyMap<string, string>,
): EmbeddedIndex<Kind> =>
  new EmbeddedIndex<Kind>(
    (file) =>
      new Promise((resolve) => {
        resolve(JSON.parse(files.get(file) ?? 'null'));
      }),
  );
