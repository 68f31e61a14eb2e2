import type {Root} from 'mdast';

/**
 * Loads the parser that reads MDX as the site does; its packages are ES modules. The parser throws the
 * message of vfile where the source is not valid.
 */
const loadMdxParser = async (): Promise<(source: string) => Root> => {
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

let parser: ReturnType<typeof loadMdxParser> | undefined;

/** The parser of MDX, loaded once. */
export const mdxParser = (): ReturnType<typeof loadMdxParser> => (parser ??= loadMdxParser());
