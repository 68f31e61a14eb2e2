import {z} from 'zod';

import type {SectionOptions} from 'docusaurus-markdown-pages';
import {callback, checkedOptions} from 'docusaurus-markdown-pages/plugin-options';

import type {Chapter, ChapterHandler, ChapterOptions} from './chapter';
import type {BookCache} from './pictures';

/** The plugin's options. */
export interface PluginOptions extends ChapterOptions {
  /** The version that the site documents. */
  readonly version?: string | undefined;
  /** The folder of the books, below the base URL, with a slash at the end. Default: `book/`. */
  readonly folder?: string | undefined;
  /** The book of all sections: the name of its file, without the ending. Default: `docs`. */
  readonly wholeBook?: string | undefined;
  /** How pages are divided into books, as in the options of docusaurus-markdown-pages. */
  readonly sections?: SectionOptions | undefined;
  /** What readers can do on the site only, as a part of a sentence, such as `where demos play`. */
  readonly onlineOnly?: string | undefined;
  /** CSS that follows the package's. Many reading apps have no custom properties. */
  readonly styles?: string | undefined;
  /** Keeps chapters and pictures between builds. `libraryFolder` belongs in the keys. */
  readonly cache?:
    | {readonly chapters: BookCache<Chapter>; readonly pictures: BookCache<Uint8Array>}
    | undefined;
  /** Docusaurus uses it to distinguish multiple instances of a plugin. */
  readonly id?: string | undefined;
}

const store = <Type>(): z.ZodType<BookCache<Type>> =>
  z.object({
    get: callback<BookCache<Type>['get']>(),
    set: callback<BookCache<Type>['set']>(),
  });

const schema = z
  .object({
    version: z.string(),
    folder: z.string().regex(/^[^/].*\/$/u, 'Expected a path that ends with a slash'),
    wholeBook: z.string(),
    sections: z.custom<SectionOptions>((value) => typeof value === 'object' && value !== null),
    onlineOnly: z.string(),
    styles: z.string(),
    handlers: z.array(
      z
        .object({
          matches: callback<ChapterHandler['matches']>(),
          convert: callback<ChapterHandler['convert']>(),
        })
        .strict(),
    ),
    keptClasses: z.array(z.string()),
    onUnknownElement: z.enum(['throw', 'text']),
    cache: z.object({chapters: store<Chapter>(), pictures: store<Uint8Array>()}),
    id: z.string(),
  })
  .partial()
  .strict();

/**
 * Checks the plugin's options.
 *
 * @throws an error with one line per invalid option
 */
export const parseOptions = (options: unknown): PluginOptions => ({
  id: 'default',
  ...checkedOptions('docusaurus-epub', schema, options),
});
