import type {Message} from './corpus';
import {normalize} from './texts';

/** The part of a quoted text's letters that must be literal in the source: the rest fills gaps. */
const LITERAL_SHARE = 0.6;

/** So many literal letters are enough in a long text, whose gaps may hold whole sentences. */
const LITERAL_LETTERS = 32;

/** How many similar messages are compared letter by letter. */
const CANDIDATES = 200;

/** How many of them are compared with letters that differ, which takes longer. */
const CLOSE_CANDIDATES = 20;

/** What a wrong, missing or superfluous letter costs, in letters that are right. */
const ERROR_COST = 3;

/** A text that is no message, but has so many of a message's letters, has a mistake. */
const CLOSE_SHARE = 0.6;

/** Fewer letters resemble a message by chance. */
const CLOSE_LETTERS = 10;

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[a-z]{3,}/gu) ?? [];

/** Finds quoted texts among the messages of packages. */
export interface MessageIndex {
  /** Whether a package can print the text; `…` in it stands for any text. */
  readonly has: (quoted: string) => boolean;
  /** The message that shares the most words with the text, with `…` for what is computed. */
  readonly nearest: (quoted: string) => {text: string; origin: string} | undefined;
  /**
   * The message that the text would be if some of its letters were corrected, whether or not another
   * message, or the same with a mistake in the place of something computed, fits as it is.
   */
  readonly intended: (quoted: string) => {text: string; origin: string} | undefined;
}

/** Prepares messages for many searches. */
export const indexMessages = (messages: readonly Message[]): MessageIndex => {
  const byWord = new Map<string, number[]>();
  const sizes = messages.map(({parts}, index) => {
    const words = new Set(parts.flatMap(wordsOf));
    for (const word of words) {
      const list = byWord.get(word);
      if (list) list.push(index);
      else byWord.set(word, [index]);
    }
    return words.size;
  });

  /** The messages that share words with a text, the most similar first. */
  const candidates = (text: string): {index: number; shared: number}[] => {
    const counts = new Map<number, number>();
    const words = new Set(wordsOf(text));
    for (const word of words) {
      for (const index of byWord.get(word) ?? []) counts.set(index, (counts.get(index) ?? 0) + 1);
    }
    const likeness = ({index, shared}: {index: number; shared: number}) =>
      shared / (words.size + (sizes[index] ?? 0));
    return [...counts]
      .map(([index, shared]) => ({index, shared}))
      .sort((a, b) => likeness(b) - likeness(a));
  };

  const shown = (message: Message | undefined) =>
    message && {text: normalize(message.parts.join('…')), origin: message.origin};

  return {
    has: (quoted) =>
      candidates(quoted)
        .slice(0, CANDIDATES)
        .some(({index}) => fits(quoted, messages[index]?.parts ?? [])),
    nearest: (quoted) => shown(messages[candidates(quoted)[0]?.index ?? -1]),
    intended: (quoted) => {
      const close = candidates(quoted)
        .slice(0, CLOSE_CANDIDATES)
        .flatMap(({index}) => messages[index] ?? [])
        .map((message) => ({
          message,
          exact: correctedLetters(quoted, message.parts, Infinity),
          corrected: correctedLetters(quoted, message.parts, ERROR_COST),
        }))
        .sort((a, b) => b.corrected - a.corrected);
      const [best] = close;
      if (!best || best.corrected <= Math.max(...close.map(({exact}) => exact))) return undefined;
      const size = lettersOf(quoted).filter((letter) => letter !== '…').length;
      return best.corrected >= Math.max(size * CLOSE_SHARE, CLOSE_LETTERS)
        ? shown(best.message)
        : undefined;
    },
  };
};

