import type {Root} from 'mdast';

import {noCache, type Cache} from './cache';
import type {PageProblem} from './frontMatter';

/** The syntax that Docusaurus reads, in the order in which it adds it; its packages are ES modules. */
const loadParser = async (): Promise<(source: string) => Root> => {
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

/** A tree without the parsed programs of its expressions, which are long and unused. */
const withoutPrograms = (tree: Root): Root =>
  JSON.parse(
    JSON.stringify(tree, (name, value: unknown) => (name === 'estree' ? undefined : value)),
  ) as Root;

/** Parses a page's source. If it isn't valid MDX, returns the place where the parser stopped. */
export type MdxParser = (source: string) => Promise<Root | PageProblem>;

/**
 * Creates a parser that reads MDX as Docusaurus does, with directives and tables, and without the programs of
 * expressions.
 *
 * @param trees keeps trees between runs: a page takes ten milliseconds to parse
 */
export const createMdxParser =
  (trees: Cache<Root> = noCache()): MdxParser =>
  async (source) => {
    const known = trees.get([source]);
    if (known) return known;
    const [parse, {VFileMessage}] = await Promise.all([
      (parser ??= loadParser()),
      import('vfile-message'),
    ]);
    try {
      const tree = withoutPrograms(parse(source));
      trees.set([source], tree);
      return tree;
    } catch (error) {
      if (!(error instanceof VFileMessage)) throw error;
      const {reason} = error;
      // A tag that is open at the end of the page is named in the reason only.
      const [, line = 1, column = 1] = /\((\d+):(\d+)/u.exec(reason) ?? [];
      return {line: error.line ?? Number(line), column: error.column ?? Number(column), reason};
    }
  };
