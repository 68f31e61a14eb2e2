// A docs page would load the sidebars of its version, with all pages. Its HTML shows what it needs
// itself; the rest loads when the visitor turns to the menu, or goes to another page of the docs.
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import routes from '@generated/routes';

import {currentConnection, isConstrained} from './connection.ts';
import type {Loader} from '../lazy-doc-routes/browser/loaders.ts';
import {hasSidebars, isLate, loadSidebars} from './store.ts';

const menu = '.theme-doc-sidebar-menu';
const closedCategory = '.menu__list-item--collapsed > .menu__list-item-collapsible';

/** The part of a route that matters here. */
interface Route {
  component?: unknown;
  sidebar?: unknown;
  routes?: readonly Route[];
}

/** Whether the visitor's first page starts with what its HTML shows. */
const isStarting = (): boolean =>
  document.documentElement.dataset.hasHydrated !== 'true' && document.querySelector(menu) !== null;

/** Makes the routes around pages with a sidebar load the sidebars along with their code. */
const addToRoutes = (list: readonly Route[]): void => {
  for (const {component, routes: children = []} of list.filter((route) => route.routes)) {
    if (children.some((child) => 'sidebar' in child)) {
      const loader = component as Loader;
      const load = loader.preload.bind(loader);
      loader.preload = () => Promise.all([load(), isStarting() ? undefined : loadSidebars()]);
    }
    addToRoutes(children);
  }
};

const isIn = (target: EventTarget | null, selector: string): target is HTMLElement =>
  target instanceof Element && target.closest(selector) !== null;

const loadForMenu = ({target}: Event): void => {
  if (isConstrained(currentConnection())) return;
  // A click tries again, and a link goes to its page in any case.
  if (isIn(target, menu)) loadSidebars().catch(() => undefined);
};

let isAnswering = false;

/** A category that is opened before its items have loaded opens once they have. */
const holdClick = (event: MouseEvent): void => {
  const {target} = event;
  if (isAnswering || hasSidebars() || event.ctrlKey || event.metaKey || event.shiftKey) return;
  if (!isIn(target, menu) || !isIn(target, closedCategory)) return;
  event.preventDefault();
  event.stopPropagation();
  void loadSidebars()
    .catch(() => undefined)
    .then(() => {
      isAnswering = true;
      target.click();
      isAnswering = false;
    });
};

if (ExecutionEnvironment.canUseDOM && isLate) {
  addToRoutes(routes);
  for (const type of ['pointerover', 'touchstart', 'focusin']) {
    document.addEventListener(type, loadForMenu, {capture: true, passive: true});
  }
  document.addEventListener('click', holdClick, true);
}
