import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import epubPlugin, {libraryFolder, type Chapter} from 'docusaurus-epub';
import {libraryFolder as htmlFolder} from 'docusaurus-markdown-pages';

import {booksFolder} from '../../config/books';
import {TOOLKIT_VERSION} from '../../config/toolkit';
import {openCache, openFileCache} from '../../content/diskCache';
import {siteSections} from '../markdown-twins/siteSections';
import {bookHandlers, codeClasses} from './blocks';

/** Publishes the docs as books: the site's sections, and its own blocks and colors. */
export const bookPlugin = (context: LoadContext): Plugin => {
  const tools = [__dirname, libraryFolder, htmlFolder];
  return epubPlugin(context, {
    version: TOOLKIT_VERSION,
    folder: booksFolder,
    wholeBook: 'remotion-docs',
    sections: siteSections,
    onlineOnly: 'where demos play and samples can be edited',
    styles: fs.readFileSync(path.join(__dirname, 'book.css'), 'utf8'),
    handlers: bookHandlers,
    keptClasses: codeClasses,
    cache: {
      chapters: openCache<Chapter>(context.siteDir, 'book-chapters', tools),
      pictures: openFileCache(context.siteDir, 'book-pictures', [libraryFolder]),
    },
  });
};
