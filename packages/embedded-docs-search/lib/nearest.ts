/** Edit distance between two words. */
const distance = (a: string, b: string): number => {
  let row = Array.from({length: b.length + 1}, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      next[j] = Math.min(
        (row[j] ?? 0) + 1,
        (next[j - 1] ?? 0) + 1,
        (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1),
      );
    }
    row = next;
  }
  return row[b.length] ?? 0;
};

/** How many letters may differ: a third of the word, from one to three. */
const tolerance = (word: string): number => Math.max(1, Math.min(3, Math.floor(word.length / 3)));

/** The candidate most similar to a word; undefined when none is close. */
export const nearest = (
  word: string,
  candidates: Iterable<string>,
  limit = tolerance(word),
): string | undefined => {
  const wanted = word.toLowerCase();
  let best: string | undefined;
  let bound = limit + 1;
  for (const candidate of candidates) {
    if (Math.abs(candidate.length - wanted.length) >= bound) continue;
    const difference = distance(wanted, candidate.toLowerCase());
    if (difference < bound) {
      best = candidate;
      bound = difference;
    }
  }
  return best;
};

const lastPart = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

/**
 * Like `nearest`, for paths: the length of the last part limits the edits, and a path with the same
 * last part is close in any folder.
 */
export const nearestPath = (path: string, candidates: readonly string[]): string | undefined => {
  const name = lastPart(path);
  return (
    nearest(path, candidates, tolerance(name)) ??
    (name === '' ? undefined : candidates.find((candidate) => lastPart(candidate) === name))
  );
};
