import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {docSections, writeFiles} from 'docusaurus-markdown-pages';
import {addPageStep} from 'docusaurus-markdown-pages/built-pages';

import {bookDate} from './bookDate';
import {fillBook, planBooks, type PlannedBook} from './books';
import {createChapter, imagesOf, type Chapter} from './chapter';
import {createEpub, type Edition} from './epub';
import {withoutSlash} from './innerLinks';
import {parseOptions, type PluginOptions} from './options';
import {bookPictures} from './pictures';
import {createPrintable} from './printable';

/** A book in `books.json`, the plugin's data. */
export interface ListedBook {
  /** The name of its files, without the ending. */
  readonly id: string;
  readonly title: string;
  /** The sidebar that it belongs to, in words; empty for the book of all sections, which has no page to print. */
  readonly group: string;
  /** How many pages it has. */
  readonly pages: number;
}

/** The package's styles, and what a site adds to them. */
const stylesheetOf = ({styles = ''}: PluginOptions): string =>
  fs.readFileSync(path.join(__dirname, '../book.css'), 'utf8') + styles;

/**
 * Publishes the docs as EPUBs, one for each section of the sidebars and one of all, and each section as one
 * page to print. They are made from the finished pages; the dev server has none.
 */
export const epubPlugin = (context: LoadContext, options: PluginOptions): Plugin => {
  const {siteDir, siteConfig, baseUrl} = context;
  const {folder = 'book/', wholeBook = 'docs', cache} = options;
  const root = siteConfig.url + baseUrl;
  let planned: PlannedBook[] = [];

  const postBuild = addPageStep(context, ({outDir}) => {
    const wanted = new Set(planned.flatMap(({sections}) => sections.flatMap(({pages}) => pages)));
    const chapters = new Map<string, Chapter>();
    return {
      read: (page) => {
        if (!wanted.has(page.address)) return;
        const url = new URL(withoutSlash(page.address), root);
        const known = cache?.chapters.get([url.href, page.main]);
        const chapter = known ?? createChapter(page.mainElement, url, options);
        if (!known) cache?.chapters.set([url.href, page.main], chapter);
        chapters.set(page.address, chapter);
      },
      end: async () => {
        if (planned.length === 0) return;
        const images = imagesOf([...chapters.values()]);
        const edition: Edition = {
          publisher: siteConfig.title,
          version: options.version,
          date: bookDate(siteDir, process.env),
          root,
          folder,
          onlineOnly: options.onlineOnly,
          stylesheet: stylesheetOf(options),
          images: await bookPictures(images, {outDir, baseUrl}, cache?.pictures),
        };
        const files = new Map<string, string | Uint8Array>();
        for (const plan of planned) {
          const book = fillBook(plan, chapters);
          files.set(`${folder}${book.id}.epub`, createEpub(book, edition));
          // All pages as one would be too much for a browser.
          if (plan.group !== undefined) {
            files.set(`${folder}${book.id}.html`, createPrintable(book, edition, baseUrl));
          }
        }
        files.set(`${folder}book.css`, edition.stylesheet);
        writeFiles(outDir, files);
      },
    };
  });

  return {
    name: 'docusaurus-epub',
    allContentLoaded: async ({allContent, actions}) => {
      const sections = docSections(allContent, options.sections);
      const whole = {id: wholeBook, title: `${siteConfig.title} documentation`};
      planned = sections.length === 0 ? [] : planBooks(sections, whole);
      const listed = planned.map(({id, title, group, sections: parts}): ListedBook => ({
        id,
        title,
        group: group ?? '',
        pages: new Set(parts.flatMap(({pages}) => pages)).size,
      }));
      await actions.createData('books.json', JSON.stringify(listed));
    },
    postBuild,
  };
};

/** Called by Docusaurus with the options from the site's configuration. */
export const validateOptions = ({options}: {options: unknown}): PluginOptions =>
  parseOptions(options);
