import fs from 'node:fs';
import path from 'node:path';
import type {ConfigureWebpackUtils} from '@docusaurus/types';

type Bundler = ConfigureWebpackUtils['currentBundler']['instance'];
type Compiler = InstanceType<Bundler['Compiler']>;
type Compilation = InstanceType<Bundler['Compilation']>;
type ChunkGroup = Compilation['chunkGroups'][number];

/** The files of a chunk and its siblings, and those that its code may load later. */
export type ChunkFiles = Record<string, readonly string[]>;

/** The name under which the files are listed that are no page's: those of the app itself. */
export const appChunk = 'main';

/** Files of a group, and of groups that its code loads, up to groups of pages. */
const filesOf = (group: ChunkGroup, isPage: (name: string) => boolean): string[] => {
  const files = new Set<string>();
  const visited = new Set<string>();
  const visit = (current: ChunkGroup): void => {
    const own = current.getFiles();
    const key = own.join();
    if (visited.has(key)) return;
    visited.add(key);
    for (const file of own) files.add(file);
    for (const child of current.childrenIterable) {
      if (!child.name || !isPage(child.name)) visit(child);
    }
  };
  visit(group);
  return [...files].sort();
};

/** Bundler plugin: writes which files each named chunk needs, as JSON. */
export class ChunkFilesPlugin {
  readonly #target: string;
  readonly #findPages: () => (name: string) => boolean;

  /** @param findPages tells, once everything is compiled, how to know a page's chunk by its name */
  constructor(target: string, findPages: () => (name: string) => boolean) {
    this.#target = target;
    this.#findPages = findPages;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.afterEmit.tap('offline-copy', (compilation) => {
      const isPage = this.#findPages();
      const list: Record<string, string[]> = {};
      for (const group of compilation.chunkGroups) {
        // Entries of workers have no name; scripts know them by their chunk.
        for (const name of [group.name ?? group.chunks.map(({id}) => id)].flat()) {
          if (typeof name === 'string') list[name] = filesOf(group, isPage);
        }
      }
      fs.mkdirSync(path.dirname(this.#target), {recursive: true});
      fs.writeFileSync(this.#target, JSON.stringify(list));
    });
  }
}
