import fs from 'node:fs';
import path from 'node:path';

import {appChunk, type ChunkFiles} from './chunkFiles.ts';
import {namedIn, type OfflinePages} from './records.ts';

/** What a site's pages need besides the files that they name. */
export interface NeededFiles {
  /** Pages that every copy has, below the base URL, such as the one that shows what is kept. */
  corePages?: readonly string[] | undefined;
  /** Folders that scripts name, of which a copy has all files: global expressions, such as `/data\/\w+\//g`. */
  wholeFolders?: readonly RegExp[] | undefined;
  /** Beginnings of paths that pages name for others only, such as the pictures of shared links. */
  ignored?: readonly string[] | undefined;
}

/** Workers start from files of their own, which scripts name by their chunk. */
const workers = /\.u\(["']([^"']+)["']\)/g;

/** The files of a copy, as paths in the build: what all sections need, and each section's own. */
export interface CopyFiles {
  core: string[];
  sections: Map<string, string[]>;
}

/** All files below a folder, as paths in it with forward slashes; none if it is missing. */
const filesBelow = (folder: string): string[] =>
  fs.existsSync(folder)
    ? fs
        .readdirSync(folder, {recursive: true, withFileTypes: true})
        .filter((entry) => entry.isFile())
        .map(({parentPath, name}) => path.relative(folder, path.join(parentPath, name)))
        .map((file) => file.split(path.sep).join('/'))
    : [];

/** The HTML file of a page. */
const htmlFile = (place: string): string => path.posix.join(place, 'index.html');

/**
 * Finds the files that the sections of a built site need. A file of several sections is in the core, so
 * that sections have no file in common.
 *
 * @throws when a page of a section is missing in the build, or what it names was not noted
 */
export const findFiles = (
  folder: string,
  {baseUrl, pages, chunks}: {baseUrl: string; pages: OfflinePages; chunks: ChunkFiles},
  {corePages = [], wholeFolders = [], ignored = []}: NeededFiles = {},
): CopyFiles => {
  const exists = (file: string): boolean => fs.existsSync(path.join(folder, file));
  const read = (file: string): string => fs.readFileSync(path.join(folder, file), 'utf8');
  const uses = new Map<string, readonly string[]>();

  /** Files that a text file names. */
  const usesOf = (file: string): readonly string[] => {
    const known = uses.get(file);
    if (known) return known;
    // The build may have read the pages already.
    const noted = file.endsWith('.html') ? pages.named : undefined;
    const text = noted ? '' : read(file);
    const names = noted ? noted[file] : namedIn(text);
    if (!names) throw new Error(`The build hasn't recorded what ${file} shows.`);
    const files = names
      .map((name) => name.slice(name.startsWith(baseUrl) ? baseUrl.length : 0))
      .filter((name) => !ignored.some((start) => name.startsWith(start)))
      .filter((name) => !/^\/|\.\./.test(name) && exists(name));
    const folders = file.endsWith('.js')
      ? wholeFolders.flatMap((place) => [...text.matchAll(place)])
      : [];
    const inFolders = folders.flatMap(([place]) =>
      filesBelow(path.join(folder, place)).map((name) => place + name),
    );
    const started = file.endsWith('.js')
      ? [...text.matchAll(workers)].flatMap(([, chunk = '']) => chunks[chunk] ?? [])
      : [];
    const found = [...new Set([...files, ...inFolders, ...started])];
    uses.set(file, found);
    return found;
  };

  /** Files with everything that they name. */
  const closure = (start: readonly string[]): Set<string> => {
    const files = new Set<string>();
    const visit = (file: string): void => {
      if (files.has(file)) return;
      files.add(file);
      if (/\.(?:css|html|js)$/.test(file)) usesOf(file).forEach(visit);
    };
    start.forEach(visit);
    return files;
  };

  const filesOf = (address: string): string[] => [
    htmlFile(address.slice(baseUrl.length)),
    ...(pages.chunks[address] ?? []).flatMap((name) => chunks[name] ?? []),
  ];

  const core = closure([
    ...(chunks[appChunk] ?? []),
    ...corePages
      .map((place) => baseUrl + place)
      .filter((address) => address in pages.chunks)
      .flatMap(filesOf),
  ]);
  const sections = pages.sections.map(({id, pages: addresses}) => {
    const missing = addresses.find((address) => !exists(htmlFile(address.slice(baseUrl.length))));
    if (missing !== undefined)
      throw new Error(`The section "${id}" has ${missing}, which is not in the build.`);
    return [id, closure(addresses.flatMap(filesOf))] as const;
  });
  const times = new Map<string, number>();
  for (const [, files] of sections)
    for (const file of files) times.set(file, (times.get(file) ?? 0) + 1);
  for (const [file, count] of times) if (count > 1) core.add(file);
  return {
    core: [...core].sort(),
    sections: new Map(
      sections.map(([id, files]) => [id, [...files].filter((file) => !core.has(file)).sort()]),
    ),
  };
};
