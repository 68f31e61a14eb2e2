import fs from 'node:fs';
import path from 'node:path';

import {build} from 'esbuild';
import {contentTypeOf, isText} from 'static-site-hosting/files';

import {
  hashOfBytes,
  type OfflineFile,
  type OfflineList,
  type OfflinePart,
} from '../../../src/offline/list';
import {manifestFolder, offlineListFile, workerFile} from '../../../src/offline/names';
import type {ChunkFiles} from '../../../src/upstream/page-files/chunkFiles';
import {
  chunksFile,
  measure,
  pagesFile,
  type OfflinePages,
} from '../../../src/plugins/offline-copy/files';
import {findFiles} from './files';

/** The worker that ends all copies, for hosts to put in the place of the other without a build. */
export const offWorkerFile = 'hosting/sw-off.js';

const bundle = async (siteDir: string, name: 'main' | 'off'): Promise<string> => {
  const result = await build({
    entryPoints: [path.join(siteDir, `src/offline/worker/${name}.ts`)],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    logLevel: 'silent',
  });
  return result.outputFiles[0]?.text ?? '';
};

/** The address of a file below the base URL: pages have those of their folders. */
const placeOf = (file: string): string => file.replace(/\/index\.html$/, '');

const describe = async (
  folder: string,
  file: string,
  {measured}: OfflinePages,
): Promise<{file: OfflineFile; stored: number}> => {
  const {hash, sent, stored} =
    // The build has measured the pages as it wrote them.
    measured[file] ??
    (await measure(fs.readFileSync(path.join(folder, file)), isText(contentTypeOf(file))));
  return {file: [placeOf(file), hash, sent], stored};
};

/** Writes the manifest of a part. */
const writePart = async (
  folder: string,
  id: string,
  files: readonly string[],
  pages: OfflinePages,
): Promise<OfflinePart> => {
  const described = await Promise.all(files.map((file) => describe(folder, file, pages)));
  const text = Buffer.from(JSON.stringify(described.map(({file}) => file)));
  const manifest = `${manifestFolder}/${id}.${await hashOfBytes(text)}.json`;
  fs.mkdirSync(path.join(folder, manifestFolder), {recursive: true});
  fs.writeFileSync(path.join(folder, manifest), text);
  return {
    manifest,
    bytes: described.reduce((sum, {file: [, , bytes]}) => sum + bytes, 0),
    stored: described.reduce((sum, {stored}) => sum + stored, 0),
  };
};

/**
 * Writes what the offline copy needs into a built site, once all its files are as they are served: the
 * worker, a manifest for each section, and the list of sections. Turned off, the worker deletes copies.
 *
 * @throws when a page of a section is missing in the build
 */
export const writeOfflineCopy = async (
  folder: string,
  {siteDir, baseUrl, isOn}: {siteDir: string; baseUrl: string; isOn: boolean},
): Promise<void> => {
  const write = (file: string, text: string): void => {
    fs.writeFileSync(path.join(folder, file), text);
  };
  const writeList = (list: OfflineList): void => {
    write(offlineListFile, JSON.stringify(list));
  };
  const off = await bundle(siteDir, 'off');
  write(offWorkerFile, off);
  write(workerFile, isOn ? await bundle(siteDir, 'main') : off);
  if (!isOn) {
    writeList({isOn});
    return;
  }
  const readData = (file: string): unknown =>
    JSON.parse(fs.readFileSync(path.join(siteDir, '.docusaurus', file), 'utf8'));
  const pages = readData(pagesFile) as OfflinePages;
  const files = findFiles(folder, {baseUrl, pages, chunks: readData(chunksFile) as ChunkFiles});
  const {dependencies} = JSON.parse(
    fs.readFileSync(path.join(siteDir, 'package.json'), 'utf8'),
  ) as {dependencies: {remotion: string}};
  writeList({
    isOn,
    version: dependencies.remotion,
    core: await writePart(folder, 'core', files.core, pages),
    sections: await Promise.all(
      pages.sections.map(async ({id, title, pages: {length, 0: first = ''}}) => ({
        id,
        title,
        pages: length,
        start: first.slice(baseUrl.length),
        ...(await writePart(folder, id, files.sections.get(id) ?? [], pages)),
      })),
    ),
  });
};
