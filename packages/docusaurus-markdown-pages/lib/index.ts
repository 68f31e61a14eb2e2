export {markdownPagesPlugin as default, validateOptions} from './plugin';
export {
  createMarkdownReader,
  hintText,
  type MarkdownBuild,
  type MarkdownOptions,
  type MarkdownReader,
  type MarkdownSite,
} from './reader';
export type {PluginOptions} from './options';
export {
  docSections,
  inFirstPlace,
  mergeSections,
  sidebarItems,
  type Section,
  type SectionName,
  type SectionOptions,
  type SidebarItem,
} from './sections';
export type {TextCache, TwinSource} from './twin';
export type {BlockHandler, Converter, Handlers, TextHandler} from './converter';
export {writeFiles} from './writeFiles';

/** The folder with this package's code. Include it in the cache key of anything that a site stores from it. */
export const libraryFolder = __dirname;
