import fs from 'node:fs';
import path from 'node:path';

import {filesIn} from '../../../src/content/files';
import {appChunk, type ChunkFiles} from '../../../src/upstream/page-files/chunkFiles';
import {namedIn, type OfflinePages} from '../../../src/plugins/offline-copy/files';

/** Pages that every copy has, below the base URL: they show what is kept, and search it. */
const corePages = ['offline', 'search'];

/** Pictures for shared links, which only other sites show. */
const cards = 'img/cards/';

/** The folder of the search index that a script loads. */
const searchIndex = /assets\/search\/\w+\//g;

/** Workers start from files of their own, which scripts name by their chunk. */
const workers = /\.u\(["']([^"']+)["']\)/g;

/** The files of a copy, as paths in the build: what all sections need, and each section's own. */
export interface CopyFiles {
  core: string[];
  sections: Map<string, string[]>;
}

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
): CopyFiles => {
  const exists = (file: string): boolean => fs.existsSync(path.join(folder, file));
  const read = (file: string): string => fs.readFileSync(path.join(folder, file), 'utf8');
  const uses = new Map<string, readonly string[]>();

  /** Files that a text file names. */
  const usesOf = (file: string): readonly string[] => {
    const known = uses.get(file);
    if (known) return known;
    const isPage = file.endsWith('.html');
    // The build has read the pages already.
    const text = isPage ? '' : read(file);
    const names = isPage ? pages.named[file] : namedIn(text);
    if (!names) throw new Error(`The build hasn't recorded what ${file} shows.`);
    const files = names
      .map((name) => name.slice(name.startsWith(baseUrl) ? baseUrl.length : 0))
      .filter((name) => !name.startsWith(cards) && !/^\/|\.\./.test(name) && exists(name));
    const index = file.endsWith('.js') ? [...text.matchAll(searchIndex)] : [];
    const indexFiles = index.flatMap(([place]) =>
      filesIn(path.join(folder, place)).map((name) => place + name),
    );
    const started = file.endsWith('.js')
      ? [...text.matchAll(workers)].flatMap(([, chunk = '']) => chunks[chunk] ?? [])
      : [];
    const found = [...new Set([...files, ...indexFiles, ...started])];
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
