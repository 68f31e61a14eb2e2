import {groupItems} from '../groups.ts';
import type {SearchHit} from '../index.ts';
import type {OptionGroup} from './OptionGroups.tsx';

const pageOf = ({url}: SearchHit): string => url.replace(/#.*$/, '');

/**
 * The hits of a complete answer in the order in which those of an incomplete one are shown, so that
 * none moves while a visitor points at the list; pages that were not shown follow.
 */
export const keepOrder = <Hit extends SearchHit>(
  shown: readonly Hit[],
  complete: readonly Hit[],
): Hit[] => {
  const rest = [...complete];
  const kept = shown.map((hit) => {
    const place = rest.findIndex((other) => pageOf(other) === pageOf(hit));
    return place < 0 ? hit : (rest.splice(place, 1)[0] ?? hit);
  });
  return [...kept, ...rest];
};

/** Hits by group, at most `limit` of each, in the order of each group's first hit. */
export const groupHits = <Kind extends string>(
  hits: readonly SearchHit<Kind>[],
  limit: number,
): OptionGroup<SearchHit<Kind>>[] =>
  [...groupItems(hits, ({group}) => group, limit)].map(([title, found]) => ({title, hits: found}));
