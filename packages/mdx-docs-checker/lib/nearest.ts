import {distance} from 'fastest-levenshtein';

/** How many letters may differ: a third of the word, from one to three. */
const tolerance = (word: string): number => Math.max(1, Math.min(3, Math.floor(word.length / 3)));

/** The candidate most similar to a word; undefined when none is close. */
export const nearest = (
  word: string,
  candidates: readonly string[],
  limit = tolerance(word),
): string | undefined => {
  const ranked = candidates
    .map((candidate) => ({candidate, edits: distance(word.toLowerCase(), candidate.toLowerCase())}))
    .sort((a, b) => a.edits - b.edits);
  const [best] = ranked;
  return best && best.edits <= limit ? best.candidate : undefined;
};

const lastPart = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

/**
 * Like `nearest`, for paths: the length of the last part limits the edits, and a path with the same last part
 * is close in any folder.
 */
export const nearestPath = (path: string, candidates: readonly string[]): string | undefined => {
  const name = lastPart(path);
  return (
    nearest(path, candidates, tolerance(name)) ??
    (name === '' ? undefined : candidates.find((candidate) => lastPart(candidate) === name))
  );
};
