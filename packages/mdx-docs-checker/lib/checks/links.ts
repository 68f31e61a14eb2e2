import fs from 'node:fs';
import path from 'node:path';

import type {Check, Project} from '../check';
import {filesIn} from '../files';
import {textIn} from '../frontMatter';
import {fileNamed} from '../links/files';
import {linkFindings} from '../links/linkFindings';
import {withoutSlash} from '../links/nearestAddress';
import type {LinkSite, Route} from '../links/site';
import type {Page} from '../model';

/** How the site turns files into addresses, and what else it has. */
export interface LinksOptions extends Pick<
  LinkSite,
  'builtFiles' | 'hosts' | 'isKnown' | 'sections' | 'staticFolder'
> {
  /**
   * The address of a page, such as `/docs/timers`; undefined for parts of pages. Without it, the address is
   * the file's path without its extension, and `index` and `README` have the address of their folder.
   */
  readonly addressOf?: (page: Page) => string | undefined;
  /** True to also find link texts that don't say where they lead, such as "here". */
  readonly texts?: boolean;
}

const defaultAddress = ({file}: Page): string =>
  `/${file.replace(/\.mdx?$/u, '').replace(/(?:^|\/)(?:index|README)$/u, '')}`;

const titleOf = ({frontMatter, headings}: Page): string | undefined =>
  textIn(frontMatter.title) ?? headings.find(({level}) => level === 1)?.text;

const readSite = ({root, pages}: Project, options: LinksOptions): LinkSite => {
  const {addressOf = defaultAddress, staticFolder} = options;
  const byFile = new Map(pages.map((page) => [page.file, page]));
  const routes = pages.flatMap((page): Route[] => {
    const address = addressOf(page);
    const title = titleOf(page);
    return address === undefined
      ? []
      : [{path: address, file: page.file, ...(title === undefined ? {} : {title})}];
  });
  const routesByAddress = new Map(routes.map((route) => [route.path, route]));
  const routesByFile = new Map(routes.map((route) => [route.file, route]));
  return {
    ...options,
    routes,
    routeAt: (address) => routesByAddress.get(withoutSlash(address)),
    routeOfFile: (from, link) => routesByFile.get(fileNamed(link, from)),
    linkableFiles: () => [...byFile.keys()],
    isAsset: (file) =>
      fs.statSync(path.join(root, file), {throwIfNoEntry: false})?.isFile() ?? false,
    idsOf: (file) => {
      const page = byFile.get(file);
      // A page that can't be read is a finding of its own.
      return Promise.resolve(page?.problem ? undefined : page?.ids);
    },
    staticFiles: new Set(
      staticFolder === undefined
        ? []
        : filesIn(path.join(root, staticFolder)).map((file) => `/${file}`),
    ),
  };
};

/** Checks the targets of links and images, including the headings that links name. */
export const links = (options: LinksOptions = {}): Check => ({
  name: 'links',
  check: async (pages, project) => {
    const site = readSite(project, options);
    const {texts = false} = options;
    const found = await Promise.all(pages.map((page) => linkFindings(page, site, {texts})));
    return found.flat().map((finding) => ({code: 'link', ...finding}));
  },
});
