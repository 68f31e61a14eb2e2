import {plainHeading, type TwinSection} from 'docusaurus-markdown-pages/twin-text';
import {compact} from 'embedded-docs-search/words';

import type {Library, LibraryPage} from './library';
import {BadRequest} from './request';

/** What names a page, and perhaps a section of it. */
interface PageName {
  /** From the site's root, without a slash at the end. */
  address: string;
  /** Empty for the whole page. */
  anchor: string;
}

/** Reads an address as people and assistants write it: whole, as a path, of the Markdown, or `boil`. */
export const readPageName = (given: string): PageName => {
  const [path = '', anchor = ''] = given
    .trim()
    .replace(/^https?:\/\/[^/]*/i, '')
    .split('#');
  const clean = path
    .replace(/\?.*$/, '')
    .replace(/(?:\/index)?\.(?:mdx?|html)$/, '')
    .replace(/^\/*/, '/')
    .replace(/(.)\/+$/, '$1');
  return {address: clean, anchor: anchor.trim()};
};

/** The section of a page with this id or heading; undefined when there is none. */
export const sectionAt = (page: LibraryPage, name: string): TwinSection | undefined => {
  const wanted = name.replace(/^#/, '');
  const isNamed = ({heading}: TwinSection): boolean =>
    compact(plainHeading(heading)) === compact(wanted);
  return page.sections.find(({anchor}) => anchor === wanted) ?? page.sections.find(isNamed);
};

/** Pages whose names are similar, best first. */
const similarPages = async (library: Library, address: string): Promise<string[]> => {
  const {hits, suggestions} = await library.search({
    query: address
      .split(/[/_-]+/)
      .join(' ')
      .trim()
      .slice(0, 100),
    page: 0,
    hitsPerPage: 3,
    snippetWords: 1,
  });
  const names = new Set(suggestions);
  const suggested = library.pages().flatMap((page) => (names.has(page.title) ? page.address : []));
  return hits.length > 0 ? hits.map(({url}) => url.replace(/#.*/, '')) : suggested;
};

/**
 * The page that a name means.
 *
 * @param docsPath where most pages are, such as `/docs`: a name without it means one of them
 * @throws {BadRequest} which names similar pages
 */
export const findPage = async (
  library: Library,
  given: string,
  docsPath: string,
): Promise<{page: LibraryPage; anchor: string}> => {
  const {address, anchor} = readPageName(given);
  const page = library.page(address) ?? library.page(docsPath + address);
  if (page) return {page, anchor};
  const similar = await similarPages(library, address);
  throw new BadRequest(
    `There is no page ${address.slice(0, 200)} in the docs of ${library.subject}. ` +
      `Similar: ${similar.join(', ')}. The search tool finds pages by words.`,
  );
};
