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

/** The folder of this package's code: a part of the key of what a site keeps from it. */
export const libraryFolder = __dirname;
