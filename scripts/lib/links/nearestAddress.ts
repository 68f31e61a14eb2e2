import {nearestPath} from 'embedded-docs-search/nearest';

import {withoutSlash} from '../../../src/content/inventory';
import type {Site} from './site';

/** The cure for an address that has a better one. */
export const write = (target: string): string => `write "${target}"`;

/** The page or file whose address is most like one that leads nowhere. */
export const nearestAddress = (site: Site, address: string): string | undefined => {
  const pages = site.routes.map((route) => route.path);
  return nearestPath(withoutSlash(address).replace(/\.html?$/, ''), [
    ...pages,
    ...site.staticFiles,
  ]);
};