/** Pages write code in messages with quotation marks of their own. */
const sameQuotes = (text: string): string => text.replace(/'/gu, '"');

const lettersOf = (text: string): string[] =>
  Array.from(sameQuotes(normalize(text).replace(/^…\s*|\s*…$/gu, '')));

/** What follows each position of a message: a letter, or a gap. */
const patternOf = (parts: readonly string[]): (string | undefined)[] =>
  parts.flatMap((part, index) => [
    ...(index > 0 ? [undefined] : []),
    ...Array.from(sameQuotes(part)),
  ]);

/**
 * Whether a text is a message, filled in, or a part of it: letters are compared with the literal
 * parts, a gap between two parts takes any text, and `…` in the text stands for any part.
 */
export const fits = (text: string, parts: readonly string[]): boolean =>
  literalLetters(text, parts) >= Math.min(lettersOf(text).length * LITERAL_SHARE, LITERAL_LETTERS);

/** The part of a message's own letters that a page must quote to be about the message. */
const QUOTED_SHARE = 0.5;

/** So many of them are enough to tell it. */
const TELLING_LETTERS = 20;

/**
 * Whether a page that quotes a text is about a message: the text is the message or a part of it that tells
 * it from others.
 */
export const quotes = (text: string, parts: readonly string[]): boolean => {
  const own = normalize(parts.join(' ')).length;
  return (
    literalLetters(text, parts) >= Math.min(own * QUOTED_SHARE, TELLING_LETTERS) &&
    fits(text, parts)
  );
};

/** How many letters of a text are literal in a message that it is, or is a part of; -1 when it is not. */
const literalLetters = (text: string, parts: readonly string[]): number => {
  const pattern = patternOf(parts);
  // A quotation doesn't begin or end within a word, unless it says so.
  const isWithinWord = (at: number): boolean =>
    [pattern[at - 1], pattern[at]].every((sign) => sign !== undefined && /\w/u.test(sign));
  const isOpen = {start: /^\s*…/u.test(text), end: /…\s*$/u.test(text)};
  // For each position in the message: the most literal letters so far, -1 when it can't be reached.
  // What stands between two `…` starts and ends with a literal letter.
  const unreachable = () => new Array<number>(pattern.length + 1).fill(-1);
  const skipGaps = (counts: number[]): number[] => {
    pattern.forEach((sign, at) => {
      if (sign === undefined) counts[at + 1] = Math.max(counts[at + 1] ?? -1, counts[at] ?? -1);
    });
    return counts;
  };
  const start = (best: (at: number) => number) =>
    skipGaps(unreachable().map((_, at) => (pattern[at] === undefined && at > 0 ? -1 : best(at))));
  let state = start((at) => (isWithinWord(at) && !isOpen.start ? -1 : 0));
  let literal = unreachable().fill(0);
  for (const letter of lettersOf(text)) {
    if (letter === '…') {
      let best = -1;
      const sofar = literal.map((count) => (best = Math.max(best, count)));
      state = start((at) => sofar[at] ?? -1);
      literal = sofar;
      continue;
    }
    const next = unreachable();
    literal = unreachable();
    pattern.forEach((sign, at) => {
      const count = state[at] ?? -1;
      if (count < 0) return;
      if (sign === undefined) next[at] = count;
      else if (sign === letter) literal[at + 1] = count + 1;
    });
    state = skipGaps(next.map((count, at) => Math.max(count, literal[at] ?? -1)));
  }
  const ends = literal.filter((_, at) => isOpen.end || !isWithinWord(at));
  return Math.max(...ends, state[pattern.length] ?? -1);
};

/**
 * As `literalLetters`, but the text may end within a gap, and letters may differ.
 *
 * @param errorCost what each such letter takes off the count
 */
const correctedLetters = (text: string, parts: readonly string[], errorCost: number): number => {
  const pattern = patternOf(parts);
  // For each position in the message: the most literal letters so far, without those that errors cost.
  let state = new Array<number>(pattern.length + 1).fill(0);
  for (const letter of lettersOf(text)) {
    const next = new Array<number>(pattern.length + 1).fill(-Infinity);
    let best = -Infinity;
    for (let at = 0; at <= pattern.length; at++) {
      const before = state[at] ?? -Infinity;
      const reached = next[at] ?? -Infinity;
      if (letter === '…') {
        best = Math.max(best, before);
        next[at] = best;
        continue;
      }
      const isGap = at < pattern.length && pattern[at] === undefined;
      const here = Math.max(reached, isGap ? before : before - errorCost);
      next[at] = here;
      if (at === pattern.length) continue;
      const step = isGap ? here : before + (pattern[at] === letter ? 1 : -errorCost);
      next[at + 1] = Math.max(next[at + 1] ?? -Infinity, step, isGap ? here : here - errorCost);
    }
    state = next;
  }
  return Math.max(...state);
};
