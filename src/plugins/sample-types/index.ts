import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {emitFolder, writeFolder} from 'docusaurus-markdown-pages/emitted-folder';

import {contentFiles, readText} from '../../content/files';
import {hashOf} from '../../content/diskCache';
import {withMiddleware} from '../../upstream/dev-server/middleware';
import {DevFiles} from '../devFiles';
import {modelKey} from '../../toolkit-api/cache';
import {readFacts} from './facts';
import {factsFile} from '../../content/sampleFacts';

const pluginName = 'sample-types';
const typesFolder = 'assets/types/';

const factsFiles = async (siteDir: string): Promise<Map<string, string>> =>
  new Map(
    [...(await readFacts(siteDir))].map(([entry, found]) => [
      factsFile(entry),
      JSON.stringify(found),
    ]),
  );

/**
 * Writes what the names in samples mean, a file for each entry point of the toolkit, which pages load
 * when someone points at such a name; the dev server makes them then.
 */
export const sampleTypesPlugin = ({siteDir, generatedFilesDir, baseUrl}: LoadContext): Plugin => {
  const folder = path.join(generatedFilesDir, pluginName, 'files');
  const isDev = process.env.NODE_ENV === 'development';
  const devFiles = new DevFiles();

  /** Has the files made when the dev server is asked for one; returns their folder. */
  const offerFiles = (): string => {
    const texts = contentFiles(siteDir).map((file) => readText(siteDir, file));
    const version = hashOf([modelKey(siteDir), ...texts]);
    devFiles.offer(version, () => factsFiles(siteDir));
    return `${typesFolder}${version}/`;
  };

  const writeFiles = async (): Promise<string> => {
    const files = await factsFiles(siteDir);
    const place = `${typesFolder}${hashOf([...files].flat())}/`;
    writeFolder(folder, new Map([...files].map(([file, text]) => [place + file, text])));
    return place;
  };

  return {
    name: pluginName,
    // The dev server calls this when a page or an installed package has changed.
    allContentLoaded: async ({actions}) => {
      const place = isDev ? offerFiles() : await writeFiles();
      await actions.createData('manifest.json', JSON.stringify({types: baseUrl + place}));
    },
    configureWebpack: (_, isServer) => ({
      ...(isDev ? withMiddleware(pluginName, () => devFiles.serve(baseUrl + typesFolder)) : {}),
      plugins: isServer ? [] : [emitFolder(folder)],
    }),
  };
};
