import path from 'node:path';

import {parseMdx, type MdxProblem} from '../../../src/content/dialect';
import {importedParts} from '../../../src/content/parts';
import {readHeadings} from '../../../src/content/headings';
import {openCache, type ResultCache} from '../resultCache';
import {pageLinks} from './pageLinks';
import type {Link} from './link';

/** A page, reduced to its links and to what others can link to. */
export interface LinkPage {
  links: Link[];
  /** Ids of its headings; titles of level 1 have none on the page. */
  ids: string[];
  /** Markdown files that it includes, from the site's root. */
  parts: string[];
  /** Set when the page is not valid MDX; nothing else is known then. */
  problem?: MdxProblem;
}

/** Reads a page's text. `file` is its path from the site's root, with forward slashes. */
export const parsePage = async (file: string, text: string): Promise<LinkPage> => {
  const source = text.replace(/\r\n?/g, '\n');
  const tree = await parseMdx(source);
  if ('reason' in tree) return {links: [], ids: [], parts: [], problem: tree};
  return {
    links: pageLinks(tree, source),
    ids: readHeadings(tree).flatMap(({node, id}) => (node.depth === 1 ? [] : [id])),
    parts: importedParts(file, tree).map((part) => part.file),
  };
};

/** What pages of earlier runs hold, in `node_modules/.cache/links.json`. */
export const openLinkCache = (root: string): ResultCache<LinkPage> =>
  openCache(root, 'links', [__dirname, path.join(__dirname, '../../../src/content')]);
