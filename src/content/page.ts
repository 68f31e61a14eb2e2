// The one model of a page: everything that plugins and checks take from its text.
import fs from 'node:fs';
import path from 'node:path';
import {setImmediate} from 'node:timers/promises';
import type {Nodes, Root} from 'mdast';
import {
  idsIn,
  nodesOf,
  normalized,
  readFrontMatter,
  readHeadings,
  readLinks,
  type FrontMatter,
  type Heading,
  type Link,
  type PageProblem,
} from 'mdx-docs-checker/page';

import {parseMdx} from './parseMdx';
import {openCache} from './diskCache';
import {readFences, type Fence} from './fences';
import {readText} from './files';
import {slugProblem} from './inventory';
import {readIssues, type PageIssue} from './knownIssues';
import {ASSUMPTIONS, fileOfPart, shownParts, type ShownPart} from './parts';
import {readTexts, type Quotation} from './quotations';
import {readSample, type Sample} from './samples';
import {demosIn, readSections, type Section} from './sections';

/** What is in a text, wherever it stands. Lines and columns count from 1. */
interface PageContent {
  /** Set when the text cannot be read; nothing else is known of it then, front matter apart. */
  readonly problem?: PageProblem;
  readonly headings: readonly Heading[];
  /** Ids of elements and of the `<Section>`s of product pages, which links can name as well. */
  readonly ids: readonly string[];
  readonly sections: readonly Section[];
  readonly links: readonly Link[];
  readonly fences: readonly Fence[];
  /** Messages that it says to be printed. */
  readonly quotations: readonly Quotation[];
  /** Other code of more than one word, which may be a message. */
  readonly mentions: readonly Quotation[];
  /** Where it shows parts. */
  readonly shown: readonly ShownPart[];
  /** Ids of demos, in its order. */
  readonly demos: readonly string[];
  /** Bugs of the toolkit that it states. */
  readonly issues: readonly PageIssue[];
  /** Everything in backticks and fences, to tell whether a name is mentioned. */
  readonly code: string;
  /** Names in its file trees, such as `deploy.mjs`. */
  readonly treeFiles: readonly string[];
}

/** A page or a part of pages. */
export interface Page extends PageContent {
  /** From the site's root, with forward slashes: `docs/spring.mdx`. */
  readonly file: string;
  /** With `\n` at the ends of lines. */
  readonly text: string;
  readonly frontMatter: FrontMatter;
  /** The code that can be checked. */
  readonly samples: readonly Sample[];
  /** Files of the parts that its text has in the places of their tags; see `readPageWithParts`. */
  readonly parts: readonly string[];
}

const emptyContent: PageContent = {
  headings: [],
  ids: [],
  sections: [],
  links: [],
  fences: [],
  quotations: [],
  mentions: [],
  shown: [],
  demos: [],
  issues: [],
  code: '',
  treeFiles: [],
};

const codeIn = (nodes: readonly Nodes[]): string =>
  nodes
    .flatMap((node) => (node.type === 'code' || node.type === 'inlineCode' ? [node.value] : []))
    .join('\n');

const treeFilesIn = (nodes: readonly Nodes[]): string[] =>
  nodes
    .filter((node) => node.type === 'mdxJsxFlowElement' && node.name === 'FileTree')
    .flatMap((tree) => nodesOf(tree))
    .flatMap((node) => (node.type === 'inlineCode' ? [path.posix.basename(node.value)] : []));

const contentOf = (tree: Root, text: string, {kind}: FrontMatter): PageContent => {
  const nodes = nodesOf(tree);
  return {
    headings: readHeadings(tree, text),
    ids: idsIn(nodes, /^Section$/u),
    sections: readSections(tree),
    links: readLinks(tree, text),
    fences: readFences(tree, text),
    ...readTexts(tree, kind === 'troubleshooting'),
    shown: shownParts(tree),
    demos: demosIn(tree),
    issues: readIssues(tree),
    code: codeIn(nodes),
    treeFiles: treeFilesIn(nodes),
  };
};

