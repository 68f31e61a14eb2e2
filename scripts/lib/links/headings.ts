import {createSlugger, parseMarkdownHeadingId} from '@docusaurus/utils';
import type {Root} from 'mdast';

import {nodesOf, textOf} from './tree';

/** The id that a heading's line sets itself: `## Title {#id}`. */
const explicitId = (line: string): string | undefined => parseMarkdownHeadingId(line.trimEnd()).id;

/** Ids of a page's headings, made as Docusaurus makes them, wherever on the page they stand. */
export const headingIds = (tree: Root, source: string): string[] => {
  const lines = source.split('\n');
  const slugger = createSlugger();
  return nodesOf(tree)
    .filter((node) => node.type === 'heading')
    .map((heading) => {
      const line = lines[(heading.position?.end.line ?? 0) - 1] ?? '';
      return explicitId(line) ?? slugger.slug(textOf(heading));
    });
};
