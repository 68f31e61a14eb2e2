// Names in code, and typos in them.

/** A name in code, or a word in one of its texts; shorter ones resemble each other by chance. */
const NAME = /[A-Za-z_$][\w$]{3,}/gu;

/** `%2F` in an address and `\n` in a text, which aren't the start of a name. */
const ESCAPES = /%[0-9A-F]{2}|\\(?:[bnrt]|u[0-9A-F]{4})/gu;

/** The names in a text. */
export const namesIn = (text: string): string[] => text.replace(ESCAPES, ' ').match(NAME) ?? [];

/** A name in the form used for comparison: other languages write `outName` as `out_name` or `$outName`. */
export const bareName = (name: string): string => name.toLowerCase().replace(/[_$]|\d+$/gu, '');

/** Whether one wrong, missing, extra or swapped letter turns one word into the other. */
export const isSlipOf = (one: string, other: string): boolean => {
  const [short, long] = one.length > other.length ? [other, one] : [one, other];
  if (long.length - short.length > 1 || short === long) return false;
  let at = 0;
  while (at < short.length && short[at] === long[at]) at++;
  if (short.length < long.length) return short.slice(at) === long.slice(at + 1);
  const isSwapped = short[at] === long[at + 1] && short[at + 1] === long[at];
  return (
    short.slice(at + 1) === long.slice(at + 1) ||
    (isSwapped && short.slice(at + 2) === long.slice(at + 2))
  );
};

/** Names with fewer letters resemble others by chance. */
const SHORTEST_NAME = 5;

/** What names are compared with. */
export interface Vocabulary {
  readonly isKnown: (name: string) => boolean;
  /** The name that was meant by one that isn't known; undefined if none is close. */
  readonly meant: (name: string) => string | undefined;
}

/**
 * Prepares names for comparison.
 *
 * @param candidates what a typo may have been meant as
 * @param known names that exist, as `bareName` has them
 */
export const createVocabulary = (
  candidates: Iterable<string>,
  known: ReadonlySet<string>,
): Vocabulary => {
  const byLength = new Map<number, Set<string>>();
  for (const name of candidates) {
    const {length} = bareName(name);
    byLength.set(length, (byLength.get(length) ?? new Set()).add(name));
  }
  return {
    isKnown: (name) => known.has(bareName(name)),
    meant: (name) => {
      const bare = bareName(name);
      if (bare.length < SHORTEST_NAME) return undefined;
      for (const length of [bare.length, bare.length - 1, bare.length + 1]) {
        for (const candidate of byLength.get(length) ?? []) {
          if (isSlipOf(bare, bareName(candidate))) return candidate;
        }
      }
      return undefined;
    },
  };
};

/**
 * What is wrong with a name that one letter turns into another one.
 *
 * @param list where to add the name if it's right
 */
export const slipProblem = (
  name: string,
  {isKnown, meant}: Vocabulary,
  list: string,
): {code: string; message: string; todo: string} | undefined => {
  const right = isKnown(name) ? undefined : meant(name);
  return right === undefined
    ? undefined
    : {
        code: 'name',
        message: `nothing is named "${name}"`,
        todo: `write ${right}, or add it to ${list}`,
      };
};
