import {nearestPath} from '../nearest';
import type {LinkSite} from './site';

/** The cure for an address that has a better one. */
export const write = (target: string): string => `write "${target}"`;

/** Addresses are compared without a slash at the end. */
export const withoutSlash = (address: string): string => address.replace(/(.)\/$/, '$1');

/** The page or file whose address is most like one that leads nowhere. */
export const nearestAddress = (
  {routes, staticFiles}: LinkSite,
  address: string,
): string | undefined =>
  nearestPath(withoutSlash(address).replace(/\.html?$/, ''), [
    ...routes.map((route) => route.path),
    ...staticFiles,
  ]);
