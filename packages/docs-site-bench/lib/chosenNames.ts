/**
 * The names of a list, in its order, that a text such as `search,link` asks for; all of them without a text.
 *
 * @throws when one of them isn't in the list
 */
export const chosenNames = <Name extends string>(
  text: string | undefined,
  known: readonly Name[],
): Name[] => {
  if (text === undefined) return [...known];
  const asked = text.split(',');
  const unknown = asked.filter((name) => !(known as readonly string[]).includes(name));
  if (unknown.length > 0) {
    throw new Error(`Unknown: ${unknown.join(', ')}. There are ${known.join(', ')}.`);
  }
  return known.filter((name) => asked.includes(name));
};
