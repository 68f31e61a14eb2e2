import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

import {ChunkFilesPlugin} from '../../upstream/page-files/chunkFiles';
import {chunksByPage, findPageChunks} from '../../upstream/page-files/pageChunkNames';
import {chunksFile, pagesFile, type OfflinePages} from './files';
import {offlineSections, type OfflineSection} from './sections';

/**
 * Collects what the offline copy is made of: the sections, for the page that offers them, and the files
 * that each page needs, for scripts/lib/offline, which writes the copy's manifests after the build.
 */
export const offlineCopyPlugin = ({baseUrl, generatedFilesDir}: LoadContext): Plugin => {
  let sections: OfflineSection[] = [];
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
    postBuild: ({routes}) => {
      const chunks = chunksByPage(routes, generatedFilesDir);
      const pages: OfflinePages = {sections, chunks: Object.fromEntries(chunks)};
      fs.writeFileSync(path.join(generatedFilesDir, pagesFile), JSON.stringify(pages));
    },
  };
};
