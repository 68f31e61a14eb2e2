import {z} from 'zod';

import type {BlockHandler, TextHandler} from './converter';
import {callback, checkedOptions} from './pluginOptions';
import type {MarkdownOptions} from './reader';

/** The plugin's options. */
export interface PluginOptions extends MarkdownOptions {
  /** Pages without a Markdown version: patterns for their paths, with the base URL, such as `/search`. */
  ignorePatterns?: readonly string[] | undefined;
  /**
   * Whether each page's body begins with a line, invisible to people, that says where its Markdown version
   * is. Default: true.
   */
  hint?: boolean | undefined;
  /** Docusaurus uses it to distinguish multiple instances of a plugin. */
  id?: string | undefined;
}

const texts = z.array(z.string());

const sectionName = z.object({slug: z.string(), title: z.string(), group: z.string()}).strict();

const sections = z
  .object({
    sidebars: z.record(sectionName.partial({title: true})),
    areas: z.record(sectionName),
    uncategorized: sectionName,
    others: sectionName,
  })
  .partial()
  .strict();

const handlers = z
  .object({
    blocks: z.array(
      z
        .object({
          matches: callback<BlockHandler['matches']>(),
          convert: callback<BlockHandler['convert']>(),
        })
        .strict(),
    ),
    texts: z.array(
      z
        .object({
          matches: callback<TextHandler['matches']>(),
          convert: callback<TextHandler['convert']>(),
        })
        .strict(),
    ),
  })
  .partial()
  .strict();

const schema = z
  .object({
    version: z.string(),
    sections,
    splitLists: z.boolean(),
    fullText: z.boolean(),
    firstPages: texts,
    note: z.string(),
    handlers,
    onUnknownElement: z.enum(['throw', 'warn']),
    ignorePatterns: texts,
    hint: z.boolean(),
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
  ...checkedOptions('docusaurus-markdown-pages', schema, options),
});
