// Writes the copy's manifests and worker, once the build is final.
import fs from 'node:fs';
import path from 'node:path';

import {build, type BuildOptions} from 'esbuild';

import type {ChunkFiles} from './build/chunkFiles.ts';
import {findFiles, type NeededFiles} from './build/findFiles.ts';
import {chunksFile, measure, pagesFile, type OfflinePages} from './build/records.ts';
import {
  hashOfBytes,
  manifestFolder,
  offlineListFile,
  workerFile,
  type OfflineFile,
  type OfflineList,
  type OfflinePart,
} from './list.ts';

export type {NeededFiles} from './build/findFiles.ts';

/** How a copy of a build is made. */
export interface WriteOptions extends NeededFiles {
  /** The site's folder, which has the generated files of the build. */
  siteDir: string;
  /** The path that the site is served at, with a slash at both ends. */
  baseUrl: string;
  /** The module that calls `serveOfflineCopy`, from the site's folder. */
  worker: string;
  /** What readers are told of the copy's age, such as the version that the site describes. */
  version: string;
  /** Whether readers can keep a copy. Turned off, the worker deletes copies. Default: true. */
  isOn?: boolean | undefined;
  /** Whether the host compresses a file. By default, it does so with texts. */
  isCompressed?: ((file: string) => boolean) | undefined;
  /** Where the worker that deletes all copies is written as well, below the folder of the build. */
  offWorkerFile?: string | undefined;
}

const isText = (file: string): boolean =>
  /\.(?:css|csv|html|js|json|map|md|mjs|svg|txt|webmanifest|xml)$/.test(file);

const bundle = async (siteDir: string, entry: BuildOptions): Promise<string> => {
  const result = await build({
    ...entry,
    absWorkingDir: siteDir,
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    logLevel: 'silent',
  });
  return result.outputFiles[0]?.text ?? '';
};

const offWorker = (siteDir: string): Promise<string> =>
  bundle(siteDir, {
    stdin: {contents: "import 'docusaurus-offline-copy/off-worker';", resolveDir: siteDir},
  });

/** The address of a file below the base URL: pages have those of their folders. */
const placeOf = (file: string): string => file.replace(/\/index\.html$/, '');

type Describe = (file: string) => Promise<{file: OfflineFile; stored: number}>;

const describeIn =
  (folder: string, {measured}: OfflinePages, isCompressed: (file: string) => boolean): Describe =>
  async (file) => {
    const {hash, sent, stored} =
      // The build may have measured the pages as it wrote them.
      measured?.[file] ??
      (await measure(fs.readFileSync(path.join(folder, file)), isCompressed(file)));
    return {file: [placeOf(file), hash, sent], stored};
  };

/** Writes the manifest of a part. */
const writePart = async (
  folder: string,
  id: string,
  files: readonly string[],
  describe: Describe,
): Promise<OfflinePart> => {
  const described = await Promise.all(files.map(describe));
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

/** What the plugin noted during the build. @throws when it didn't run */
const readData = (siteDir: string, file: string): unknown => {
  const full = path.join(siteDir, '.docusaurus', file);
  if (!fs.existsSync(full)) {
    throw new Error(
      `docusaurus-offline-copy: ${full} is missing: add the plugin to the site's configuration, and build the site first.`,
    );
  }
  return JSON.parse(fs.readFileSync(full, 'utf8'));
};

/**
 * Writes what the offline copy needs into a built site, once all its files are as they are served: the
 * worker, a manifest for each section, and the list of sections.
 *
 * @param folder that of the build
 * @throws when the plugin didn't run, when a page of a section is missing in the build, or when the worker
 *   can't be compiled
 */
export const writeOfflineCopy = async (folder: string, options: WriteOptions): Promise<void> => {
  const {siteDir, baseUrl, worker, version, isOn = true} = options;
  const {isCompressed = isText, offWorkerFile} = options;
  const write = (file: string, text: string): void => {
    fs.writeFileSync(path.join(folder, file), text);
  };
  const writeList = (list: OfflineList): void => {
    write(offlineListFile, JSON.stringify(list));
  };
  const off = await offWorker(siteDir);
  if (offWorkerFile !== undefined) write(offWorkerFile, off);
  write(workerFile, isOn ? await bundle(siteDir, {entryPoints: [worker]}) : off);
  if (!isOn) {
    writeList({isOn});
    return;
  }
  const pages = readData(siteDir, pagesFile) as OfflinePages;
  const chunks = readData(siteDir, chunksFile) as ChunkFiles;
  const files = findFiles(folder, {baseUrl, pages, chunks}, options);
  const describe = describeIn(folder, pages, isCompressed);
  writeList({
    isOn,
    version,
    core: await writePart(folder, 'core', files.core, describe),
    sections: await Promise.all(
      pages.sections.map(async ({id, title, pages: {length, 0: first = ''}}) => ({
        id,
        title,
        pages: length,
        start: first.slice(baseUrl.length),
        ...(await writePart(folder, id, files.sections.get(id) ?? [], describe)),
      })),
    ),
  });
};
