import type {Root} from 'mdast';

/** Where and why a page is not valid MDX. */
export interface MdxProblem {
  line: number;
  column: number;
  reason: string;
}

/** Loads the parser that reads pages as Docusaurus does; its packages are ES modules. */
const loadParser = async () => {
  const [{unified}, {VFileMessage}, ...plugins] = await Promise.all([
    import('unified'),
    import('vfile-message'),
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
  return (source: string): Root | MdxProblem => {
    try {
      return processor.parse(source);
    } catch (error) {
      if (error instanceof VFileMessage) {
        return {line: error.line ?? 1, column: error.column ?? 1, reason: error.reason};
      }

      throw error;
    }
  };
};

let parser: ReturnType<typeof loadParser> | undefined;

/** Blanks what Docusaurus accepts and plain MDX does not; every offset stays the same. */
const acceptSiteSyntax = (source: string): string =>
  source
    .replace(/^(#{1,6} .*?)(\{#[^}\n]+\})[ \t]*$/gmu, (_, heading: string, id: string) =>
      heading.padEnd(heading.length + id.length),
    )
    .replace(/<!--([\s\S]*?)-->/gu, (comment) => comment.replace(/[^\n]/gu, ' '));

/**
 * Parses a page as Docusaurus does; a page that is not valid MDX gives the place where the parser
 * stopped. Explicit ids of headings are not part of the tree: they are blanked before.
 */
export const parseMdx = async (source: string): Promise<Root | MdxProblem> => {
  parser ??= loadParser();
  return (await parser)(acceptSiteSyntax(source));
};
