import {useEffect} from 'react';
import ComponentCreator from '@docusaurus/ComponentCreator';
import {useHistory} from '@docusaurus/router';
import registry from '@generated/registry';
import routesChunkNames from '@generated/routesChunkNames';

import {loadDocsIndex, onDocsIndexLoaded} from './docsIndex.ts';
import {notifyLoaderCreated} from './loaders.ts';
import {loadPage} from './loadPage.ts';
import {entryPage} from './entryPage.ts';
import {chunkName} from '../pageNames.cjs';
import type {Page} from './pages.template.ts';
import {component} from './table.template.ts';

/** What the framework adds to an address to distinguish routes; pages need nothing more. */
const routeHash = 'p';

const chunkNames = routesChunkNames as Record<string, unknown>;
const loaders = registry as Record<string, unknown>;

/** Adds the page's entries to the framework's tables, from which it creates the component. */
const create = ({path, index}: Page): unknown => {
  const chunk = chunkName(index);
  chunkNames[`${path}-${routeHash}`] = {__comp: component, content: chunk};
  loaders[chunk] = [() => loadPage(index)];
  const created: unknown = ComponentCreator(path, routeHash);
  notifyLoaderCreated(created);
  return created;
};

/** The route of a page. Its component is created on demand, because creating hundreds takes a while. */
export class LazyDocRoute {
  readonly path: string;
  readonly exact = true;
  readonly sidebar: string;
  /** For React, because a page's position among the routes changes once all are listed. */
  readonly key: string;
  readonly index: number;
  readonly #page: Page;
  #component: unknown;

  constructor(page: Page) {
    this.path = page.path;
    this.sidebar = page.sidebar;
    this.key = chunkName(page.index);
    this.index = page.index;
    this.#page = page;
  }

  get component(): unknown {
    this.#component ??= create(this.#page);
    return this.#component;
  }
}

/** Placeholder in routes.js for the pages from the first number to the last. */
interface Run {
  run: [first: number, last: number];
}

interface Route {
  path: string;
  routes?: (Route | Run)[];
}

export const docRouteRange = (first: number, last: number): Run => ({run: [first, last]});

/** Rendered after Retry has loaded what was missing: the address now finds its page. */
function Arrived(): null {
  const history = useHistory();
  useEffect(() => {
    history.replace(history.location);
  }, [history]);
  return null;
}

const waiting = 'waiting';

/**
 * The route of pages that aren't listed yet: its code is the list. It has the key `sidebar`, like the pages'
 * routes.
 */
const placeholderRoute = (path: string): Route & {component: unknown; sidebar: undefined} => {
  chunkNames[`${waiting}-${routeHash}`] = {__comp: waiting};
  loaders[waiting] = [() => loadDocsIndex().then(() => ({default: Arrived}))];
  return {path, component: ComponentCreator(waiting, routeHash), sidebar: undefined};
};

const isRun = (route: Route | Run): route is Run => 'run' in route;

/** Replaces runs of pages with routes: first that of the opened page, and all of them once they are listed. */
export const arrangeDocRoutes = (routes: (Route | Run)[], path = '/'): (Route | Run)[] => {
  const others = routes.filter((route): route is Route => !isRun(route));
  for (const route of others) if (route.routes) arrangeDocRoutes(route.routes, route.path);
  const runs = routes.filter(isRun);
  if (runs.length === 0) return routes;

  const isHere = ({index}: Page): boolean =>
    runs.some(({run: [first, last]}) => first <= index && index <= last);
  const own = entryPage && isHere(entryPage) ? new LazyDocRoute(entryPage) : undefined;
  // The others keep their places, which are React's keys.
  routes.splice(0, Infinity, ...others, ...(own ? [own] : []), placeholderRoute(path));
  onDocsIndexLoaded((pages) => {
    const listed = pages
      .filter(isHere)
      .map((page) => (page.index === own?.index ? own : new LazyDocRoute(page)));
    routes.splice(others.length, Infinity, ...listed);
  });
  return routes;
};
