import fs from 'node:fs';
import path from 'node:path';
import {mainOf} from 'docusaurus-markdown-pages/html';

import {filesIn} from '../../src/content/files';

/** Those to print repeat pages that have an address of their own. */
const isPage = (file: string): boolean => /(?:^|\/)(?:index|404)\.html$/.test(file);

/** Every page of a build that has a `<main>`, with its path; those that only lead elsewhere have none. */
export const readBuiltPages = (folder: string): {address: string; main: string}[] =>
  filesIn(folder)
    .filter(isPage)
    .flatMap((file) => {
      const main = mainOf(fs.readFileSync(path.join(folder, file), 'utf8'));
      if (main === undefined) return [];
      return {address: `/${file.replace(/(?:^|\/)index\.html$/, '')}`, main};
    });
