export {epubPlugin as default, validateOptions, type ListedBook} from './plugin';
export type {PluginOptions} from './options';
export {fillBook, planBooks, type Book, type BookSection, type PlannedBook} from './books';
export {
  createChapter,
  type Chapter,
  type ChapterConverter,
  type ChapterHandler,
  type ChapterOptions,
  type Part,
} from './chapter';
export {createEpub, type Edition} from './epub';
export {createPrintable} from './printable';
export {attributeMarkup, textMarkup} from './markup';
export type {BookCache} from './pictures';

/** The folder with this package's code. Include it in the cache keys of chapters and pictures. */
export const libraryFolder = __dirname;
