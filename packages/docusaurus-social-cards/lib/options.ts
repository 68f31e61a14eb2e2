import {z} from 'zod';

import {callback, checkedOptions} from 'docusaurus-markdown-pages/plugin-options';

import type {CardDesign} from './card';
import type {CardCache} from './cards';

/** The plugin's options. */
export interface PluginOptions {
  /** What all cards share; called when the cards are drawn. */
  readonly design: () => CardDesign;
  /** The sort of a page, by its path with the base URL, such as `Guide`. Default: none. */
  readonly kindOf?: ((address: string) => string | undefined) | undefined;
  /**
   * The address of a page's card, below the base URL, for its path without slashes at both ends. Default:
   * `/img/cards/docs/intro.png` for `docs/intro`, `/img/cards/home.png` for the home page.
   */
  readonly cardAddress?: ((place: string) => string) | undefined;
  /**
   * Whether the plugin adds `og:image` and `twitter:image` to each page without a picture. Default: true. With
   * false, pages name their card themselves, and one without any picture fails the build.
   */
  readonly addTags?: boolean | undefined;
  /** Keeps cards between builds. `libraryFolder` and the design's code belong in its keys. */
  readonly cache?: CardCache | undefined;
  /** Awaited before cards are drawn; a rejection fails the build. */
  readonly ready?: (() => Promise<void> | undefined) | undefined;
  /** Docusaurus uses it to distinguish multiple instances of a plugin. */
  readonly id?: string | undefined;
}

const optional = z
  .object({
    kindOf: callback<NonNullable<PluginOptions['kindOf']>>(),
    cardAddress: callback<NonNullable<PluginOptions['cardAddress']>>(),
    addTags: z.boolean(),
    cache: z.object({get: callback<CardCache['get']>(), set: callback<CardCache['set']>()}),
    ready: callback<NonNullable<PluginOptions['ready']>>(),
    id: z.string(),
  })
  .partial();

const schema = optional.extend({design: callback<PluginOptions['design']>()}).strict();

/**
 * Checks the plugin's options.
 *
 * @throws an error with one line per invalid option
 */
export const parseOptions = (options: unknown): PluginOptions => ({
  id: 'default',
  ...checkedOptions('docusaurus-social-cards', schema, options),
});
