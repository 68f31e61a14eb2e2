// Names in code, and slips of the pen in them.

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
