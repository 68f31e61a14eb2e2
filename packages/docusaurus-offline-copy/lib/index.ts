// The plugin: notes during the build which files each page needs, for `writeOfflineCopy`.
import fs from 'node:fs';
import path from 'node:path';
import type {AllContent, LoadContext, Plugin, RouteConfig} from '@docusaurus/types';

import {ChunkFilesPlugin} from './build/chunkFiles.ts';
import {chunksByPage, findPageChunks, type PageChunkOptions} from './build/pageChunkNames.ts';
import {
  chunksFile,
  measure,
  namedIn,
  pagesFile,
  type MeasuredFile,
  type OfflinePages,
  type OfflineSection,
} from './build/records.ts';

export type {OfflineSection} from './build/records.ts';

/** The plugin's options. */
export interface PluginOptions extends PageChunkOptions {
  /** The sections that readers can keep, from what all plugins have loaded. A page may be in one section. */
  sections: (allContent: AllContent) => readonly OfflineSection[];
  /** Docusaurus uses it to distinguish multiple instances of a plugin. */
  id?: string | undefined;
}

/** Takes part in a site's own pass over its pages. */
export interface PageReader {
  /** Gets each page once, when its HTML is complete. `file` is below the folder of the build. */
  readonly read: (page: {file: string; html: string}) => void;
  /** Gets the bytes of each page once, as they are written. */
  readonly written: (page: {file: string}, bytes: Uint8Array<ArrayBuffer>) => Promise<void>;
  /** Runs after the last page. */
  readonly end: () => void;
}

export interface OfflineCopy {
  /** Notes the sections and the files of chunks; doesn't read the HTML. */
  readonly plugin: Plugin;
  /** Starts reading the pages of a build. Without it, `writeOfflineCopy` finds no sections. */
  readonly readPages: (site: {routes: readonly RouteConfig[]}) => PageReader;
}

const writeData = (file: string, pages: OfflinePages): void => {
  fs.mkdirSync(path.dirname(file), {recursive: true});
  fs.writeFileSync(file, JSON.stringify(pages));
};

/** For sites that process the built pages themselves, and that then add `readPages`. */
export const offlineCopy = (context: LoadContext, options: PluginOptions): OfflineCopy => {
  const {plugin, chunksOf, target, sections} = collect(context, options);
  return {
    plugin,
    readPages: ({routes}) => {
      // That of the build before says nothing about this one.
      fs.rmSync(target, {force: true});
      const named: Record<string, string[]> = {};
      const measured: Record<string, MeasuredFile> = {};
      return {
        read: ({file, html}) => {
          named[file] = namedIn(html);
        },
        written: async ({file}, bytes) => {
          measured[file] = await measure(bytes, true);
        },
        end: () => {
          writeData(target, {sections: sections(), chunks: chunksOf(routes), named, measured});
        },
      };
    },
  };
};

interface Collected {
  plugin: Plugin;
  chunksOf: (routes: readonly RouteConfig[]) => OfflinePages['chunks'];
  /** Where the pages are noted. */
  target: string;
  /** Known once all plugins have loaded their content. */
  sections: () => readonly OfflineSection[];
}

const collect = (context: LoadContext, options: PluginOptions): Collected => {
  const {generatedFilesDir} = context;
  let sections: readonly OfflineSection[] = [];
  const plugin: Plugin = {
    name: 'docusaurus-offline-copy',
    allContentLoaded: async ({allContent, actions}) => {
      sections = options.sections(allContent);
      const listed = sections.map(({id, title, pages}) => ({id, title, pages: pages.length}));
      await actions.createData('sections.json', JSON.stringify(listed));
    },
    configureWebpack: ({mode}, isServer) => {
      if (isServer || mode !== 'production') return {};
      const target = path.join(generatedFilesDir, chunksFile);
      const findPages = () => findPageChunks(generatedFilesDir, options);
      return {plugins: [new ChunkFilesPlugin(target, findPages)]};
    },
  };
  return {
    plugin,
    chunksOf: (routes) => Object.fromEntries(chunksByPage(routes, generatedFilesDir, options)),
    target: path.join(generatedFilesDir, pagesFile),
    sections: () => sections,
  };
};

/**
 * Called by Docusaurus with the options from the site's configuration.
 *
 * @throws when they lack the sections
 */
export const validateOptions = ({
  options,
}: {
  options: Partial<PluginOptions> | undefined;
}): PluginOptions => {
  const {sections} = options ?? {};
  if (typeof sections !== 'function') {
    throw new Error(
      'docusaurus-offline-copy: set the option "sections" to a function that returns the sections that readers can keep.',
    );
  }
  return {id: 'default', ...options, sections};
};

/** For sites whose pages nothing changes after Docusaurus: `writeOfflineCopy` reads them after the build. */
export default function offlineCopyPlugin(context: LoadContext, options: PluginOptions): Plugin {
  const {plugin, chunksOf, target, sections} = collect(context, options);
  return {
    ...plugin,
    // oxlint-disable-next-line typescript/require-await -- the hook is typed as async
    postBuild: async ({routes}) => {
      writeData(target, {sections: sections(), chunks: chunksOf(routes)});
    },
  };
}
