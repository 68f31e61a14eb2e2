import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

import {emitFolder, writeFolder} from '../emittedFolder';
import {hashOf} from '../../content/diskCache';
import {forgetModelKey, INSTALLED} from '../toolkit-api/cache';
import {readFacts} from './facts';
import {factsFile} from './files';

const pluginName = 'sample-types';

/**
 * Writes what the names in samples mean, a file for each entry point of the toolkit, which pages load
 * when someone points at such a name.
 */
export const sampleTypesPlugin = ({siteDir, generatedFilesDir, baseUrl}: LoadContext): Plugin => {
  const folder = path.join(generatedFilesDir, pluginName, 'files');
  return {
    name: pluginName,
    getPathsToWatch: () => [INSTALLED],
    contentLoaded: async ({actions}) => {
      forgetModelKey();
      const facts = await readFacts(siteDir);
      const texts = [...facts].map(
        ([entry, found]) => [factsFile(entry), JSON.stringify(found)] as const,
      );
      const place = `assets/types/${hashOf(texts.flat())}/`;
      writeFolder(folder, new Map(texts.map(([file, text]) => [place + file, text])));
      await actions.createData('manifest.json', JSON.stringify({types: baseUrl + place}));
    },
    configureWebpack: (_, isServer) => ({plugins: isServer ? [] : [emitFolder(folder)]}),
  };
};
