// Parts of pages: MDX files that pages import, so that several of them can share a section.
import fs from 'node:fs';
import path from 'node:path';
import type {Root} from 'mdast';

import {parseMdx} from './dialect';
import {nodesOf} from './tree';

/** A part that a page imports. */
export interface ImportedPart {
  /** The name of its tag. */
  name: string;
  /** From the site's root, with forward slashes. */
  file: string;
}

/** The comment that says on which pages a part is true; pages that show the part don't have it. */
export const ASSUMPTIONS = /\{\/\*\s*assumes\s+([\s\S]*?)\s*\*\/\}\s*/u;

const IMPORT = /\bimport\s+(?<name>[A-Z]\w*)\s+from\s*(['"])(?<source>[^'"\n]+\.mdx?)\2/g;

/** Whether a text may import parts: most pages don't, and are not parsed to find out. */
const mayImport = (source: string): boolean => /\.mdx?['"]/.test(source);

/**
 * The parts that a page imports.
 *
 * @param file the page's path from the site's root, with forward slashes
 */
export const importedParts = (file: string, tree: Root): ImportedPart[] =>
  tree.children
    .filter((node) => node.type === 'mdxjsEsm')
    .flatMap(({value}) => [...value.matchAll(IMPORT)])
    .map(({groups: {name = '', source = ''} = {}}) => ({
      name,
      file: source.startsWith('@site/')
        ? path.posix.normalize(source.slice('@site/'.length))
        : path.posix.join(path.posix.dirname(file), source),
    }));

/** A page with the texts of its parts in it, and the files that these are in. */
export interface WholePage {
  text: string;
  /** All parts, those of parts included, from the site's root, with forward slashes. */
  parts: string[];
}

const insertParts = async (
  root: string,
  file: string,
  around: readonly string[],
): Promise<WholePage> => {
  const source = fs.readFileSync(path.join(root, file), 'utf8').replace(/\r\n?/g, '\n');
  const tree = mayImport(source) ? await parseMdx(source) : undefined;
  // Who reads the text reports that it is not valid.
  if (!tree || 'reason' in tree) return {text: source, parts: []};
  const imported = new Map(importedParts(file, tree).map((part) => [part.name, part.file]));
  const parts = new Set<string>();
  let text = '';
  let end = 0;
  for (const node of nodesOf(tree)) {
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') continue;
    const part = imported.get(node.name ?? '');
    const {start, end: last} = node.position ?? {};
    if (part === undefined || start?.offset === undefined || last?.offset === undefined) continue;
    if (part === file || around.includes(part)) {
      throw new Error(`${file}:${start.line} shows ${part}, which shows this page again.`);
    }
    if (!fs.existsSync(path.join(root, part))) {
      throw new Error(`${file}:${start.line} shows ${part}, which does not exist.`);
    }
    const inner = await insertParts(root, part, [...around, file]);
    for (const name of [part, ...inner.parts]) parts.add(name);
    text += source.slice(end, start.offset) + inner.text.replace(ASSUMPTIONS, '').trim();
    end = last.offset;
  }
  return {text: text + source.slice(end), parts: [...parts]};
};

/**
 * Reads a page with the parts that it shows, such as `./_browser-flags.mdx`, in place of their tags, so
 * that the headings of the parts are read as the page's own. A page that is not valid MDX comes as it is.
 *
 * @param root the site's folder
 * @param file the page, below it or from anywhere
 * @throws when a part does not exist, or shows itself
 */
export const readWithParts = (root: string, file: string): Promise<WholePage> => {
  const inSite = path.relative(root, path.resolve(root, file)).split(path.sep).join('/');
  return insertParts(root, inSite, []);
};
