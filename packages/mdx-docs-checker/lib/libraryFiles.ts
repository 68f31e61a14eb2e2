import fs from 'node:fs';
import path from 'node:path';

import {filesIn} from './files';

/**
 * The files of a library, absolute.
 *
 * @param check the name of the check whose option `library` names them, for messages
 * @param library files and folders, from the root
 * @throws if one of them doesn't exist
 */
export const libraryFiles = (check: string, root: string, library: readonly string[]): string[] =>
  library.flatMap((place) => {
    const full = path.join(root, place);
    const stats = fs.statSync(full, {throwIfNoEntry: false});
    if (!stats) {
      throw new Error(
        `${check}: \`library\` names "${place}", which doesn't exist. Build the library first.`,
      );
    }
    return stats.isDirectory() ? filesIn(full).map((file) => path.join(full, file)) : [full];
  });
