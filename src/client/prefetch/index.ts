// In place of window.docusaurus, whose prefetch() asks for all links in view at once, again for what is
// there already. The framework's <Link> looks it up with each call, so it can be replaced when the first
// route update comes: no part of the framework has to be copied or aliased.
import {whenIdle} from '../whenIdle';
import {isConstrained, type Connection} from './limits';
import {createQueue, type PrefetchQueue} from './queue';
import {assetsOf} from './routeAssets';

/** TypeScript knows neither of the properties that matter here. */
const connection = (): Connection | undefined =>
  (navigator as {connection?: Connection}).connection;

const pathOf = (url: string): string => new URL(url, window.location.href).pathname;

const asked = new Set<string>();

/** Fills the browser's cache, with the lowest priority; done when it failed, too. */
const fetchAsset = (address: string): Promise<unknown> => {
  const {href} = new URL(address, window.location.href);
  if (asked.has(href) || performance.getEntriesByName(href).length > 0) return Promise.resolve();
  asked.add(href);
  const link = document.createElement('link');
  if (!link.relList.supports('prefetch')) {
    return fetch(href, {priority: 'low'}).catch(() => undefined);
  }
  return new Promise((resolve) => {
    link.rel = 'prefetch';
    link.href = href;
    link.onload = resolve;
    link.onerror = resolve;
    document.head.append(link);
  });
};

const isInView = (element: Element): boolean => {
  const {top, bottom, left, right} = element.getBoundingClientRect();
  return (
    bottom > Math.max(top, 0) &&
    right > Math.max(left, 0) &&
    top < window.innerHeight &&
    left < window.innerWidth &&
    // Menus that are closed have a place, too.
    getComputedStyle(element).visibility === 'visible'
  );
};

/** The first path with a link in view: of the text if there is one, else of sidebar, navbar and footer. */
const chooseLink = (waiting: ReadonlySet<string>): string | undefined => {
  const find = (selector: string): string | undefined =>
    [...document.querySelectorAll<HTMLAnchorElement>(selector)].find(
      (link) => waiting.has(link.pathname) && isInView(link),
    )?.pathname;
  return find('main a[href]') ?? find('a[href]');
};

let queue: PrefetchQueue | undefined;
let lastPath: string | undefined;

const install = (): PrefetchQueue => {
  const framework = window.docusaurus;
  const created = createQueue({
    load: (path) => Promise.all(assetsOf(path).map(fetchAsset)),
    whenIdle,
    choose: chooseLink,
  });
  const intended = new Set<string>();
  window.docusaurus = {
    prefetch: (url) => {
      if (isConstrained(connection())) return false;
      created.add(pathOf(url));
      return Promise.resolve([]);
    },
    preload: (url) => {
      const path = pathOf(url);
      if (isConstrained(connection()) || intended.has(path)) return false;
      intended.add(path);
      const loading = framework.preload(path);
      if (loading === false) return false;
      // The framework's promise rejects for a chunk that fails; following the link tries again.
      const settled = loading.catch(() => []);
      created.yieldTo(path, settled);
      return settled;
    },
  };
  return created;
};

/** Sets the rules up with the first page, and begins anew with each other. */
export const startPrefetchView = (path: string): void => {
  queue ??= install();
  if (path !== lastPath) queue.startView(path);
  lastPath = path;
};
