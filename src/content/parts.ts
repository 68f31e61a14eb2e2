// Parts of pages: MDX files that pages import, so that several of them can share a section.
import path from 'node:path';
import type {Root} from 'mdast';
import {nodesOf} from 'mdx-docs-checker/page';

/** A place where a page shows a part. */
export interface ShownPart {
  /** How the page names the part's file: see `fileOfPart`. */
  readonly source: string;
  /** Where its tag starts and ends, in characters. */
  readonly start: number;
  readonly end: number;
  /** The line of its tag, from 1. */
  readonly line: number;
}

/** The comment that says on which pages a part is true; pages that show the part don't have it. */
export const ASSUMPTIONS = /\{\/\*\s*assumes\s+([\s\S]*?)\s*\*\/\}\s*/u;

const IMPORT = /\bimport\s+(?<name>[A-Z]\w*)\s+from\s*(['"])(?<source>[^'"\n]+\.mdx?)\2/g;

/** The places where a page shows parts, in its order. */
export const shownParts = (tree: Root): ShownPart[] => {
  const imported = new Map(
    tree.children
      .filter((node) => node.type === 'mdxjsEsm')
      .flatMap(({value}) => [...value.matchAll(IMPORT)])
      .map(({groups: {name = '', source = ''} = {}}) => [name, source]),
  );
  return nodesOf(tree).flatMap((node) => {
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return [];
    const source = imported.get(node.name ?? '');
    const {start, end} = node.position ?? {};
    return source === undefined || start?.offset === undefined || end?.offset === undefined
      ? []
      : [{source, start: start.offset, end: end.offset, line: start.line}];
  });
};

/**
 * The file of a part, from the site's root, with forward slashes.
 *
 * @param page the page that names it, from there
 */
export const fileOfPart = (page: string, source: string): string =>
  source.startsWith('@site/')
    ? path.posix.normalize(source.slice('@site/'.length))
    : path.posix.join(path.posix.dirname(page), source);
