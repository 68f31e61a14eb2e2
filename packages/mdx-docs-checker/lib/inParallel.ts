/** Processes items in order, some of them concurrently. Rejects with the first failure. */
export const inParallel = async <Item>(
  items: readonly Item[],
  atOnce: number,
  work: (item: Item, index: number) => Promise<void>,
): Promise<void> => {
  // All workers take the next item from one queue.
  const queue = items.entries();
  const worker = async (): Promise<void> => {
    for (const [index, item] of queue) await work(item, index);
  };
  await Promise.all(Array.from({length: atOnce}, worker));
};
