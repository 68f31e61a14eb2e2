import fs from 'node:fs';
import path from 'node:path';

import type {Check, Project} from '../check';
import {isMarkdown} from '../files';
import type {Finding} from '../findings';
import type {Link} from '../link';
import type {Page} from '../model';
import {nearest} from '../nearest';

/** How the site turns files into addresses. */
export interface LinksOptions {
  /**
   * The address of a page, such as `/docs/timers`; undefined for parts of pages. Without it, the address is
   * the file's path without its extension, and `index` and `README` have the address of their folder.
   */
  readonly addressOf?: (page: Page) => string | undefined;
  /** The folder whose files have addresses from the root, such as `static`. */
  readonly staticFolder?: string;
  /** Whether the site has an address that isn't a page's, such as a list or a redirect. */
  readonly isKnown?: (address: string) => boolean;
}

const defaultAddress = ({file}: Page): string =>
  `/${file.replace(/\.mdx?$/u, '').replace(/(?:^|\/)(?:index|README)$/u, '')}`;

interface Target {
  readonly path: string;
  /** Undefined without a `#`. */
  readonly hash?: string;
}

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

const parseTarget = (url: string): Target => {
  const [target = '', hash] = url.split('#', 2);
  const [pathname = ''] = target.split('?');
  return {path: decoded(pathname), ...(hash === undefined ? {} : {hash: decoded(hash)})};
};

/** Whether a URL is another site, an email address or the like, which aren't visited. */
const isExternal = (url: string): boolean => /^(?:[a-z][a-z\d+.-]*:|\/\/)/iu.test(url);

interface Problem {
  readonly message: string;
  readonly todo: string;
}

interface Site {
  readonly root: string;
  readonly options: LinksOptions;
  readonly byFile: ReadonlyMap<string, Page>;
  readonly byAddress: ReadonlyMap<string, Page>;
}

const suggestion = (near: string | undefined, otherwise: string): string =>
  near === undefined ? otherwise : `write "${near}"`;

const anchorProblem = ({ids, problem}: Page, {path: name, hash}: Target): Problem | undefined => {
  // A page that can't be read is a finding of its own.
  if (hash === undefined || hash === '' || problem || ids.includes(hash)) return undefined;
  const near = nearest(hash, ids);
  return {
    message: `${name === '' ? 'this page' : `"${name}"`} has no heading with the id "${hash}"`,
    todo: suggestion(near && `#${near}`, `use the id of a heading, or leave out "#${hash}"`),
  };
};

const isFile = (root: string, file: string): boolean =>
  fs.statSync(path.join(root, file), {throwIfNoEntry: false})?.isFile() ?? false;

const relativeProblem = (site: Site, from: string, target: Target): Problem | undefined => {
  const file = path.posix.join(path.posix.dirname(from), target.path);
  const page = site.byFile.get(file);
  if (page) return anchorProblem(page, target);
  if (isFile(site.root, file)) return undefined;
  const near = nearest(file, [...site.byFile.keys()]);
  const relative = near && path.posix.relative(path.posix.dirname(from), near);
  return {
    message: `there is no file "${target.path}"`,
    todo: suggestion(
      relative?.replace(/^(?!\.)/u, './'),
      isMarkdown(file) ? 'correct the path of the page' : `add it as ${file}, or correct the path`,
    ),
  };
};

const rootProblem = (site: Site, target: Target): Problem | undefined => {
  const {staticFolder, isKnown} = site.options;
  const address = target.path.replace(/(?<=.)\/$/u, '');
  const page = site.byAddress.get(address);
  if (page) return anchorProblem(page, target);
  if (staticFolder !== undefined && isFile(site.root, staticFolder + target.path)) return undefined;
  if (isKnown?.(address)) return undefined;
  const near = nearest(address, [...site.byAddress.keys()]);
  return {
    message: `there is no page or file at "${target.path}"`,
    todo: suggestion(near, 'correct the path'),
  };
};

const problemOf = ({url, role}: Link, page: Page, site: Site): Problem | undefined => {
  if (url === '') return {message: `the ${role} has no target`, todo: 'add one'};
  if (isExternal(url)) return undefined;
  const target = parseTarget(url);
  if (target.path === '') return anchorProblem(page, target);
  return target.path.startsWith('/')
    ? rootProblem(site, target)
    : relativeProblem(site, page.file, target);
};

const readSite = ({root, pages}: Project, options: LinksOptions): Site => {
  const {addressOf = defaultAddress} = options;
  return {
    root,
    options,
    byFile: new Map(pages.map((page) => [page.file, page])),
    byAddress: new Map(
      pages.flatMap((page): [string, Page][] => {
        const address = addressOf(page);
        return address === undefined ? [] : [[address, page]];
      }),
    ),
  };
};

/** Checks the targets of links and images, including the headings that links name. */
export const links = (options: LinksOptions = {}): Check => ({
  name: 'links',
  check: (pages, project) => {
    const site = readSite(project, options);
    return pages.flatMap((page) =>
      page.links.flatMap((link): Finding[] => {
        const problem = link.isReference ? undefined : problemOf(link, page, site);
        const {line, column} = link;
        return problem ? [{file: page.file, line, column, code: 'link', ...problem}] : [];
      }),
    );
  },
});
