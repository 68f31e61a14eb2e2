import fs from 'node:fs';
import path from 'node:path';

import type {Nodes, Root, RootContent} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {readFrontMatter} from 'mdx-docs-checker/page';

/** A page of the comparison, the same for each generator. */
export interface PeerPage {
  /** Its path below `/docs/`. */
  id: string;
  title: string;
  description: string;
  body: Root;
}

/** The page that is visited: it has code, tables, lists and links. */
export const visitedPage = 'spring';

/** Pages that every site has, since the navbar of this site leads to them. */
const always = [visitedPage, 'api', 'getting-started', 'the-fundamentals'];

/** A page that this site needs for more than its text, and those of folders, whose addresses differ. */
const special = /^errors$|(?:^|\/)index$/;

const parser = unified().use(remarkParse).use(remarkGfm);

/**
 * Reads the Markdown twins of the docs pages.
 *
 * @param build the folder of the built site
 * @throws when there is no build
 */
export const readTwins = (build: string): PeerPage[] => {
  const folder = path.join(build, 'docs');
  if (!fs.existsSync(path.join(folder, `${visitedPage}.md`))) {
    throw new Error('The pages are taken from build/: run `npm run build` first.');
  }
  return fs
    .readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.md'))
    .map((file) => {
      const text = fs.readFileSync(path.join(folder, file), 'utf8');
      const {title, description} = readFrontMatter(text).frontMatter;
      return {
        id: file.slice(0, -'.md'.length).split(path.sep).join('/'),
        title: String(title),
        description: String(description),
        body: parser.parse(text.replace(/^---\n.*?\n---\n/su, '')),
      };
    })
    .filter(({id}) => !special.test(id))
    .sort((a, b) => (a.id < b.id ? -1 : 1));
};

/**
 * Chooses `count` pages, spread evenly, with those that every site has. Where that is more than there are,
 * pages come again under other names.
 */
export const pickPages = (pages: readonly PeerPage[], count: number): PeerPage[] => {
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

const own = /^https:\/\/www\.remotion\.dev\/docs\/([^#?]+?)(?:\.md)?(?:[#?].*)?$/;

/** Where a link leads: to a page of the comparison, or to the published site. */
const linkTo = (url: string, ids: ReadonlySet<string>): string => {
  const id = own.exec(url)?.[1];
  return id !== undefined && ids.has(id) ? `/docs/${id}` : url;
};

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
 * @param ids the pages that can be linked
 * @param extra further front matter
 */
export const writePage = (
  {title, description, body}: PeerPage,
  ids: ReadonlySet<string>,
  {syntax, hasHeading}: Dialect,
  extra: Readonly<Record<string, string>> = {},
): string => {
  const tree = structuredClone(body);
  visit(tree, (node) => {
    if (node.type === 'link' || node.type === 'definition') node.url = linkTo(node.url, ids);
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
