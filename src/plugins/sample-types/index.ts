import {createHash} from 'node:crypto';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

import {emitFolder, writeFolder} from '../search-index/assets';
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
    contentLoaded: async ({actions}) => {
      const facts = await readFacts(siteDir);
      const texts = [...facts].map(
        ([entry, found]) => [factsFile(entry), JSON.stringify(found)] as const,
      );
      const hash = createHash('sha256').update(JSON.stringify(texts)).digest('hex').slice(0, 16);
      const place = `assets/types/${hash}/`;
      writeFolder(folder, new Map(texts.map(([file, text]) => [place + file, text])));
      await actions.createData('manifest.json', JSON.stringify({types: baseUrl + place}));
    },
    configureWebpack: (_, isServer) => ({plugins: isServer ? [] : [emitFolder(folder)]}),
  };
};
