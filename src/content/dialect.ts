import type {Root} from 'mdast';

/** Where and why a page is not valid MDX. Lines and columns count from 1. */
export interface MdxProblem {
  line: number;
  column: number;
  reason: string;
}

/** The syntax that the build reads, in the order in which it adds it; its packages are ES modules. */
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

/**
 * Parses a page's source as the build does. A page that the build rejects gives the place where the
 * parser stopped.
 */
export const parseMdx = async (source: string): Promise<Root | MdxProblem> => {
  const [parse, {VFileMessage}] = await Promise.all([
    (parser ??= loadParser()),
    import('vfile-message'),
  ]);
  try {
    return parse(source);
  } catch (error) {
    if (!(error instanceof VFileMessage)) throw error;
    const {reason} = error;
    // A tag that is open at the end of the page is named in the reason only.
    const [, line = 1, column = 1] = /\((\d+):(\d+)/u.exec(reason) ?? [];
    return {line: error.line ?? Number(line), column: error.column ?? Number(column), reason};
  }
};
