import fs from 'node:fs';
import path from 'node:path';
import type {RouteConfig} from '@docusaurus/types';

/** Which chunks the pages of a site have that the framework doesn't list. */
export interface PageChunkOptions {
  /** Names of chunks by address of a page, for pages that another plugin has taken out of the framework's list. */
  pageChunks?: ((generatedFilesDir: string) => ReadonlyMap<string, readonly string[]>) | undefined;
  /** Names of chunks that load those of all pages, whose files are not part of what each page needs. */
  loaderChunks?: readonly string[] | undefined;
}

/** Names of chunks by route, as the framework lists them: keys are paths with a hash after a hyphen. */
type ChunkNames = Readonly<Record<string, unknown>>;

/** The names of chunks in the tree of a route's properties. */
const leaves = (tree: unknown): string[] => {
  if (typeof tree === 'string') return [tree];
  return typeof tree === 'object' && tree !== null ? Object.values(tree).flatMap(leaves) : [];
};

/** Names of chunks by path of a route. */
const readNames = (
  generatedFilesDir: string,
  {pageChunks}: PageChunkOptions,
): Map<string, string[]> => {
  const text = fs.readFileSync(path.join(generatedFilesDir, 'routesChunkNames.json'), 'utf8');
  const names = new Map<string, string[]>();
  for (const [key, tree] of Object.entries(JSON.parse(text) as ChunkNames)) {
    const address = key.replace(/-[^-]+$/, '');
    names.set(address, [...(names.get(address) ?? []), ...leaves(tree)]);
  }
  for (const [address, chunks] of pageChunks?.(generatedFilesDir) ?? [])
    names.set(address, [...chunks]);
  return names;
};

/** For each page, the names of its chunks: its own, and those of the routes around it. */
export const chunksByPage = (
  routes: readonly RouteConfig[],
  generatedFilesDir: string,
  options: PageChunkOptions,
): Map<string, string[]> => {
  const names = readNames(generatedFilesDir, options);
  const pages = new Map<string, string[]>();
  const visit = (list: readonly RouteConfig[], around: readonly string[]): void => {
    for (const {path: address, routes: children} of list) {
      const chunks = [...around, ...(names.get(address) ?? [])];
      if (children) visit(children, chunks);
      else pages.set(address, chunks);
    }
  };
  visit(routes, []);
  return pages;
};

/** Tells by its name whether a chunk is one of a page, or loads those of all pages. */
export const findPageChunks = (
  generatedFilesDir: string,
  options: PageChunkOptions,
): ((name: string) => boolean) => {
  const names = new Set([...readNames(generatedFilesDir, options).values()].flat());
  return (name) => names.has(name) || options.loaderChunks?.includes(name) === true;
};
