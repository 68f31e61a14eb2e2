import type {Root} from 'mdast';
import {readFences as readFencesWith, type Fence as FenceOf} from 'mdx-docs-checker/page';

import {parseFenceMeta, type FenceMeta} from './fenceMeta';

/** A fenced block of a page, with this site's words after its language. */
export type Fence = FenceOf<FenceMeta>;

/**
 * Finds the fenced blocks of a page, with what is wrong with them.
 *
 * @param tree the parsed page
 * @param source the page's text, from which it was parsed
 */
export const readFences = (tree: Root, source: string): Fence[] =>
  readFencesWith(tree, source, parseFenceMeta);
