import {existsSync, statSync} from 'node:fs';
import path from 'node:path';

import {filesIn, isMarkdown} from '../../src/content/files';
import {pagePath} from './samples/pages';

/**
 * The files that a command's arguments name, each once: themselves, or those in a folder.
 *
 * @param accepts which files there are to name, by path from the root; pages, unless given
 * @returns paths from the root with forward slashes
 * @throws when an argument does not exist, or names no such file
 */
export const namedFiles = (
  root: string,
  names: readonly string[],
  accepts: (file: string) => boolean = isMarkdown,
): string[] => {
  const files = names.flatMap((name) => {
    const place = path.resolve(name);
    if (!existsSync(place)) throw new Error(`${name} does not exist`);
    const all = statSync(place).isDirectory()
      ? filesIn(place).map((file) => path.join(place, file))
      : [place];
    const accepted = all.map((file) => pagePath(root, file)).filter(accepts);
    if (accepted.length === 0) throw new Error(`${name} is not a page, and contains none`);
    return accepted;
  });
  return [...new Set(files)];
};
