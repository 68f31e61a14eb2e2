import path from 'node:path';
import type {Root} from 'mdast';

import {parseMdx, type MdxProblem} from '../../../src/content/dialect';
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

const IMPORT = /\bfrom\s*(['"])(?<source>[^'"\n]+\.mdx?)\1/g;

/** Markdown files that a page imports. */
const importedParts = (file: string, tree: Root): string[] =>
  tree.children
    .filter((node) => node.type === 'mdxjsEsm')
    .flatMap(({value}) => [...value.matchAll(IMPORT)])
    .map(({groups}) => groups?.source ?? '')
    .map((source) =>
      source.startsWith('@site/')
        ? path.posix.normalize(source.slice('@site/'.length))
        : path.posix.join(path.posix.dirname(file), source),
    );

/** Reads a page's text. `file` is its path from the site's root, with forward slashes. */
export const parsePage = async (file: string, text: string): Promise<LinkPage> => {
  const source = text.replace(/\r\n?/g, '\n');
  const tree = await parseMdx(source);
  if ('reason' in tree) return {links: [], ids: [], parts: [], problem: tree};
  return {
    links: pageLinks(tree, source),
    ids: readHeadings(tree).flatMap(({node, id}) => (node.depth === 1 ? [] : [id])),
    parts: importedParts(file, tree),
  };
};

/** What pages of earlier runs hold, in `node_modules/.cache/links.json`. */
export const openLinkCache = (root: string): ResultCache<LinkPage> =>
  openCache(root, 'links', [__dirname, path.join(__dirname, '../../../src/content')]);