const contents = openCache<PageContent>(path.resolve(__dirname, '../..'), 'pages', [__dirname]);

const readContent = async (text: string, frontMatter: FrontMatter): Promise<PageContent> => {
  const kept = contents.get([text]);
  if (kept) return kept;
  // The dev server answers in between.
  await setImmediate();
  const tree = await parseMdx(text);
  if ('reason' in tree) return {...emptyContent, problem: tree};
  const content = contentOf(tree, text, frontMatter);
  contents.set([text], content);
  return content;
};

/** What this process has read, by text: other runs' entries are read once, too. */
const known = new Map<string, Promise<Page>>();

const createPage = async (file: string, text: string): Promise<Page> => {
  const {frontMatter, problem = slugProblem(file, frontMatter, text)} = readFrontMatter(text);
  const content = problem ? {...emptyContent, problem} : await readContent(text, frontMatter);
  const samples = content.fences.flatMap((fence) => readSample(file, fence) ?? []);
  return {...content, file, text, frontMatter, samples, parts: []};
};

/**
 * Reads a page's text.
 *
 * @param file its path from the site's root, with forward slashes
 */
export const parsePage = (file: string, source: string): Promise<Page> => {
  const text = normalized(source);
  const key = `${file}\0${text}`;
  const page = known.get(key) ?? createPage(file, text);
  known.set(key, page);
  return page;
};

/**
 * Reads a page as it is written.
 *
 * @param file its path from the site's root, with forward slashes
 * @throws when there is no such file
 */
export const readPage = (root: string, file: string): Promise<Page> =>
  parsePage(file, readText(root, file));

/** The tree of a page, for what only one check looks for; none of a page that cannot be read. */
export const treeOf = async ({text, problem}: Page): Promise<Root | undefined> => {
  if (problem) return undefined;
  const tree = await parseMdx(text);
  return 'reason' in tree ? undefined : tree;
};

const insertParts = async (
  root: string,
  page: Page,
  around: readonly string[],
): Promise<Pick<Page, 'text' | 'parts' | 'problem'>> => {
  const parts = new Set<string>();
  let text = '';
  let end = 0;
  for (const shown of page.shown) {
    const file = fileOfPart(page.file, shown.source);
    const problem = (reason: string): Pick<Page, 'text' | 'parts' | 'problem'> => ({
      text: page.text,
      parts: [...parts],
      problem: {file: page.file, line: shown.line, column: 1, reason},
    });
    if (file === page.file || around.includes(file)) {
      return problem(`it shows ${file}, which shows this page again`);
    }
    if (!fs.existsSync(path.join(root, file))) {
      return problem(`it shows ${file}, which does not exist`);
    }
    const part = await readPage(root, file);
    const inner = await insertParts(root, part, [...around, page.file]);
    for (const name of [file, ...inner.parts]) parts.add(name);
    const found = part.problem && {file, ...part.problem};
    if (found ?? inner.problem) {
      return {text: page.text, parts: [...parts], problem: found ?? inner.problem};
    }
    text += page.text.slice(end, shown.start) + inner.text.replace(ASSUMPTIONS, '').trim();
    end = shown.end;
  }
  return {text: text + page.text.slice(end), parts: [...parts]};
};

/**
 * Reads a page with the parts that it shows, such as `./_browser-flags.mdx`, in the places of their tags,
 * so that the headings of the parts are read as the page's own.
 *
 * @param root the site's folder
 * @param file its path from there, with forward slashes
 */
export const readPageWithParts = async (root: string, file: string): Promise<Page> => {
  const page = await readPage(root, file);
  if (page.shown.length === 0) return page;
  const {text, parts, problem} = await insertParts(root, page, []);
  return problem ? {...page, parts, problem} : {...(await parsePage(file, text)), parts};
};
