import fs from 'node:fs';
import path from 'node:path';

import matter from 'gray-matter';
import type {Nodes, Root, RootContent} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';

import type {Sidebar} from './sidebars';

/** A page of the comparison, the same for each generator. */
export interface PeerPage {
  /** Its path below `/docs/`. */
  id: string;
  title: string;
  description: string;
  body: Root;
}

/** What a generator makes a site of. */
export interface PeerSite {
  readonly pages: readonly PeerPage[];
  readonly sidebars: readonly Sidebar[];
  /** The id of the page that is visited: one with code, tables, lists and links. */
  readonly visited: string;
  /** The id of the page that an address in a text leads to; undefined for other sites. */
  readonly idOf: (url: string) => string | undefined;
}

/** A site whose texts link to its own pages only: what `idOf` finds otherwise stays as it is. */
export const peerSite = (site: PeerSite): PeerSite => {
  const ids = new Set(site.pages.map(({id}) => id));
  return {
    ...site,
    idOf: (url) => {
      const id = site.idOf(url);
      return id !== undefined && ids.has(id) ? id : undefined;
    },
  };
};

/** Pages of folders have other addresses in each generator. */
const isOfFolder = (id: string): boolean => /(?:^|\/)index$/u.test(id);

const parser = unified().use(remarkParse).use(remarkGfm);

/**
 * Reads the Markdown files in a folder, without those named `index.md`. Their front matter has a title and a
 * description, which are texts.
 *
 * @throws when there is no such folder
 */
export const readPages = (folder: string): PeerPage[] =>
  fs
    .readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.md'))
    .map((file) => {
      const text = fs.readFileSync(path.join(folder, file), 'utf8');
      // The second argument turns off its cache.
      const {title, description} = matter(text, {}).data;
      return {
        id: file.slice(0, -'.md'.length).split(path.sep).join('/'),
        title: String(title),
        description: String(description),
        body: parser.parse(text.replace(/^---\n.*?\n---\n/su, '')),
      };
    })
    .filter(({id}) => !isOfFolder(id))
    .sort((a, b) => (a.id < b.id ? -1 : 1));

/**
 * Chooses `count` pages, spread evenly. Where that is more than there are, pages come again under other names.
 *
 * @param always ids of pages that every site has, such as those that a navbar leads to
 * @throws when there are no other pages to choose from
 */
export const pickPages = (
  pages: readonly PeerPage[],
  count: number,
  always: readonly string[],
): PeerPage[] => {
  const first = pages.filter(({id}) => always.includes(id));
  const others = pages.filter(({id}) => !always.includes(id));
  const wanted = count - first.length;
  const step = Math.max(1, others.length / wanted);
  return [
    ...first,
    ...Array.from({length: wanted}, (_, index) => {
      const round = Math.floor(index / others.length);
      const page = others[Math.floor(index * step) % others.length];
      if (!page) throw new Error('There are no pages to choose from.');
      const {id, title} = page;
      return round === 0
        ? page
        : {...page, id: `${id}-${round + 1}`, title: `${title} ${round + 1}`};
    }),
  ];
};

/** How a generator reads Markdown. */
export interface Dialect {
  syntax: 'markdown' | 'mdx';
  /** Whether the text begins with the heading of the page, which others take from the front matter. */
  hasHeading: boolean;
}

const isHeading = (node: RootContent): boolean => node.type === 'heading' && node.depth === 1;

/** No generator has the pictures, and VitePress evaluates double braces, in code within a line, too. */
const simplify = (node: Nodes): void => {
  if (!('children' in node)) return;
  node.children.forEach((child, index) => {
    if (child.type === 'image') {
      node.children[index] = {type: 'text', value: child.alt ?? ''};
    } else if (child.type === 'text' || child.type === 'inlineCode')
      child.value = child.value.replaceAll('{{', '{ {');
    else if (child.type === 'html') node.children[index] = {type: 'text', value: child.value};
  });
};

/**
 * Writes a page for one generator.
 *
 * @param idOf the pages that can be linked
 * @param extra further front matter
 */
export const writePage = (
  {title, description, body}: PeerPage,
  {idOf}: Pick<PeerSite, 'idOf'>,
  {syntax, hasHeading}: Dialect,
  extra: Readonly<Record<string, string>> = {},
): string => {
  const tree = structuredClone(body);
  visit(tree, (node) => {
    if (node.type === 'link' || node.type === 'definition') {
      const id = idOf(node.url);
      if (id !== undefined) node.url = `/docs/${id}`;
    }
    simplify(node);
  });
  if (!hasHeading) tree.children = tree.children.filter((node) => !isHeading(node));
  const writer = unified().use(remarkStringify).use(remarkGfm);
  const text = (syntax === 'mdx' ? writer.use(remarkMdx) : writer).stringify(tree);
  const lines = Object.entries({title, description, ...extra}).map(
    ([key, value]) => `${key}: ${JSON.stringify(value)}`,
  );
  return ['---', ...lines, '---', '', text].join('\n');
};
