/**
 * Indexes from 0 to `count` - 1 in an order that is the same for everyone on one day (UTC, in days since
 * 1970).
 */
export const dailyIndexes = (count: number, day: number): number[] => {
  // A linear congruential generator (Numerical Recipes) gives each index a key to sort by.
  let state = (day * 2654435761) % 4294967296;
  return Array.from({length: count}, (_, index) => {
    state = (state * 1664525 + 1013904223) % 4294967296;
    return {index, key: state};
  })
    .sort((a, b) => a.key - b.key)
    .map(({index}) => index);
};

/** Days from 1970 to today, in UTC. */
export const today = (): number => Math.floor(Date.now() / 86_400_000);

/** Items in the order of a day. */
export const inDailyOrder = <T>(items: readonly T[], day: number): T[] =>
  dailyIndexes(items.length, day).flatMap((index) => items.slice(index, index + 1));
