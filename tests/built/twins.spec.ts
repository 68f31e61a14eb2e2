import fs from 'node:fs';
import path from 'node:path';

import {Readability} from '@mozilla/readability';
import {expect, test} from '@playwright/test';
import {parseHTML} from 'linkedom';
import type {Nodes, Root} from 'mdast';
import {defaultTreeAdapter as tree, parse, type DefaultTreeAdapterTypes} from 'parse5';
import TurndownService from 'turndown';

import {buildFolder, htmlFileOf, pagePaths, sitemapPaths} from '../support/buildFolder';
import {publishedAt} from '../support/published';

// One worker reads all twins, once.
test.describe.configure({mode: 'default'});

type Element = DefaultTreeAdapterTypes.Element;
type HtmlNode = DefaultTreeAdapterTypes.Node;

/** What both forms of a page hold, as text without spaces. */
interface Content {
  headings: string[];
  code: string[];
  rows: string[];
}

/** Assistants read about as much at once; the checks of agentdocsspec.com have the same limit. */
const longest = 50_000;

const attribute = (element: Element, name: string): string | undefined =>
  element.attrs.find((candidate) => candidate.name === name)?.value;

const hasClass = (element: Element, name: string): boolean =>
  (attribute(element, 'class') ?? '').split(/\s+/).includes(name);

const htmlText = (node: HtmlNode): string => {
  if (tree.isTextNode(node)) return node.value;
  if (tree.isElementNode(node)) {
    if (attribute(node, 'aria-hidden') === 'true' || hasClass(node, 'hash-link')) return '';
  }
  return 'childNodes' in node ? node.childNodes.map(htmlText).join('') : '';
};

/** Notes get brackets, and several descriptions a semicolon between them. */
const bare = (text: string): string => text.replace(/[\s()]/g, '');

/** A tree of files, which is a list in HTML and indented text in Markdown. */
const names = (tree: string): string => tree.replace(/[\s/]/g, '');

const readHtml = (html: string): Content & {trees: Set<string>} => {
  const content = {
    headings: [] as string[],
    code: [] as string[],
    rows: [] as string[],
    trees: new Set<string>(),
  };
  const visit = (node: HtmlNode, isInMain: boolean): void => {
    if (!('childNodes' in node)) return;
    if (!tree.isElementNode(node)) {
      for (const child of node.childNodes) visit(child, isInMain);
      return;
    }
    const {tagName} = node;
    if (attribute(node, 'data-markdown-ignore') !== undefined) return;
    if (['nav', 'footer', 'template', 'noscript'].includes(tagName)) return;
    if (attribute(node, 'data-markdown') === 'file-tree') {
      content.trees.add(names(htmlText(node)));
      return;
    }
    if (isInMain && /^h[1-6]$/.test(tagName)) content.headings.push(bare(htmlText(node)));
    if (isInMain && tagName === 'pre') {
      const [code] = node.childNodes.filter((child) => tree.isElementNode(child));
      const lang = code?.attrs.find(({name}) => name === 'data-language')?.value;
      content.code.push(withoutMarks(lang, htmlText(node)).trimEnd());
    }
    if (isInMain && tagName === 'tr') {
      const cells = node.childNodes.filter((child) => tree.isElementNode(child));
      content.rows.push(cells.map((cell) => bare(htmlText(cell))).join('|'));
    }
    for (const child of node.childNodes) visit(child, isInMain || tagName === 'main');
  };
  visit(parse(html), false);
  return content;
};

const markdownText = (node: Nodes): string => {
  if (node.type === 'text' || node.type === 'inlineCode' || node.type === 'code') return node.value;
  return 'children' in node ? node.children.map(markdownText).join('') : '';
};

/** A diff without its first column. */
const withoutMarks = (lang: string | null | undefined, value: string): string =>
  lang === 'diff' ? value.replace(/^[ +-]/gm, '') : value;

