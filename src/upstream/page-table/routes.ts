import ComponentCreator from '@docusaurus/ComponentCreator';
import registry from '@generated/registry';
import routesChunkNames from '@generated/routesChunkNames';

import {tellCreated} from './loaders';
import {loadPage} from './loadPage';
import {component, pages, routeHash, type Page} from './pages';

const chunkNames = routesChunkNames as Record<string, unknown>;
const loaders = registry as Record<string, unknown>;

/** What the framework has for the page in its tables is put there now, since it makes the component. */
const create = ({path, chunk, index}: Page): unknown => {
  chunkNames[`${path}-${routeHash}`] = {__comp: component, content: chunk};
  loaders[chunk] = [() => loadPage(index)];
  const created: unknown = ComponentCreator(path, routeHash);
  tellCreated(created);
  return created;
};

/** The route of a page, whose component is made when it is asked for: hundreds take a while. */
class PageRoute {
  readonly path: string;
  readonly exact = true;
  readonly sidebar: string;
  readonly #page: Page;
  #component: unknown;

  constructor(page: Page) {
    this.path = page.path;
    this.sidebar = page.sidebar;
    this.#page = page;
  }

  get component(): unknown {
    this.#component ??= create(this.#page);
    return this.#component;
  }
}

/** The routes of the pages with the numbers from `first` to `last`. */
export const pageRoutes = (first: number, last: number): object[] =>
  pages.slice(first, last + 1).map((page) => new PageRoute(page));
