import {anyCodeMark, messageWords, type MessageWord} from './messageWords';
import {shortenPaste} from './pastedText';
import {pastedWords} from './pastedWords';

/** How much a word in quotation marks counts, relative to other words, because it may be an example. */
const VALUE_WEIGHT = 0.15;

/** How much words after the first sentence count, because they're often left out and say less. */
const TAIL_WEIGHT = 0.4;

/** Maximum number of words of a message to compare. */
const MOST_WORDS = 60;

/** Maximum number of messages to compare word by word. */
const MOST_CANDIDATES = 24;

/** Maximum number of places in a paste at which to look for a message. */
const MOST_PLACES = 4;

/** The share of a message, by word weight, that a paste must contain for an exact match. */
const EXACT_SHARE = 0.78;

/** The same for a near match. */
const NEAR_SHARE = 0.45;

/** The share of the words between the first and the last match that must be the message's. */
const EXACT_DENSITY = 0.5;
const NEAR_DENSITY = 0.3;

/** The share of a short paste that must be in a message if only a piece of the message was pasted. */
const PIECE_SHARE = 0.85;
const LONGEST_PIECE = 24;

/** Bonus if the paste contains the host that a message is about. */
const OWN_HOST = 2;

/** Bonus if it contains a message's code. */
const OWN_CODE = 2;

/** Fewer words in common are a coincidence, unless the message has no more. */
const LEAST_WORDS = 2;

/** Maximum number of words that can replace a computed part. */
const WORDS_OF_GAP = 12;
const WORDS_OF_VALUE = 4;

/**
 * A message with less weight, such as `Exit code`, consists of words that logs contain anyway, so it's only
 * found in a paste with few other words.
 */
const LEAST_WEIGHT = 10;
const LONGEST_LIGHT = 10;

/** The code of a message, such as TS2307, YN0028 or ETIMEDOUT, is enough if the rest was cut off or differs. */
const MESSAGE_CODE =
  /^(?:ts\d{3,5}|yn\d{4}|etimedout|econnreset|ehostunreach|enotfound|eai_again)$/u;

/**
 * A longer code, such as DEMUXER_ERROR_COULD_NOT_OPEN or TurbopackInternalError, is enough if few messages
 * have it.
 */
const LONG_CODE = /^(?:[a-z][a-z\d]*(?:_[a-z\d]+){2,}|[a-z]{8,}(?:exception|internalerror))$/u;
const MOST_WITH_CODE = 2;

/** Codes of TypeScript, Chrome and Node.js, of which there are too many to list. */
const ANY_CODE = /^(ts)\d{3,5}$|^(err_)(?!pnpm)[a-z\d_]+$/u;

/** The word of the row for any code of its kind, such as `any_ts`, for a code that no message has. */
const wordOfCode = (word: string, isKnown: (word: string) => boolean): string => {
  if (isKnown(word)) return word;
  const [, compiler, other] = ANY_CODE.exec(word) ?? [];
  const any = anyCodeMark + (compiler ?? other ?? '');
  return isKnown(any) ? any : word;
};

/** Hosts that represent any host in messages on pages. */
const exampleHost =
  /(?:^|\.)(?:example\.\w+|localhost|remotion\.dev|react\.dev|webpack\.js\.org)$/u;

/** A message that a paste contains, exactly or nearly. */
export interface FoundMessage<T> {
  readonly item: T;
  readonly isExact: boolean;
  /** Whether the text contains every word of the message, including those in quotation marks. */
  readonly isWhole: boolean;
  readonly score: number;
}

/** Compares pasted text with messages. */
export interface MessageFinder<T> {
  /** The messages that the text most likely contains, best matches first; exact matches come before others. */
  readonly find: (pasted: string, limit?: number) => FoundMessage<T>[];
  /** The different words of a text, each with the messages that have it. */
  readonly withWords: (pasted: string) => ReadonlyMap<string, readonly T[]>;
  /** The number of different words in each message. */
  readonly sizes: readonly (readonly [item: T, size: number])[];
  /** Returns a finder that also knows these messages. How much a word counts depends on all of them. */
  readonly with: (items: readonly T[]) => MessageFinder<T>;
}

interface Word extends MessageWord {
  /** Whether it's in the first sentence. */
  readonly isHead: boolean;
}

/** The data about a message that doesn't depend on other messages. */
interface Prepared<T> {
  readonly item: T;
  readonly words: readonly Word[];
  /** The same words, each once. */
  readonly own: ReadonlySet<string>;
  /** How many other words may be between its own. */
  readonly allowance: number;
  readonly hosts: readonly string[];
  /** Whether it has a placeholder. */
  readonly isOpen: boolean;
}

/** The words that a message shares with a part of a paste. */
interface Alignment {
  readonly weight: number;
  readonly count: number;
  /** The positions of the first and the last one. */
  readonly start: number;
  readonly end: number;
}

/** If the weights are equal, the alignment whose words are closer together is better; having none is worst. */
const isBetter = (a: Alignment | undefined, b: Alignment | undefined): boolean => {
  if (!a || !b) return a !== undefined;
  return a.weight > b.weight || (a.weight === b.weight && a.end - a.start < b.end - b.start);
};

