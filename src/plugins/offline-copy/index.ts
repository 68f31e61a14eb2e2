import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {addPageStep} from 'docusaurus-markdown-pages/built-pages';

import {writeFileAtomic} from '../../content/diskCache';
import {ChunkFilesPlugin} from '../../upstream/page-files/chunkFiles';
import {chunksByPage, findPageChunks} from '../../upstream/page-files/pageChunkNames';
import {
  chunksFile,
  measure,
  namedIn,
  pagesFile,
  type MeasuredFile,
  type OfflinePages,
} from './files';
import {offlineSections, type OfflineSection} from './sections';

/**
 * Collects what the offline copy is made of: the sections, for the page that offers them, and the files
 * that each page needs, for scripts/lib/offline, which writes the copy's manifests after the build.
 */
export const offlineCopyPlugin = (context: LoadContext): Plugin => {
  const {baseUrl, generatedFilesDir} = context;
  let sections: OfflineSection[] = [];

  addPageStep(context, ({routes}) => {
    const target = path.join(generatedFilesDir, pagesFile);
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
        const chunks = Object.fromEntries(chunksByPage(routes, generatedFilesDir));
        const offline: OfflinePages = {sections, chunks, named, measured};
        writeFileAtomic(target, JSON.stringify(offline));
      },
    };
  });

  return {
    name: 'offline-copy',
    allContentLoaded: async ({allContent, actions}) => {
      sections = offlineSections(allContent, baseUrl);
      const listed = sections.map(({id, title, pages}) => ({id, title, pages: pages.length}));
      await actions.createData('sections.json', JSON.stringify(listed));
    },
    configureWebpack: ({mode}, isServer) => {
      if (isServer || mode !== 'production') return {};
      const target = path.join(generatedFilesDir, chunksFile);
      return {plugins: [new ChunkFilesPlugin(target, () => findPageChunks(generatedFilesDir))]};
    },
  };
};
