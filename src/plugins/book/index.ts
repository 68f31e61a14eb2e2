import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {docSections, libraryFolder} from 'docusaurus-markdown-pages';
import {addPageStep} from 'docusaurus-markdown-pages/built-pages';

import {booksFolder} from '../../config/books';
import {openCache, writeFileAtomic} from '../../content/diskCache';
import {withoutSlash} from '../../content/inventory';
import {readVersions} from '../../content/manifest';
import {siteSections} from '../markdown-twins/siteSections';
import {bookDate} from './bookDate';
import {fillBook, planBooks, type PlannedBook} from './books';
import {createChapter, imagesOf, type Chapter} from './chapter';
import {createEpub, type Edition} from './epub';
import {bookPictures} from './pictures';
import {createPrintable} from './printable';

/**
 * Publishes the docs as EPUBs, one for each section of the sidebars and one of all, and each section as one
 * page to print. They are made from the finished pages; the dev server has none.
 */
export const bookPlugin = (context: LoadContext): Plugin => {
  const {siteDir, siteConfig, baseUrl} = context;
  const root = siteConfig.url + baseUrl;
  let planned: PlannedBook[] = [];

  addPageStep(context, ({outDir}) => {
    const wanted = new Set(planned.flatMap(({sections}) => sections.flatMap(({pages}) => pages)));
    const chapters = new Map<string, Chapter>();
    const tools = [__dirname, libraryFolder];
    const cache = openCache<Chapter>(siteDir, 'book-chapters', tools);
    return {
      read: (page) => {
        if (!wanted.has(page.address)) return;
        const url = new URL(withoutSlash(page.address), root);
        const known = cache.get([url.href, page.main]);
        const chapter = known ?? createChapter(page.mainElement, url);
        if (!known) cache.set([url.href, page.main], chapter);
        chapters.set(page.address, chapter);
      },
      end: async () => {
        if (planned.length === 0) return;
        const {remotion: version} = readVersions(siteDir);
        if (version === undefined) throw new Error('package.json has no version of remotion.');
        const edition: Edition = {
          publisher: siteConfig.title,
          version,
          date: bookDate(siteDir, process.env),
          root,
          folder: booksFolder,
          stylesheet: fs.readFileSync(path.join(__dirname, 'book.css'), 'utf8'),
          images: await bookPictures(imagesOf([...chapters.values()]), {outDir, baseUrl, siteDir}),
        };
        const write = (file: string, content: string | Uint8Array): void => {
          writeFileAtomic(path.join(outDir, booksFolder, file), content);
        };
        for (const plan of planned) {
          const book = fillBook(plan, chapters);
          write(`${book.id}.epub`, createEpub(book, edition));
          // All pages as one would be too much for a browser.
          if (plan.group !== undefined) {
            write(`${book.id}.html`, createPrintable(book, edition, baseUrl));
          }
        }
        write('book.css', edition.stylesheet);
      },
    };
  });

  return {
    name: 'book',
    allContentLoaded: async ({allContent, actions}) => {
      const sections = docSections(allContent, siteSections);
      planned =
        sections.length === 0 ? [] : planBooks(sections, `${siteConfig.title} documentation`);
      const listed = planned.map(({id, title, group, sections: parts}) => ({
        id,
        title,
        group: group ?? '',
        pages: new Set(parts.flatMap(({pages}) => pages)).size,
      }));
      await actions.createData('books.json', JSON.stringify(listed));
    },
  };
};