/** The hosts in a text, including the toolkit's own media server. */
const hostsIn = (text: string): string[] =>
  [...text.matchAll(/https?:\/\/([\w.-]+)(?::\d+)?(\/proxy\b)?/giu)].map(
    ([, host = '', path = '']) => (host + path).toLowerCase(),
  );

/** The number of words in the first sentence. */
const firstSentence = (text: string): number => {
  const [sentence = ''] = text.split(/[.!?]\s|\n/u);
  return Math.max(messageWords(sentence).length, LEAST_WORDS + 1);
};

const gapsIn = (text: string): number =>
  (text.match(/…|\$\{\}|["'`][^"'`\n]*["'`]|https?:\/\/|\/\w+\//gu) ?? []).length;

/**
 * The words that a message and a part of a paste share in the same order.
 *
 * @param part positions in the paste that have any of the message's words, with these words
 */
const align = (
  words: readonly Word[],
  part: readonly {readonly text: string; readonly place: number}[],
  weightOf: (word: Word) => number,
): Alignment | undefined => {
  // For each place, what the words so far share with the part up to it.
  let row: readonly (Alignment | undefined)[] = [];
  for (const word of words) {
    const {text} = word;
    const weight = weightOf(word);
    const above = row;
    let before: Alignment | undefined;
    let left: Alignment | undefined;
    row = part.map((entry, at) => {
      const without = above[at];
      const kept = isBetter(without, left) ? without : left;
      left = kept;
      if (entry.text === text) {
        const taken = before
          ? {
              weight: before.weight + weight,
              count: before.count + 1,
              start: before.start,
              end: entry.place,
            }
          : {weight, count: 1, start: entry.place, end: entry.place};
        if (!isBetter(kept, taken)) left = taken;
      }
      before = without;
      return left;
    });
  }
  return row.at(-1);
};

const prepare = <T>(item: T, text: string): Prepared<T> => {
  const words = messageWords(text).slice(0, MOST_WORDS);
  const head = firstSentence(text);
  return {
    item,
    words: words.map((word, place) => ({...word, isHead: place < head})),
    own: new Set(words.map((word) => word.text)),
    allowance:
      gapsIn(text) * WORDS_OF_GAP + words.filter(({isValue}) => isValue).length * WORDS_OF_VALUE,
    isOpen: text.includes('…'),
    hosts: hostsIn(text).filter((host) => !exampleHost.test(host)),
  };
};

const finderOf = <T>(
  prepared: readonly Prepared<T>[],
  textOf: (item: T) => string,
): MessageFinder<T> => {
  const counts = new Map<string, number>();
  for (const {own} of prepared) {
    for (const text of own) {
      counts.set(text, (counts.get(text) ?? 0) + 1);
    }
  }
  /** Rare words count more than words in every other message. */
  const rarities = new Map(
    [...counts].map(([text, count]) => [text, Math.log(1 + prepared.length / count)]),
  );
  const rarity = (text: string): number => rarities.get(text) ?? 0;
  const codes = new Set(
    [...counts].flatMap(([text, count]) =>
      MESSAGE_CODE.test(text) ||
      text.startsWith(anyCodeMark) ||
      (LONG_CODE.test(text) && !text.startsWith('docs_') && count <= MOST_WITH_CODE)
        ? [text]
        : [],
    ),
  );
  const weightOf = ({text, isValue, isHead}: Word): number =>
    rarity(text) * (isValue ? VALUE_WEIGHT : 1) * (isHead ? 1 : TAIL_WEIGHT);
  const totals = new Map(
    prepared.map((message) => [
      message,
      message.words.reduce((sum, word) => sum + weightOf(word), 0),
    ]),
  );
  const totalOf = (message: Prepared<T>): number => totals.get(message) ?? 0;
  const byWord = new Map<string, {message: Prepared<T>; weight: number}[]>();
  for (const message of prepared) {
    const weights = new Map<string, number>();
    for (const word of message.words) {
      weights.set(word.text, (weights.get(word.text) ?? 0) + weightOf(word));
    }
    for (const [text, weight] of weights) {
      const list = byWord.get(text);
      if (list) list.push({message, weight});
      else byWord.set(text, [{message, weight}]);
    }
  }

  /** Messages of which the paste contains enough words, in any order. */
  const candidates = (words: ReadonlySet<string>, isShort: boolean): Prepared<T>[] => {
    const sums = new Map<Prepared<T>, number>();
    for (const text of words) {
      for (const {message, weight} of byWord.get(text) ?? [])
        sums.set(message, (sums.get(message) ?? 0) + weight);
    }
    return prepared
      .flatMap((message) => {
        const sum = sums.get(message);
        if (sum === undefined || (!isShort && sum < NEAR_SHARE * totalOf(message))) return [];
        // A code is one word, which many messages outweigh in a long paste.
        const isCoded = message.words.some(({text}) => codes.has(text) && words.has(text));
        return [{message, isCoded, rank: (sum * sum) / totalOf(message)}];
      })
      .sort((a, b) => Number(b.isCoded) - Number(a.isCoded) || b.rank - a.rank)
      .slice(0, MOST_CANDIDATES)
      .map(({message}) => message);
  };

  /** The best alignment between a message and a part of the paste. */
  const bestAlignment = (
    {words, own, allowance}: Prepared<T>,
    pasted: readonly string[],
    places: ReadonlyMap<string, readonly number[]>,
  ): Alignment | undefined => {
    // Around the rarest of its words that the paste has.
    let rarest: Word | undefined;
    for (const word of words) {
      if (places.has(word.text) && (!rarest || weightOf(word) > weightOf(rarest))) {
        rarest = word;
      }
    }
    if (!rarest) return undefined;
    const reach = words.length + allowance + 4;
    let best: Alignment | undefined;
    let covered = -1;
    for (const anchor of (places.get(rarest.text) ?? []).slice(0, MOST_PLACES)) {
      if (anchor < covered) continue;
      covered = anchor + words.length;
      const part: {text: string; place: number}[] = [];
      for (let place = Math.max(0, anchor - reach); place <= anchor + reach; place++) {
        const text = pasted[place];
        if (text === undefined) break;
        if (own.has(text)) part.push({text, place});
      }
      const found = align(words, part, weightOf);
      if (found && (!best || found.weight > best.weight)) best = found;
    }
    return best;
  };

  const isKnown = (word: string): boolean => counts.has(word);
  const wordsOf = (pasted: string): string[] =>
    pastedWords(pasted, isKnown).map((word) => wordOfCode(word, isKnown));

  return {
    find: (pasted, limit = 5) => {
      const words = wordsOf(pasted);
      const places = new Map<string, number[]>();
      words.forEach((word, place) => {
        const list = places.get(word);
        if (list) list.push(place);
        else places.set(word, [place]);
      });
      const hosts = new Set(hostsIn(shortenPaste(pasted)));
      const known = words.filter((word) => counts.has(word));
      const knownWeight = known.reduce((sum, word) => sum + rarity(word), 0);
      const found: FoundMessage<T>[] = [];
      const isShort = words.length <= LONGEST_PIECE;
      for (const message of candidates(new Set(known), isShort)) {
        const best = bestAlignment(message, words, places);
        if (!best) continue;
        const {weight, count, start, end} = best;
        const enough = Math.min(LEAST_WORDS, message.words.length);
        const hasCode = message.words.some(({text}) => codes.has(text) && places.has(text));
        if (count < enough && !hasCode) continue;
        const total = totalOf(message);
        const share = weight / total;
        const strangers = Math.max(0, end - start + 1 - count - message.allowance);
        const density = count / (count + strangers);
        // Only a piece of it was pasted.
        const isPiece =
          isShort &&
          count > LEAST_WORDS &&
          count / known.length >= PIECE_SHARE &&
          known.length / words.length >= PIECE_SHARE;
        const isLight = total < LEAST_WEIGHT;
        // Two words and a placeholder are in many texts, and common words in long ones.
        const saysLittle =
          (message.isOpen && message.words.length <= LEAST_WORDS) ||
          (isLight && words.length > LONGEST_LIGHT);
        // A host that is no example belongs to the message.
        const isElsewhere = message.hosts.some((host) => !hosts.has(host));
        const isExact =
          (share >= EXACT_SHARE && density >= EXACT_DENSITY && !saysLittle && !isElsewhere) ||
          (isPiece && density >= EXACT_DENSITY) ||
          hasCode;
        if (!isExact && (share < NEAR_SHARE || density < NEAR_DENSITY)) continue;
        if (isLight && share < EXACT_SHARE && !hasCode) continue;
        const score =
          (4 * share + density / 4) * (isElsewhere ? 0.5 : 1) +
          // What says more of the paste.
          (message.hosts.length > 0 && !isElsewhere ? OWN_HOST : 0) +
          (hasCode ? OWN_CODE : 0) +
          Math.log2(1 + weight) +
          (knownWeight > 0 ? (2 * weight) / knownWeight : 0);
        const isWhole = count === message.words.length;
        found.push({item: message.item, isExact, isWhole, score});
      }
      return found
        .sort((a, b) => Number(b.isExact) - Number(a.isExact) || b.score - a.score)
        .slice(0, limit);
    },
    withWords: (pasted) =>
      new Map(
        [...new Set(wordsOf(pasted))].map((word) => [
          word,
          (byWord.get(word) ?? []).map(({message: {item}}) => item),
        ]),
      ),
    sizes: prepared.map(({item, own}) => [item, own.size]),
    with: (items) =>
      finderOf([...prepared, ...items.map((item) => prepare(item, textOf(item)))], textOf),
  };
};

/**
 * Prepares messages for repeated searches.
 *
 * @param textOf returns a message's text; `…` matches any words
 */
export const createMessageFinder = <T>(
  items: readonly T[],
  textOf: (item: T) => string,
): MessageFinder<T> =>
  finderOf(
    items.map((item) => prepare(item, textOf(item))),
    textOf,
  );
