/** Causes may form a cycle. */
const longestChain = 10;

/** Messages of what was thrown and of its causes, outermost first. */
export const messagesOf = (thrown: unknown): string[] => {
  const chain: unknown[] = [];
  let next = thrown;
  while (next !== undefined && next !== null && !chain.includes(next)) {
    chain.push(next);
    if (chain.length === longestChain) break;
    next = next instanceof Error ? next.cause : undefined;
  }
  return chain.map((item) =>
    item instanceof Error && item.message !== '' ? item.message : String(item),
  );
};
