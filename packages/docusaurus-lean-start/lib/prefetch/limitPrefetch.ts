// Replaces window.docusaurus, whose prefetch() requests all links in view at once, even those that
// have loaded. The framework's <Link> looks it up on each call, so the first route update is early
// enough to replace it.
import type {ClientModule} from '@docusaurus/types';

import {currentConnection, isConstrained} from '../sidebars/connection.ts';
import {whenIdle} from '../start/whenIdle.ts';
import {DEFAULT_LIMITS, type Place, type PrefetchLimits} from './limits.ts';
import {createQueue, type PrefetchQueue} from './queue.ts';
import {assetsOf} from './routeAssets.ts';

export type {Place, PrefetchLimits} from './limits.ts';

const pathOf = (url: string): string => new URL(url, window.location.href).pathname;

const requested = new Set<string>();

/** Whether this page has requested a file already, here or as part of what it shows. */
const isRequested = (href: string): boolean =>
  requested.has(href) || performance.getEntriesByName(href).length > 0;

/** Fills the browser's cache, with the lowest priority. Resolves when it fails, too. */
const fetchFile = (href: string): Promise<unknown> => {
  requested.add(href);
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
    // Closed menus have a place, too.
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

const install = (limits: PrefetchLimits): PrefetchQueue => {
  const load = async (path: string): Promise<void> => {
    const addresses = await assetsOf(path).catch(() => []);
    const files = addresses
      .map((address) => new URL(address, window.location.href).href)
      .filter((href) => !isRequested(href));
    if (files.length <= limits.filesPerRoute) await Promise.all(files.map(fetchFile));
  };
  const framework = window.docusaurus;
  const created = createQueue({load, whenIdle, choose: chooseLink, limits});
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

/**
 * A client module that prefetches the pages behind a few links in view, those in the text first, when the
 * browser is idle; a page whose link the visitor points at loads immediately. On constrained connections,
 * nothing loads in advance. Without it, Docusaurus requests the pages behind all links in view.
 *
 * @param limits what differs from the defaults: two routes at a time, and for each page view four from the
 *   content and two from around it, with eight files each at most
 */
export const limitPrefetch = (limits: Partial<PrefetchLimits> = {}): ClientModule => {
  let queue: PrefetchQueue | undefined;
  let lastPath: string | undefined;
  return {
    onRouteDidUpdate: ({location: {pathname}}) => {
      queue ??= install({...DEFAULT_LIMITS, ...limits});
      if (pathname !== lastPath) queue.startView(pathname);
      lastPath = pathname;
    },
  };
};
