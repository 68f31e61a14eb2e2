import {normalize, type Message} from './corpus';

/** The part of a quoted text's letters that must be literal in the source: the rest fills gaps. */
const LITERAL_SHARE = 0.6;

/** So many literal letters are enough in a long text, whose gaps may hold whole sentences. */
const LITERAL_LETTERS = 32;

/** How many similar messages are compared letter by letter. */
const CANDIDATES = 200;

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[a-z]{3,}/gu) ?? [];

/** Finds quoted texts among the messages of packages. */
export interface MessageIndex {
  /** Whether a package can print the text; `…` in it stands for any text. */
  readonly has: (quoted: string) => boolean;
  /** The message that shares the most words with the text, with `…` for what is computed. */
  readonly nearest: (quoted: string) => {text: string; origin: string} | undefined;
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

  return {
    has: (quoted) =>
      candidates(quoted)
        .slice(0, CANDIDATES)
        .some(({index}) => fits(quoted, messages[index]?.parts ?? [])),
    nearest: (quoted) => {
      const message = messages[candidates(quoted)[0]?.index ?? -1];
      return message && {text: normalize(message.parts.join('…')), origin: message.origin};
    },
  };
};

/**
 * Whether a text is a message, filled in, or a part of it: letters are compared with the literal
 * parts, a gap between two parts takes any text, and `…` in the text stands for any part.
 */
export const fits = (text: string, parts: readonly string[]): boolean => {
  // What follows each position of the message: a letter, or a gap.
  const pattern = parts.flatMap((part, index) => [
    ...(index > 0 ? [undefined] : []),
    ...Array.from(part),
  ]);
  const letters = Array.from(normalize(text).replace(/^…\s*|\s*…$/gu, ''));
  // For each position in the message: the most literal letters so far, -1 when it can't be reached.
  // What stands between two `…` starts and ends with a literal letter.
  const unreachable = () => new Array<number>(pattern.length + 1).fill(-1);
  const start = (best: (at: number) => number) =>
    skipGaps(unreachable().map((_, at) => (pattern[at] === undefined && at > 0 ? -1 : best(at))));
  const skipGaps = (counts: number[]): number[] => {
    pattern.forEach((sign, at) => {
      if (sign === undefined) counts[at + 1] = Math.max(counts[at + 1] ?? -1, counts[at] ?? -1);
    });
    return counts;
  };
  let state = start(() => 0);
  let literal = unreachable().fill(0);
  for (const letter of letters) {
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
  const best = Math.max(...literal, state[pattern.length] ?? -1);
  return best >= Math.min(letters.length * LITERAL_SHARE, LITERAL_LETTERS);
};
