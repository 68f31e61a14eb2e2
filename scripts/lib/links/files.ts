import fs from 'node:fs';
import path from 'node:path';
import {nearestPath} from 'embedded-docs-search/nearest';

import type {Address} from './address';
import {routeProblem} from './anchors';
import type {Site} from './site';
import {nearestAddress, write} from './nearestAddress';
import type {Link, Problem} from './link';

/** The file, from the root, that a link on a page names. */
const fileNamed = (target: string, from: string): string =>
  /^(?:@site)?\//.test(target)
    ? target.replace(/^(?:@site)?\//, '')
    : path.posix.join(path.posix.dirname(from), target);

/** Links to a page's file: Markdown only, and only where the plugin resolves them. */
export const pageFileProblem = (
  link: Link,
  from: string,
  site: Site,
  {path: target, hash, suffix}: Address,
): Promise<Problem | undefined> | Problem | undefined => {
  if (link.syntax === 'jsx' && site.staticFiles.has(target)) return undefined;
  const area = link.syntax === 'markdown' ? site.areaOf(from) : undefined;
  const resolved = site.routeOfFile(from, target);
  if (area?.resolvesFiles && resolved) return routeProblem(site, resolved, hash);
  const wanted = fileNamed(target, from);
  const meant = site.routes.find(({file}) => file === wanted);
  if (meant) {
    return {
      message: `"${target}" isn't turned into an address here, so it leads nowhere`,
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

/** Relative paths: assets beside a Markdown file; all others depend on trailing slashes. */
export const relativeProblem = (
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
      message: `"${target}" resolves to a different place on each page`,
      todo: 'put the file into static/ and write its path from there, such as "/img/name.png"',
    };
  }
  const near = nearestAddress(site, `/${file}`);
  return {
    message: `"${target}" leads elsewhere if the page's own address ends with a slash`,
    todo: near ? write(near) : 'write the path from the root, such as "/docs/spring"',
  };
};
