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

/** What the framework adds to an address to tell routes apart; pages need nothing more. */
const routeHash = 'p';

const chunkNames = routesChunkNames as Record<string, unknown>;
const loaders = registry as Record<string, unknown>;

/** What the framework has for the page in its tables is put there now, since it makes the component. */
const create = ({path, index}: Page): unknown => {
  const chunk = chunkName(index);
  chunkNames[`${path}-${routeHash}`] = {__comp: component, content: chunk};
  loaders[chunk] = [() => loadPage(index)];
  const created: unknown = ComponentCreator(path, routeHash);
  notifyLoaderCreated(created);
  return created;
};

/** The route of a page, whose component is made when it is asked for: hundreds take a while. */
export class LazyDocRoute {
  readonly path: string;
  readonly exact = true;
  readonly sidebar: string;
  /** For React, since a page has another place among the routes once all are listed. */
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

/** Stands in routes.js for the pages from the first number to the last. */
interface Run {
  run: [first: number, last: number];
}

interface Route {
  path: string;
  routes?: (Route | Run)[];
}

export const docRouteRange = (first: number, last: number): Run => ({run: [first, last]});

/** What was missing has come with Retry: the address finds its page now. */
function Arrived(): null {
  const history = useHistory();
  useEffect(() => {
    history.replace(history.location);
  }, [history]);
  return null;
}

const waiting = 'waiting';

/** The route of pages that are not listed yet: its code is the list. It is in a sidebar, whichever. */
const placeholderRoute = (path: string): Route & {component: unknown; sidebar: undefined} => {
  chunkNames[`${waiting}-${routeHash}`] = {__comp: waiting};
  loaders[waiting] = [() => loadDocsIndex().then(() => ({default: Arrived}))];
  return {path, component: ComponentCreator(waiting, routeHash), sidebar: undefined};
};

const isRun = (route: Route | Run): route is Run => 'run' in route;

/** Puts routes in place of runs of pages: that of the page that was opened, and all when they are listed. */
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
