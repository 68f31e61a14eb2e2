import {messageWords, type MessageWord} from './messageWords';

/** Longer pastes are cut; in characters. A whole log of a render stays below it. */
export const LONGEST_PASTE = 20_000;

/** More lines than this are not compared: the message is among the first. */
const MOST_LINES = 120;

/** Words further into a line, such as those of a serialized object, are not compared. */
const MOST_WORDS = 80;

/** How much a word in quotation marks counts, compared with the others: it may be an example. */
const VALUE_WEIGHT = 0.25;

/** The part of a message that a line must have, weighted by how rare the words are. */
const SHARE_OF_MESSAGE = 0.6;

/** The part of a line that must be in a message when only a piece of the message was pasted. */
const SHARE_OF_LINE = 0.8;

/** Fewer words in common are chance. */
const LEAST_WORDS = 2;

/** Compares pasted text with messages. */
export interface MessageFinder<T> {
  /** The messages that the text most likely contains, the best first. */
  readonly find: (pasted: string, limit?: number) => T[];
}

interface Prepared<T> {
  readonly item: T;
  readonly words: readonly MessageWord[];
  readonly weight: number;
}

const isOfStack = (line: string): boolean => /^\s*at\s/u.test(line);

/** The lines of a paste, and each pair of neighbors: terminals break long messages. */
const candidates = (pasted: string): MessageWord[][] => {
  const lines = pasted
    .slice(0, LONGEST_PASTE)
    .split(/\r?\n/u)
    .filter((line) => line.trim() !== '' && !isOfStack(line))
    .slice(0, MOST_LINES);
  return [...lines, ...lines.slice(1).map((line, index) => `${lines[index] ?? ''} ${line}`)]
    .map((line) => messageWords(line).slice(0, MOST_WORDS))
    .filter((words) => words.length >= LEAST_WORDS);
};

/** Prepares messages for many searches. */
export const createMessageFinder = <T>(
  items: readonly T[],
  textOf: (item: T) => string,
): MessageFinder<T> => {
  const read = items.map((item) => ({
    item,
    words: messageWords(textOf(item)).slice(0, MOST_WORDS),
  }));
  const counts = new Map<string, number>();
  for (const {words} of read) {
    for (const text of new Set(words.map(({text}) => text))) {
      counts.set(text, (counts.get(text) ?? 0) + 1);
    }
  }
  /** Rare words count more than those of every second message. */
  const rarity = (text: string): number => Math.log(1 + items.length / (counts.get(text) ?? 1));
  const weightOf = ({text, isValue}: MessageWord): number =>
    rarity(text) * (isValue ? VALUE_WEIGHT : 1);
  const sum = (words: readonly MessageWord[]): number =>
    words.reduce((total, word) => total + weightOf(word), 0);
  const prepared: Prepared<T>[] = read.map(({item, words}) => ({item, words, weight: sum(words)}));

  /** Weight and number of the words that two texts share in the same order. */
  const shared = (
    message: readonly MessageWord[],
    line: readonly MessageWord[],
  ): {weight: number; count: number} => {
    let row = new Array<{weight: number; count: number}>(line.length + 1).fill({
      weight: 0,
      count: 0,
    });
    for (const word of message) {
      const next = [{weight: 0, count: 0}];
      line.forEach(({text}, at) => {
        const before = row[at] ?? {weight: 0, count: 0};
        const above = row[at + 1] ?? before;
        const left = next[at] ?? before;
        const skipped = above.weight > left.weight ? above : left;
        const taken = {weight: before.weight + weightOf(word), count: before.count + 1};
        next.push(text === word.text && taken.weight > skipped.weight ? taken : skipped);
      });
      row = next;
    }
    return row.at(-1) ?? {weight: 0, count: 0};
  };

  const score = (message: Prepared<T>, line: readonly MessageWord[], known: number): number => {
    const {weight, count} = shared(message.words, line);
    const ofMessage = weight / message.weight;
    const ofLine = weight / known;
    const isFound =
      count >= Math.min(LEAST_WORDS, message.words.length) &&
      (ofMessage >= SHARE_OF_MESSAGE || (count > LEAST_WORDS && ofLine >= SHARE_OF_LINE));
    return isFound ? ofMessage + ofLine / 2 + weight / 1000 : 0;
  };

  return {
    find: (pasted, limit = 5) => {
      const best = new Map<Prepared<T>, number>();
      for (const line of candidates(pasted)) {
        const inLine = new Set(line.map(({text}) => text));
        // Words that no message has are the reader's own names.
        const known = sum(line.filter(({text}) => counts.has(text)));
        for (const message of prepared) {
          if (!message.words.some(({text}) => inLine.has(text))) continue;
          const reached = score(message, line, known);
          if (reached > (best.get(message) ?? 0)) best.set(message, reached);
        }
      }
      return [...best]
        .sort(([, a], [, b]) => b - a)
        .slice(0, limit)
        .map(([{item}]) => item);
    },
  };
};
