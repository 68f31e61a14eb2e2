import fs from 'node:fs';
import path from 'node:path';

import {parseAddress, type Address} from './address';
import {nearest, nearestPath} from './nearest';
import {builtFiles, sections, withoutSlash, type Route} from './routes';
import type {Site} from './site';
import type {Link, Problem} from './types';

const PAGE_FILE = /\.mdx?$/i;

const write = (target: string): string => `write "${target}"`;

/** Says which address to write instead of one that leads nowhere. */
const nearestAddress = (site: Site, address: string): string | undefined => {
  const pages = site.routes.map((route) => route.path);
  return nearestPath(withoutSlash(address).replace(/\.html?$/, ''), [
    ...pages,
    ...site.staticFiles,
  ]);
};

const anchorProblem = async (
  site: Site,
  file: string,
  hash: string | undefined,
  page: string,
): Promise<Problem | undefined> => {
  // Ids on React pages come from data as well as from literals; they cannot be told from here.
  if (hash === undefined || hash === '' || !PAGE_FILE.test(file)) return undefined;
  const ids = await site.idsOf(file);
  if (ids.has(hash)) return undefined;
  const near = nearest(hash, ids);
  return {
    message: `${page} has no heading with the id "${hash}"`,
    todo: near ? write(`#${near}`) : `take the id of a heading of ${file}, or leave "#${hash}" out`,
  };
};

const routeProblem = (
  site: Site,
  {path: address, file}: Route,
  hash: string | undefined,
): Promise<Problem | undefined> => {
  if (file !== undefined) return anchorProblem(site, file, hash, `"${address}"`);
  return Promise.resolve(
    hash ? {message: `"${address}" has no headings`, todo: `leave "#${hash}" out`} : undefined,
  );
};

/** The file, from the root, that a link on a page names. */
const fileNamed = (target: string, from: string): string =>
  /^(?:@site)?\//.test(target)
    ? target.replace(/^(?:@site)?\//, '')
    : path.posix.join(path.posix.dirname(from), target);

/** Links to a page's file: Markdown only, and only where the plugin makes addresses of them. */
const pageFileProblem = (
  link: Link,
  from: string,
  site: Site,
  {path: target, hash, suffix}: Address,
): Promise<Problem | undefined> | Problem => {
  const area = link.syntax === 'markdown' ? site.areaOf(from) : undefined;
  const resolved = site.routeOfFile(from, target);
  if (area?.resolvesFiles && resolved) return routeProblem(site, resolved, hash);
  const wanted = fileNamed(target, from);
  const meant = site.routes.find(({file}) => file === wanted);
  if (meant) {
    return {
      message: `"${target}" stays a file's path here and leads nowhere`,
      todo: write(meant.path + suffix),
    };
  }
  const candidates = area?.resolvesFiles ? area.routes.flatMap(({file}) => file ?? []) : [];
  const near = nearestPath(wanted, candidates);
  const relative = near && path.posix.relative(path.posix.dirname(from), near);
  return {
    message: `there is no page file "${target}"`,
    todo: relative
      ? write(relative.replace(/^(?!\.)/, './'))
      : 'write the address of the page, such as "/docs/spring"',
  };
};

const isFile = (site: Site, file: string): boolean =>
  fs.statSync(path.join(site.root, file), {throwIfNoEntry: false})?.isFile() ?? false;

/** Relative paths: assets beside a Markdown file; anything else is a matter of slashes. */
const relativeProblem = (
  {syntax, role}: Link,
  from: string,
  site: Site,
  {path: target}: Address,
): Problem | undefined => {
  const file = fileNamed(target, from);
  const mayBeAsset = syntax === 'markdown' && path.posix.extname(target) !== '';
  if (mayBeAsset && isFile(site, file)) return undefined;
  if (mayBeAsset || (syntax === 'markdown' && role === 'image')) {
    return {
      message: `there is no file "${target}"`,
      todo: `add it as ${file}, or correct the path`,
    };
  }
  if (role === 'image') {
    return {
      message: `"${target}" is looked for at another place on each page`,
      todo: 'put the file into static/ and write its path from there, such as "/img/name.png"',
    };
  }
  const near = nearestAddress(site, `/${file}`);
  return {
    message: `"${target}" leads elsewhere when the page's own address ends with a slash`,
    todo: near ? write(near) : 'write the path from the root, such as "/docs/spring"',
  };
};

const pathProblem = (
  {role}: Link,
  site: Site,
  {path: target, hash}: Address,
): Promise<Problem | undefined> | Problem | undefined => {
  if (site.staticFiles.has(target)) return undefined;
  if (role === 'image') {
    const near = nearestPath(target, [...site.staticFiles]);
    return {
      message: `there is no file "${target}" in static/`,
      todo: near ? write(near) : `add it as static${target}`,
    };
  }
  const route = site.routeAt(target);
  if (route) return routeProblem(site, route, hash);
  if (builtFiles.includes(target)) {
    return {message: `"${target}" is no page`, todo: write(`pathname://${target}`)};
  }
  const near = nearestAddress(site, target);
  return {
    message: `there is no page or file at "${target}"`,
    todo: near
      ? write(near)
      : 'correct the path: the page of docs/a/b.mdx is at "/docs/a/b", static/c.png at "/c.png"',
  };
};

/** This site by its domain: its pages have paths; other addresses there are short links. */
const ownProblem = (
  site: Site,
  url: string,
  {path: target, suffix}: Address,
): Problem | undefined => {
  const isHere =
    site.routeAt(target) ?? (site.staticFiles.has(target) || builtFiles.includes(target));
  const isBelow = sections.some((section) => target.startsWith(`${section}/`));
  if (!isHere && !isBelow) return undefined;
  const address = isHere ? target : (nearestAddress(site, target) ?? target);
  return {message: `"${url}" is an address of this site`, todo: write(address + suffix)};
};

const builtProblem = (site: Site, {path: target}: Address): Problem | undefined => {
  const files = [...site.staticFiles, ...builtFiles];
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
  site: Site,
): Promise<Problem | undefined> => {
  const {url, role} = link;
  if (url === '') {
    return {message: `the ${role} has no target`, todo: 'write where it leads'};
  }
  const address = parseAddress(url);
  const {kind, path: target, hash} = address;
  if (kind === 'external') return undefined;
  if (kind === 'own') return ownProblem(site, url, address);
  if (kind === 'built') return builtProblem(site, address);
  if (target === '') {
    // A part, such as _note.mdx, is read on other pages, among their headings.
    const isPart = path.posix.basename(from).startsWith('_');
    return isPart ? undefined : anchorProblem(site, from, hash, 'this page');
  }
  if (role === 'link' && PAGE_FILE.test(target)) return pageFileProblem(link, from, site, address);
  if (target.startsWith('/')) return pathProblem(link, site, address);
  return relativeProblem(link, from, site, address);
};
