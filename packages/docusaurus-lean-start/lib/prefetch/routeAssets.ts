import routes from '@generated/routes';
import routesChunkNames from '@generated/routesChunkNames';
import {matchPath} from '@docusaurus/router';

import {loadDocsIndex} from '../lazy-doc-routes/browser/docsIndex.ts';
import {chunksOfDocRoute} from '../lazy-doc-routes/browser/routeChunks.ts';

type Route = (typeof routes)[number];

/** Gives the address of a chunk by its name; the framework adds it to the bundler's runtime. */
declare const __webpack_require__: {gca: (chunkName: string) => string};

/** A route that fits a path, after those that it lies in. */
const branchOf = (list: readonly Route[], path: string): Route[] => {
  const route = list.find((candidate) => matchPath(path, candidate) !== null);
  return route ? [route, ...branchOf((route.routes ?? []) as Route[], path)] : [];
};

/** The names of chunks in the tree of a route's properties. */
const leaves = (tree: unknown): string[] => {
  if (typeof tree === 'string') return [tree];
  return typeof tree === 'object' && tree !== null ? Object.values(tree).flatMap(leaves) : [];
};

let chunksByRoute: Map<string, string[]> | undefined;

const readChunks = (): Map<string, string[]> => {
  const chunks = new Map<string, string[]>();
  for (const [key, tree] of Object.entries(routesChunkNames)) {
    // Keys are paths with a hash after the last hyphen; routes within each other can have one path.
    const path = key.replace(/-[^-]+$/, '');
    chunks.set(path, [...(chunks.get(path) ?? []), ...leaves(tree)]);
  }
  return chunks;
};

const chunksOfRoute = async (route: Route): Promise<readonly string[]> => {
  const ofDoc = await chunksOfDocRoute(route);
  if (ofDoc) return ofDoc;
  chunksByRoute ??= readChunks();
  return chunksByRoute.get(route.path) ?? [];
};

/** Pages of the docs have a route once they are listed. */
const findBranch = async (path: string): Promise<Route[]> => {
  const branch = branchOf(routes, path);
  if (branch.at(-1)?.exact) return branch;
  await loadDocsIndex();
  return branchOf(routes, path);
};

/** Addresses of the files that a page needs. Rejects when the list of docs pages fails to load. */
export const assetsOf = async (path: string): Promise<string[]> => {
  const chunks = await Promise.all((await findBranch(path)).map(chunksOfRoute));
  const names = new Set(chunks.flat());
  return (
    [...names]
      .map((name) => __webpack_require__.gca(name))
      // Chunks that the bundler merged into others have no address of their own.
      .filter((address) => address !== '' && !address.includes('undefined'))
  );
};