const readMarkdown = (root: Root): Content & {links: string[]} => {
  const content = {
    headings: [] as string[],
    code: [] as string[],
    rows: [] as string[],
    links: [] as string[],
  };
  const visit = (node: Nodes): void => {
    if (node.type === 'heading') content.headings.push(bare(markdownText(node)));
    if (node.type === 'code') content.code.push(withoutMarks(node.lang, node.value).trimEnd());
    if (node.type === 'tableRow') {
      content.rows.push(node.children.map((cell) => bare(markdownText(cell))).join('|'));
    }
    if (node.type === 'link' || node.type === 'image') content.links.push(node.url);
    if ('children' in node) node.children.forEach(visit);
  };
  visit(root);
  return content;
};

interface TwinFile {
  pathname: string;
  html: string;
  markdown: string;
  content: Content & {links: string[]};
}

const twins: TwinFile[] = [];
let parseMarkdown: (text: string) => Root;

const twinPathOf = (html: string): string | undefined =>
  /<link[^>]+type="?text\/markdown"?[^>]*>/.exec(html)?.[0].match(/href="?([^" >]+)/)?.[1];

const built = (pathname: string): string => path.join(buildFolder, decodeURIComponent(pathname));
const read = (pathname: string): string => fs.readFileSync(built(pathname), 'utf8');
const isFile = (pathname: string): boolean =>
  fs.statSync(built(pathname), {throwIfNoEntry: false})?.isFile() === true;

const findings = (find: (twin: TwinFile) => readonly string[]): string[] =>
  twins.flatMap((twin) => find(twin).map((text) => `${twin.pathname}: ${text}`));

test.beforeAll(async () => {
  test.setTimeout(300_000);
  const [{unified}, remark, frontmatter, gfm] = await Promise.all([
    import('unified'),
    import('remark-parse'),
    import('remark-frontmatter'),
    import('remark-gfm'),
  ]);
  const processor = unified().use(remark.default).use(frontmatter.default).use(gfm.default);
  parseMarkdown = (text) => processor.parse(text);
  for (const pathname of pagePaths()) {
    const html = fs.readFileSync(htmlFileOf(pathname), 'utf8');
    const twin = twinPathOf(html);
    if (twin === undefined || !isFile(twin)) continue;
    const markdown = read(twin);
    twins.push({pathname, html, markdown, content: readMarkdown(parseMarkdown(markdown))});
  }
});

test('every page names its twin, and the not-found page none', () => {
  expect(twins.length).toBeGreaterThan(100);
  const known = new Set(twins.map(({pathname}) => pathname));
  expect(pagePaths().filter((pathname) => !known.has(pathname))).toEqual([]);
  expect(twinPathOf(read('/404.html'))).toBeUndefined();
});

test('twins say what their page is, and point to the list of all pages before their content', () => {
  expect(
    findings(({markdown, pathname}) => {
      const [, frontMatter = ''] = /^---\n(.*?)\n---\n/s.exec(markdown) ?? [];
      const lines = [
        /^title: ".+"$/m,
        /^description: ".{50,160}"$/m,
        /^version: 4\.0\.\d+$/m,
        new RegExp(`^canonical: ${publishedAt}${pathname}$`, 'm'),
        new RegExp(`^index: ${publishedAt}/llms\\.txt$`, 'm'),
      ];
      return lines.filter((line) => !line.test(frontMatter)).map(String);
    }),
  ).toEqual([]);
});

test('every heading, code block and row of a table is in the twin, in its order', () => {
  expect(
    findings(({html, content}) => {
      const {trees, ...expected} = readHtml(html);
      const isTree = (code: string): boolean => trees.has(names(code));
      expect(content.code.filter(isTree).length).toBeGreaterThanOrEqual(trees.size);
      const told = {...content, code: content.code.filter((code) => !isTree(code))};
      return (['headings', 'code', 'rows'] as const).flatMap((part) => {
        const index = expected[part].findIndex((item, place) => item !== told[part][place]);
        const isLonger = told[part].length > expected[part].length;
        if (index === -1 && !isLonger) return [];
        return [
          `${part}: ${expected[part][index] ?? 'nothing'} is ${told[part][index] ?? 'missing'}`,
        ];
      });
    }),
  ).toEqual([]);
});

