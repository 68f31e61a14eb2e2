/** Items by group, at most `limit` of each, in the order of each group's first item. */
export const groupItems = <T>(
  items: readonly T[],
  groupOf: (item: T) => string,
  limit: number,
): Map<string, T[]> => {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const name = groupOf(item);
    const group = groups.get(name) ?? [];
    if (group.length < limit) group.push(item);
    groups.set(name, group);
  }
  return groups;
};
