// Sidebars against pages: ids that no page has, and pages that no sidebar leads to.
import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import {nearestPath} from 'embedded-docs-search/nearest';
import type {Finding} from 'mdx-docs-checker/findings';
import {textIn, type FrontMatter} from 'mdx-docs-checker/page';

import {WITHOUT_SIDEBAR} from './withoutSidebar';

const FOLDER = 'src/sidebars';

/** An id in a sidebar's source. */
interface SidebarId {
  readonly id: string;
  /** The sidebar's file, from the root. */
  readonly file: string;
  readonly line: number;
  readonly column: number;
  /** The label of the category that it is in. */
  readonly category?: string;
}

const literal = (node: ts.Expression | undefined): string | undefined =>
  node && ts.isStringLiteral(node) ? node.text : undefined;

const property = (node: ts.ObjectLiteralExpression, name: string): ts.Expression | undefined =>
  node.properties
    .filter(ts.isPropertyAssignment)
    .find((item) => ts.isIdentifier(item.name) && item.name.text === name)?.initializer;

/** A call of one of the functions in src/sidebars/category.ts. */
interface CategorySource {
  readonly label: string;
  /** The id of the page that the label leads to. */
  readonly link: ts.StringLiteral | undefined;
  readonly items: ts.ArrayLiteralExpression;
}

/** Reads a category in a sidebar's source; undefined for anything else. */
export const readCategory = (node: ts.Node): CategorySource | undefined => {
  if (!ts.isCallExpression(node)) return undefined;
  const [label, link] = node.arguments;
  const items = node.arguments.at(-1);
  return label && items && ts.isStringLiteral(label) && ts.isArrayLiteralExpression(items)
    ? {label: label.text, link: link && ts.isStringLiteral(link) ? link : undefined, items}
    : undefined;
};

/** The ids of docs pages in a sidebar's source, in its order. */
export const idsInSidebar = (file: string, text: string): SidebarId[] => {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.ES2022, true);
  const ids: SidebarId[] = [];
  const add = (node: ts.StringLiteral, category: string | undefined): void => {
    const {line, character} = source.getLineAndCharacterOfPosition(node.getStart(source));
    const place = {file, line: line + 1, column: character + 1};
    ids.push({id: node.text, ...place, ...(category ? {category} : {})});
  };
  const visit = (node: ts.Node, category: string | undefined): void => {
    const own = readCategory(node);
    if (own?.link) add(own.link, own.label);
    if (ts.isArrayLiteralExpression(node)) {
      for (const item of node.elements) if (ts.isStringLiteral(item)) add(item, category);
    }
    if (ts.isObjectLiteralExpression(node)) {
      const type = literal(property(node, 'type'));
      const id = property(node, 'id');
      if (id && ts.isStringLiteral(id) && (type === 'doc' || type === 'ref')) add(id, category);
    }
    ts.forEachChild(node, (child) => {
      visit(child, own?.label ?? category);
    });
  };
  visit(source, undefined);
  return ids;
};

/** The ids in all sidebars of the site. */
const readSidebarIds = (root: string): SidebarId[] =>
  fs
    .readdirSync(path.join(root, FOLDER))
    .filter((name) => name.endsWith('.ts'))
    .map((name) => `${FOLDER}/${name}`)
    .flatMap((file) => idsInSidebar(file, fs.readFileSync(path.join(root, file), 'utf8')));

/** A docs page, as sidebars name it. */
export interface DocId {
  readonly file: string;
  readonly id: string;
  /** Packages whose exports it documents. */
  readonly packages: readonly string[];
}

/** The id of a docs page. */
export const docIdOf = (file: string, {id}: FrontMatter): string => {
  const name = file.replace(/^docs\//u, '').replace(/\.mdx?$/u, '');
  const own = textIn(id);
  return own === undefined ? name : path.posix.join(path.posix.dirname(name), own);
};

/** Where `npm run new` would put a page: the category of its package, or of most pages in its folder. */
const placeFor = (page: DocId, ids: readonly SidebarId[]): string => {
  const counts = new Map<string, {place: SidebarId; count: number}>();
  const folder = path.posix.dirname(page.id);
  for (const place of ids) {
    const isNear =
      page.packages.length > 0
        ? page.packages.includes(place.category ?? '')
        : folder !== '.' && path.posix.dirname(place.id) === folder;
    if (!isNear || place.category === undefined) continue;
    const key = `${place.file} ${place.category}`;
    counts.set(key, {place, count: (counts.get(key)?.count ?? 0) + 1});
  }
  const [best] = [...counts.values()].sort((a, b) => b.count - a.count);
  return best
    ? `add '${page.id}' to "${best.place.category ?? ''}" in ${best.place.file}`
    : `add '${page.id}' to a category in ${FOLDER}/main.ts`;
};

/** Compares sidebars with the pages of the docs. */
export const sidebarFindings = (
  docs: readonly DocId[],
  ids: readonly SidebarId[],
  without: Readonly<Record<string, string>> = {},
): Finding[] => {
  const known = docs.map(({id}) => id);
  const listed = new Set(ids.map(({id}) => id));
  const unknown = ids
    .filter(({id}) => !known.includes(id))
    .map(({id, file, line, column}) => {
      const near = nearestPath(id, known);
      return {
        file,
        line,
        column,
        code: 'sidebar',
        message: `no page has the id "${id}"`,
        todo: near ? `write '${near}'` : `create docs/${id}.mdx with npm run new, or remove the id`,
      };
    });
  const lonely = docs
    .filter(({file, id}) => !listed.has(id) && without[file] === undefined)
    .map((page) => ({
      file: page.file,
      line: 1,
      code: 'sidebar',
      message: 'this page is in no sidebar',
      todo: `${placeFor(page, ids)}, or give a reason in scripts/lib/authoring/withoutSidebar.ts`,
    }));
  const outdated = Object.keys(without)
    .filter((file) => !docs.some((page) => page.file === file && !listed.has(page.id)))
    .map((file) => ({
      file: 'scripts/lib/authoring/withoutSidebar.ts',
      line: 1,
      code: 'sidebar',
      message: `${file} is in a sidebar or doesn't exist`,
      todo: 'remove it from the list',
    }));
  return [...unknown, ...lonely, ...outdated];
};

/** Compares the site's sidebars with its pages. */
export const siteSidebarFindings = (root: string, docs: readonly DocId[]): Finding[] =>
  sidebarFindings(docs, readSidebarIds(root), WITHOUT_SIDEBAR);
