import fs from 'node:fs';
import path from 'node:path';

import {filesIn} from '../../src/content/files';
import {mainOf} from '../../src/plugins/built-pages/html';

/** Every page of a build that has a `<main>`, with its path; those that only lead elsewhere have none. */
export const readBuiltPages = (folder: string): {address: string; main: string}[] =>
  filesIn(folder)
    .filter((file) => file.endsWith('.html'))
    .flatMap((file) => {
      const main = mainOf(fs.readFileSync(path.join(folder, file), 'utf8'));
      if (main === undefined) return [];
      return {address: `/${file.replace(/(?:^|\/)index\.html$/, '')}`, main};
    });