test('twins are smaller than a third of their HTML on average, and none is long', () => {
  const sum = (lengths: number[]): number => lengths.reduce((total, length) => total + length, 0);
  const share =
    sum(twins.map(({markdown}) => markdown.length)) / sum(twins.map(({html}) => html.length));
  expect(share).toBeLessThan(1 / 3);
  expect(
    findings(({markdown, pathname}) =>
      // The list of all bugs, and the release history of the package with the most options.
      !['/docs/known-issues', '/docs/history/media-parser'].includes(pathname) &&
      markdown.length > longest
        ? [`${String(markdown.length)} characters`]
        : [],
    ),
  ).toEqual([]);
});

test('links of twins are absolute; those within the site lead to files, of pages to their twins', () => {
  const pages = new Set(twins.map(({pathname}) => pathname.replace(/(.)\/$/, '$1')));
  expect(
    findings(({content}) =>
      content.links.flatMap((link) => {
        if (!URL.canParse(link)) return [`${link} is not absolute`];
        const {origin, pathname} = new URL(link);
        if (origin !== publishedAt) return [];
        if (pages.has(pathname.replace(/(.)\/$/, '$1'))) return [`${link} has a twin`];
        // Short addresses that the published site forwards.
        return /\.\w+$/.test(pathname) && !isFile(pathname) ? [`${link} leads nowhere`] : [];
      }),
    ),
  ).toEqual([]);
});

test('llms.txt and the lists that it names are short, and lead to every listed page once per subject', () => {
  const lists = new Map<string, string[]>();
  const linksOf = (file: string): string[] => readMarkdown(parseMarkdown(read(file))).links;
  const visit = (file: string): void => {
    const text = read(file);
    expect(text, file).toMatch(/^# .+\n\n> .+\n/);
    expect(text.length, file).toBeLessThanOrEqual(longest);
    const links = linksOf(file).map((link) => new URL(link));
    expect(
      links.filter(({origin, pathname}) => origin !== publishedAt || !isFile(pathname)).map(String),
      file,
    ).toEqual([]);
    const paths = links.map(({pathname}) => pathname);
    lists.set(file, paths);
    for (const list of paths.filter((pathname) => pathname.endsWith('/llms.txt'))) {
      if (lists.has(list)) continue;
      visit(list);
      expect(isFile(list.replace('llms.txt', 'llms-full.txt')), list).toBe(true);
    }
  };
  visit('/llms.txt');
  expect(lists.size).toBeGreaterThan(20);
  for (const [file, paths] of lists) expect(new Set(paths).size, file).toBe(paths.length);
  const listed = new Set([...lists.values()].flat());
  const wanted = sitemapPaths().map((pathname) =>
    twinPathOf(fs.readFileSync(htmlFileOf(pathname), 'utf8')),
  );
  expect(wanted.filter((pathname) => pathname === undefined || !listed.has(pathname))).toEqual([]);
});

test('each page points assistants to the list at the top of its body, unseen by people', () => {
  for (const {html, pathname} of twins) {
    const body = html.slice(html.indexOf('<body')).replace(/<script.*?<\/script>/gs, '');
    const place = body.search(
      /<p class=visually-hidden aria-hidden=true>For a Markdown version of this page/,
    );
    expect(place, pathname).toBeGreaterThan(0);
    // On a short page, the symbols before it are a large part.
    expect(place, pathname).toBeLessThan(1000);
  }
});

/** The most of a text that comes before what its reader has to see. */
const firstTenth = 0.1;

test('readers that take only the article of a docs page find the list of all pages in the first tenth', () => {
  const converter = new TurndownService({headingStyle: 'atx', codeBlockStyle: 'fenced'});
  for (const pathname of ['/docs/spring', '/docs/lambda/setup', '/docs/render']) {
    const page = fs.readFileSync(htmlFileOf(pathname), 'utf8');
    const whole = converter.remove(['script', 'style']).turndown(page);
    expect(whole.indexOf('/llms.txt') / whole.length, `${pathname}, all`).toBeLessThan(firstTenth);
    const article = new Readability(parseHTML(page).document).parse()?.content ?? '';
    const text = converter.turndown(article);
    const place = text.indexOf('/llms.txt');
    expect(place, pathname).toBeGreaterThan(0);
    expect(text, pathname).toContain(`This page as Markdown: ${pathname}.md`);
    expect(place / text.length, pathname).toBeLessThan(firstTenth);
  }
});
