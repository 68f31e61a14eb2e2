import {createSlugger, parseMarkdownHeadingId} from '@docusaurus/utils';
import type {Heading, Root} from 'mdast';

import {nodesOf, textOf} from './tree';

/** A heading of a page. */
export interface PageHeading {
  node: Heading;
  /** What a link to the heading names; titles of level 1 have an id, too, but the page does not show it. */
  id: string;
}

/**
 * The headings of a page in its order, wherever on it they stand, with the ids that the build gives
 * them: made from the text, or set with `\{#id}` at its end.
 */
export const readHeadings = (tree: Root): PageHeading[] => {
  const slugger = createSlugger();
  return nodesOf(tree)
    .filter((node) => node.type === 'heading')
    .map((node) => {
      const text = textOf(node);
      return {node, id: parseMarkdownHeadingId(text).id ?? slugger.slug(text)};
    });
};
