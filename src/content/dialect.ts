import fs from 'node:fs';
import path from 'node:path';

import type {Root} from 'mdast';

import {hashOf, readCache, workKey, writeWhole} from './kept';

/** Where and why a page is not valid MDX. Lines and columns count from 1. */
export interface MdxProblem {
  line: number;
  column: number;
  reason: string;
}

const root = path.resolve(__dirname, '../..');

/** Trees of earlier runs: a page is read by many checks and tests, and takes ten milliseconds to parse. */
const folder = path.join(root, 'node_modules/.cache/mdx');

const keptDays = 7;

const forgetOldTrees = (): void => {
  const limit = Date.now() - keptDays * 24 * 60 * 60 * 1000;
  for (const name of fs.existsSync(folder) ? fs.readdirSync(folder) : []) {
    const file = path.join(folder, name);
    // Another run may have removed it.
    const made = fs.statSync(file, {throwIfNoEntry: false})?.mtimeMs ?? limit;
    if (made < limit) fs.rmSync(file, {force: true});
  }
};

/** The syntax that the build reads, in the order in which it adds it; its packages are ES modules. */
const loadParser = async (): Promise<(source: string) => Root> => {
  forgetOldTrees();
  const [{unified}, ...plugins] = await Promise.all([
    import('unified'),
    import('remark-parse'),
    import('remark-mdx'),
    import('remark-frontmatter'),
    import('remark-directive'),
    import('remark-gfm'),
  ]);
  const [parse, mdx, frontmatter, directive, gfm] = plugins;
  const processor = unified()
    .use(parse.default)
    .use(mdx.default)
    .use(frontmatter.default)
    .use(directive.default)
    .use(gfm.default);
  return (source) => processor.parse(source);
};

let parser: ReturnType<typeof loadParser> | undefined;

let key: string | undefined;

/** Where the tree of a page is kept. */
const fileOf = (source: string): string =>
  path.join(folder, `${hashOf([(key ??= workKey(root, [__filename])), source])}.json`);

/** A tree as JSON, without the programs of its expressions, which are long and which nobody reads. */
const jsonOf = (tree: Root): string =>
  JSON.stringify(tree, (name, value: unknown) => (name === 'estree' ? undefined : value));

/**
 * Parses a page's source as the build does, programs of expressions apart. A page that the build rejects
 * gives the place where the parser stopped.
 */
export const parseMdx = async (source: string): Promise<Root | MdxProblem> => {
  const file = fileOf(source);
  const kept = readCache(file) as Root | undefined;
  if (kept) return kept;
  const [parse, {VFileMessage}] = await Promise.all([
    (parser ??= loadParser()),
    import('vfile-message'),
  ]);
  try {
    const json = jsonOf(parse(source));
    writeWhole(file, json);
    return JSON.parse(json) as Root;
  } catch (error) {
    if (!(error instanceof VFileMessage)) throw error;
    const {reason} = error;
    // A tag that is open at the end of the page is named in the reason only.
    const [, line = 1, column = 1] = /\((\d+):(\d+)/u.exec(reason) ?? [];
    return {line: error.line ?? Number(line), column: error.column ?? Number(column), reason};
  }
};
