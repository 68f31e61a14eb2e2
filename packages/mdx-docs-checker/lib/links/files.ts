import path from 'node:path';

import type {Link} from '../link';
import {nearestPath} from '../nearest';
import type {Address} from './address';
import {routeProblem} from './anchors';
import {nearestAddress, write} from './nearestAddress';
import type {Problem} from './problem';
import {exampleOf, type LinkSite} from './site';

/** The file, from the root, that a link on a page names. */
export const fileNamed = (target: string, from: string): string =>
  /^(?:@site)?\//.test(target)
    ? target.replace(/^(?:@site)?\//, '')
    : path.posix.join(path.posix.dirname(from), target);

/** Links to a page's file: Markdown only, and only where they're turned into addresses. */
export const pageFileProblem = (
  link: Link,
  from: string,
  site: LinkSite,
  {path: target, hash, suffix}: Address,
): Promise<Problem | undefined> | Problem | undefined => {
  if (link.syntax === 'jsx' && site.staticFiles.has(target)) return undefined;
  const files = link.syntax === 'markdown' ? site.linkableFiles(from) : undefined;
  const resolved = files && site.routeOfFile(from, target);
  if (resolved) return routeProblem(site, resolved, hash);
  const wanted = fileNamed(target, from);
  const meant = site.routes.find(({file}) => file === wanted);
  if (meant) {
    return {
      message: `"${target}" isn't turned into an address here, so it leads nowhere`,
      todo: write(meant.path + suffix),
    };
  }
  const near = nearestPath(wanted, files ?? []);
  const relative = near && path.posix.relative(path.posix.dirname(from), near);
  return {
    message: `there is no page file "${target}"`,
    todo: relative
      ? write(relative.replace(/^(?!\.)/, './'))
      : `write the address of the page, ${exampleOf(site)}`,
  };
};

/** Relative paths: assets beside a Markdown file; all others depend on trailing slashes. */
export const relativeProblem = (
  {syntax, role}: Link,
  from: string,
  site: LinkSite,
  {path: target}: Address,
): Problem | undefined => {
  const file = fileNamed(target, from);
  if (syntax === 'markdown' && site.isAsset(file)) return undefined;
  if (syntax === 'markdown' && (role === 'image' || path.posix.extname(target) !== '')) {
    return {
      message: `there is no file "${target}"`,
      todo: `add it as ${file}, or correct the path`,
    };
  }
  if (role === 'image') {
    const move =
      site.staticFolder === undefined ? '' : `put the file into ${site.staticFolder}/ and `;
    return {
      message: `"${target}" resolves to a different place on each page`,
      todo: `${move}write its path from ${move === '' ? 'the root' : 'there'}, such as "/img/name.png"`,
    };
  }
  const near = nearestAddress(site, `/${file}`);
  return {
    message: `"${target}" leads elsewhere if the page's own address ends with a slash`,
    todo: near ? write(near) : `write the path from the root, ${exampleOf(site)}`,
  };
};
