import {stemmer} from 'stemmer';

/** A word of a text with its position and the forms under which it can be found. */
export interface Word {
  start: number;
  end: number;
  /** The whole word in lower case. */
  form: string;
  /**
   * Parts of a compound such as camelCase, in lower case with their positions; empty for other
   * words.
   */
  parts: {form: string; start: number; end: number}[];
}

// Hyphens join: z-index is one word with two parts, as is useCurrentFrame with three.
const wordPattern = /[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu;
// useCurrentFrame, SVGPath, noise2D, Html5Audio; mp4 and h264 stay whole.
const partPattern = /\d+\p{Lu}?(?!\p{Ll})|\p{Lu}+(?!\p{Ll})|\p{Lu}?\p{Ll}+|[\p{L}\p{N}]/gu;
// IFrame is one word: a frame is something else.
const camelCase = /\p{Ll}\p{Lu}|\p{Lu}{3}\p{Ll}|\p{L}{4}\d/u;

const piecesOf = (word: string): RegExpMatchArray[] =>
  [...word.matchAll(/[\p{L}\p{N}]+/gu)].flatMap((piece) => {
    if (!camelCase.test(piece[0])) return [piece];
    return [...piece[0].matchAll(partPattern)].map((part) => {
      part.index += piece.index;
      return part;
    });
  });

const partsOf = (word: string, offset: number): Word['parts'] => {
  if (!word.includes('-') && !camelCase.test(word)) return [];
  const pieces = piecesOf(word);
  if (pieces.length < 2) return [];
  return pieces
    .map((piece) => ({
      form: piece[0].toLowerCase(),
      start: offset + (piece.index ?? 0),
      end: offset + (piece.index ?? 0) + piece[0].length,
    }))
    .filter(({form}) => form.length > 1);
};

/** Splits a text into words; other punctuation, such as `()`, `<>`, `@` and `/`, only separates. */
export const splitWords = (text: string): Word[] =>
  [...text.matchAll(wordPattern)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
    form: match[0].toLowerCase().replace(/['’]s?$|['’-]/gu, ''),
    parts: partsOf(match[0], match.index),
  }));

/** All forms of a text's words, with those of the parts of compounds. */
export const formsOf = (text: string): string[] =>
  splitWords(text).flatMap(({form, parts}) => [form, ...parts.map((part) => part.form)]);

/** A text without case and separators: `<Player />`, `player()` and `Player` are the same. */
export const compact = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

const stems = new Map<string, string>();

/** The stem of an English word: trim, trimming and trimmed share one. */
export const stem = (form: string): string => {
  let found = stems.get(form);
  if (found === undefined) {
    found = /^[a-z]{3,}$/.test(form) ? stemmer(form) : form;
    if (stems.size > 20_000) stems.clear();
    stems.set(form, found);
  }
  return found;
};

/**
 * Tells whether inserting, deleting or replacing one letter, or swapping two, turns `a` into `b`.
 */
export const isOneTypoApart = (a: string, b: string): boolean => {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  if (long.length - short.length > 1) return false;
  let start = 0;
  while (start < short.length && short[start] === long[start]) start++;
  let shortEnd = short.length;
  let longEnd = long.length;
  while (shortEnd > start && short[shortEnd - 1] === long[longEnd - 1]) {
    shortEnd--;
    longEnd--;
  }
  const left = shortEnd - start;
  const other = longEnd - start;
  if (left + other === 0) return false;
  if (left <= 1 && other <= 1) return true;
  return (
    left === 2 &&
    other === 2 &&
    short[start] === long[start + 1] &&
    short[start + 1] === long[start]
  );
};

/** How well a word matches a typed one that differs. */
export const fits = {
  /** The stem is the same: muting, mute. */
  sameStem: 0.9,
  /** The typed word begins it: interpolat, interpolate. */
  beginning: 0.55,
  /** The same, for the share that is typed. */
  beginningShare: 0.3,
  /** Its stem continues that of the typed word: reuse, reusable. */
  related: 0.55,
  /** Maximum number of additional letters: fund doesn't find fundamentals. */
  longestEnding: 4,
  /** It has one typo: seqeunce, sequence. */
  typo: 0.5,
  /** The typed word is within it: frames, keyframes. */
  within: 0.45,
  /** The typed word begins it with one typo: usecurent, useCurrentFrame. */
  typoInBeginning: 0.35,
};

const minimumTypoLength = 5;

/** A typo is also accepted in a prefix: `usecurent` begins useCurrentFrame. */
const isTypoInPrefix = (typed: string, form: string): boolean => {
  if (!form.startsWith(typed.charAt(0)) || form.length < typed.length) return false;
  for (let length = typed.length - 1; length <= typed.length + 1; length++) {
    if (length < form.length && isOneTypoApart(typed, form.slice(0, length))) return true;
  }
  return false;
};

/**
 * How well a word of a text matches a word of a query, from 0 (not at all) to 1 (the same word).
 * Related words, prefixes and words with one typo match less.
 */
export const wordFit = (
  typed: string,
  form: string,
  typedStem = stem(typed),
  formStem = stem(form),
): number => {
  if (typed === form) return 1;
  if (typedStem === formStem) return fits.sameStem;
  if (form.startsWith(typed))
    return fits.beginning + fits.beginningShare * (typed.length / form.length);
  // reuse and reusable, not fund and fundamentals
  const isRelated = formStem.length - typedStem.length <= fits.longestEnding;
  if (typedStem.length >= 4 && isRelated && formStem.startsWith(typedStem)) return fits.related;
  if (typed.length < minimumTypoLength) return 0;
  // The first letter is hardly ever wrong: a frame is not an iframe.
  const isLikely = form.length >= minimumTypoLength - 1 && form.startsWith(typed.charAt(0));
  if (isLikely && isOneTypoApart(typed, form)) return fits.typo;
  if (form.length > typed.length && form.includes(typed)) return fits.within;
  if (typed.length > minimumTypoLength && isTypoInPrefix(typed, form)) return fits.typoInBeginning;
  return 0;
};

const stopWords = new Set(
  'a an and are as at be but by can do does for from had has have how i if in into is it its me my of must not on or should so that the their then there this to use using was we were what vs when where which while who why will with you your'.split(
    ' ',
  ),
);

/** Stop words. */
export const isStopWord = (form: string): boolean => stopWords.has(form);

/** A word of a query, with its parts if it is a compound. */
export interface QueryWord {
  form: string;
  parts: string[];
}

/** The significant words of a query; stop words count only when there are no others. */
export const queryWords = (query: string): QueryWord[] => {
  const words = splitWords(query).map(({form, parts}) => ({
    form,
    parts: parts.map((part) => part.form),
  }));
  const telling = words.filter(({form}) => !isStopWord(form));
  const chosen = telling.length > 0 ? telling : words;
  return chosen.filter((word, index) => chosen.findIndex(({form}) => form === word.form) === index);
};
