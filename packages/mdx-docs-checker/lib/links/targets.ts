import path from 'node:path';

import type {Link} from '../link';
import {nearestPath} from '../nearest';
import {parseAddress, type Address} from './address';
import {anchorProblem, routeProblem} from './anchors';
import {pageFileProblem, relativeProblem} from './files';
import {nearestAddress, withoutSlash, write} from './nearestAddress';
import type {Problem} from './problem';
import type {LinkSite} from './site';

/** Paths from the root: pages, and static files. */
const pathProblem = (
  {role}: Link,
  site: LinkSite,
  {path: target, hash}: Address,
): Promise<Problem | undefined> | Problem | undefined => {
  const {staticFiles, staticFolder, builtFiles = [], isKnown, addressRule} = site;
  if (staticFiles.has(target)) return undefined;
  const route = role === 'image' ? undefined : site.routeAt(target);
  if (route) return routeProblem(site, route, hash);
  if (isKnown?.(withoutSlash(target))) return undefined;
  if (role === 'image') {
    const near = nearestPath(target, [...staticFiles]);
    const [place, cure] =
      staticFolder === undefined
        ? ['', 'correct the path']
        : [` in ${staticFolder}/`, `add it as ${staticFolder}${target}`];
    return {
      message: `there is no file "${target}"${place}`,
      todo: near ? write(near) : cure,
    };
  }
  if (builtFiles.includes(target)) {
    return {message: `"${target}" is not a page`, todo: write(`pathname://${target}`)};
  }
  const near = nearestAddress(site, target);
  return {
    message: `there is no page or file at "${target}"`,
    todo: near
      ? write(near)
      : `correct the path${addressRule === undefined ? '' : `: ${addressRule}`}`,
  };
};

/** This site by its domain: its pages have paths; other addresses there are short links. */
const ownProblem = (
  site: LinkSite,
  url: string,
  {path: target, suffix}: Address,
): Problem | undefined => {
  const {builtFiles = [], sections = []} = site;
  const message = `"${url}" is an address of this site`;
  if (builtFiles.includes(target)) return {message, todo: write(`pathname://${target}`)};
  if (site.routeAt(target) ?? site.staticFiles.has(target)) {
    return {message, todo: write(target + suffix)};
  }
  const isBelow = sections.some((section) => target.startsWith(`${section}/`));
  const near = nearestAddress(site, target) ?? target;
  return isBelow ? {message, todo: write(near + suffix)} : undefined;
};

/** `pathname://`: files only, which the router leaves to the server. */
const builtProblem = (site: LinkSite, {path: target}: Address): Problem | undefined => {
  if (!site.builtFiles) return undefined;
  const files = [...site.staticFiles, ...site.builtFiles];
  if (files.includes(target)) return undefined;
  if (site.routeAt(target)) return {message: `"${target}" is a page`, todo: write(target)};
  const near = nearestPath(target, files);
  return {
    message: `no file is published at "${target}"`,
    todo: near ? write(`pathname://${near}`) : 'correct the path, or link to a page',
  };
};

/**
 * Checks where a link leads. External addresses are not visited.
 *
 * @param from the file that holds the link, from the site's root
 */
export const targetProblem = async (
  link: Link,
  from: string,
  site: LinkSite,
): Promise<Problem | undefined> => {
  const {url, role} = link;
  if (url === '') {
    return {message: `the ${role} has no target`, todo: 'add one'};
  }
  const address = parseAddress(url, site.hosts);
  const {leadsTo, path: target, hash} = address;
  if (leadsTo === 'external') return undefined;
  if (leadsTo === 'own') return ownProblem(site, url, address);
  if (leadsTo === 'built') return builtProblem(site, address);
  if (target === '') {
    // A part, such as _note.mdx, is read on other pages, among their headings.
    const isPart = path.posix.basename(from).startsWith('_');
    return isPart ? undefined : anchorProblem(site, from, hash, 'this page');
  }
  if (role === 'link' && /\.mdx?$/i.test(target)) return pageFileProblem(link, from, site, address);
  if (target.startsWith('/')) return pathProblem(link, site, address);
  return relativeProblem(link, from, site, address);
};
