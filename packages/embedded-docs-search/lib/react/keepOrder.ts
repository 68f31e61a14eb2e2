import type {SearchHit} from '../index.ts';

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
    const [page] = hit.url.split('#');
    const place = rest.findIndex(({url}) => url.split('#')[0] === page);
    return place < 0 ? hit : (rest.splice(place, 1)[0] ?? hit);
  });
  return [...kept, ...rest];
};
