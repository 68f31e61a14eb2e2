// Replaces window.docusaurus, whose prefetch() requests all links in view at once, even those that
// have loaded. The framework's <Link> looks it up on each call, so the first route update is early
// enough to replace it.
import type {ClientModule} from '@docusaurus/types';
import {currentConnection, isConstrained} from 'docusaurus-lean-start/connection';

import {whenIdle} from '../../client/whenIdle';
import {filesPerRoute, type Place} from './limits';
import {createQueue, type PrefetchQueue} from './queue';
import {assetsOf} from './routeAssets';

const pathOf = (url: string): string => new URL(url, window.location.href).pathname;

const asked = new Set<string>();

/** Whether this page has asked for a file already, here or as part of what it shows. */
const isThere = (href: string): boolean =>
  asked.has(href) || performance.getEntriesByName(href).length > 0;

/** Fills the browser's cache, with the lowest priority; done when it failed, too. */
const fetchFile = (href: string): Promise<unknown> => {
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

const loadRoute = async (path: string): Promise<void> => {
  const addresses = await assetsOf(path).catch(() => []);
  const files = addresses
    .map((address) => new URL(address, window.location.href).href)
    .filter((href) => !isThere(href));
  if (files.length <= filesPerRoute) await Promise.all(files.map(fetchFile));
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

const selectors: Readonly<Record<Place, readonly string[]>> = {
  // The text before breadcrumbs and the links to the pages before and after.
  content: ['main .markdown a[href]', 'main a[href]'],
  frame: ['a[href]:not(main *)'],
};

/** The first path that has a link in view at this place. */
const chooseLink = (waiting: ReadonlySet<string>, place: Place): string | undefined => {
  for (const selector of selectors[place]) {
    for (const link of document.querySelectorAll<HTMLAnchorElement>(selector)) {
      if (waiting.has(link.pathname) && isInView(link)) return link.pathname;
    }
  }
  return undefined;
};

let queue: PrefetchQueue | undefined;
let lastPath: string | undefined;

const install = (): PrefetchQueue => {
  const framework = window.docusaurus;
  const created = createQueue({load: loadRoute, whenIdle, choose: chooseLink});
  const intended = new Set<string>();
  window.docusaurus = {
    prefetch: (url) => {
      if (isConstrained(currentConnection())) return false;
      created.add(pathOf(url));
      return Promise.resolve([]);
    },
    preload: (url) => {
      const path = pathOf(url);
      if (isConstrained(currentConnection()) || intended.has(path)) return false;
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
const clientModule: ClientModule = {
  onRouteDidUpdate: ({location: {pathname}}) => {
    queue ??= install();
    if (pathname !== lastPath) queue.startView(pathname);
    lastPath = pathname;
  },
};

export default clientModule;
