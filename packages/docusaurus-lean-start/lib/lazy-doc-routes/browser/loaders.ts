import routes from '@generated/routes';

/** What Docusaurus makes of a route's code; react-loadable's types leave out the promise. */
export interface Loader {
  preload: () => Promise<unknown>;
}

/** The part of a route that matters here. */
interface Route {
  component?: unknown;
  routes?: readonly Route[];
}

type Change = (loader: Loader) => void;

const changes: Change[] = [];

/** The loaders that already exist: docs pages (routes.ts) get theirs on demand. */
const existing = (list: readonly Route[]): Loader[] =>
  list.flatMap((route) => [
    ...(Object.hasOwn(route, 'component') ? [route.component as Loader] : []),
    ...existing(route.routes ?? []),
  ]);

/** Changes the loader of each route. */
export const patchLoaders = (change: Change): void => {
  existing(routes).forEach(change);
  changes.push(change);
};

/** Reports a loader that was created late. */
export const notifyLoaderCreated = (loader: unknown): void => {
  for (const change of changes) change(loader as Loader);
};
