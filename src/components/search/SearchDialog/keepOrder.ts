import {groupItems} from 'embedded-docs-search/groups';

import type {SearchHit} from '@site/src/search/searchEngine';

const pageOf = ({url}: SearchHit): string => url.replace(/#.*$/, '');

/**
 * The hits of a complete answer in the order in which those of an incomplete one are shown, so that
 * none moves while a visitor points at the list; pages that were not shown follow.
 */
export const keepOrder = (
  shown: readonly SearchHit[],
  complete: readonly SearchHit[],
): SearchHit[] => {
  const rest = [...complete];
  const kept = shown.map((hit) => {
    const place = rest.findIndex((other) => pageOf(other) === pageOf(hit));
    return place < 0 ? hit : (rest.splice(place, 1)[0] ?? hit);
  });
  return [...kept, ...rest];
};

/** Hits by group, at most `limit` of each, in the order of each group's first hit. */
export const groupHits = (
  hits: readonly SearchHit[],
  limit: number,
): {title: string; hits: SearchHit[]}[] =>
  [...groupItems(hits, ({group}) => group, limit)].map(([title, found]) => ({title, hits: found}));
