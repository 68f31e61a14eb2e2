import type {Root} from 'mdast';

import {mdxParser} from '../../src/markdown/mdxParser';

/** Where and why a page is not valid MDX. */
export interface MdxProblem {
  line: number;
  column: number;
  reason: string;
}

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
  const [parse, {VFileMessage}] = await Promise.all([mdxParser(), import('vfile-message')]);
  try {
    return parse(acceptSiteSyntax(source));
  } catch (error) {
    if (!(error instanceof VFileMessage)) throw error;
    return {line: error.line ?? 1, column: error.column ?? 1, reason: error.reason};
  }
};
