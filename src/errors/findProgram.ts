import {messageWords} from './messageWords';
import {shortenPaste} from './pastedText';

/** A program, and where messages of it are explained. One can have several such places. */
export interface Program<Place> {
  /** In the field's spelling, such as `FFmpeg`. */
  readonly name: string;
  readonly place: Place;
  /** Words that its messages about this subject have, separated by spaces. */
  readonly words: string;
}

/** Messages by their words; see `MessageFinder`. */
interface Words<T> {
  readonly withWords: (pasted: string) => ReadonlyMap<string, readonly T[]>;
  readonly sizes: readonly (readonly [item: T, size: number])[];
}

/** A message that pages explain. */
interface Explained<Place> {
  readonly places: readonly Place[];
}

/** How many messages with it one of a program's own words counts for. */
const OWN_WORD = 6;

/** With this many messages that have a word, it counts half as much as it can. */
const HALF = 2;

/** How much longer lists of messages need more of them, from 0 to 1. */
const LENGTH_SHARE = 0.2;

/** How much more rare words count than common ones. */
const RARITY = 2;

/** The least share of a text's words, by weight, that the messages of one place must have. */
const LEAST_SHARE = 0.05;

/** What guesses are made from. */
export interface ProgramList<Place> {
  readonly programs: readonly Program<Place>[];
  /** Expressions of which a text has to match one: it isn't a message otherwise. */
  readonly signs: readonly RegExp[];
}

/**
 * Prepares guesses about where messages like a pasted one are explained: at the heading whose messages share the
 * rarest words with it. There is no guess if the text has no sign of an error, if it has little in common with any
 * heading's messages, or if the heading is about no other program.
 */
export const createProgramFinder = <Place extends {readonly url: string}>(
  {withWords, sizes}: Words<Explained<Place>>,
  {programs, signs}: ProgramList<Place>,
): ((pasted: string) => Program<Place> | undefined) => {
  /** The number of words of each heading's messages. */
  const lengths = new Map<string, number>();
  const ownWords = new Map<string, Program<Place>[]>();
  const add = (counts: Map<string, number>, url: string, count: number): void => {
    counts.set(url, (counts.get(url) ?? 0) + count);
  };
  let total = 0;
  const lengthen = (url: string, by: number): void => {
    add(lengths, url, by);
    total += by;
  };
  for (const [{places}, size] of sizes) if (places[0]) lengthen(places[0].url, size);
  for (const program of programs) {
    for (const {text} of messageWords(program.words)) {
      ownWords.set(text, [...(ownWords.get(text) ?? []), program]);
      lengthen(program.place.url, OWN_WORD);
    }
  }

  return (pasted) => {
    const text = shortenPaste(pasted);
    if (!signs.some((sign) => sign.test(text))) return undefined;
    const scores = new Map<string, number>();
    const named = new Map<Program<Place>, number>();
    let most = 0;
    for (const [word, messages] of withWords(text)) {
      const counts = new Map<string, number>();
      for (const {places} of messages) if (places[0]) add(counts, places[0].url, 1);
      for (const program of ownWords.get(word) ?? []) {
        add(counts, program.place.url, OWN_WORD);
        named.set(program, (named.get(program) ?? 0) + 1);
      }
      const weight = Math.log(1 + lengths.size / (counts.size + 0.5)) ** RARITY;
      most += weight;
      for (const [url, count] of counts) {
        const length = ((lengths.get(url) ?? 0) * lengths.size) / total;
        const half = HALF * (1 - LENGTH_SHARE + LENGTH_SHARE * length);
        add(scores, url, (weight * count) / (count + half));
      }
    }
    let best: readonly [url: string, score: number] = ['', 0];
    for (const next of scores) if (next[1] > best[1]) best = next;
    const [url, score] = best;
    if (score < LEAST_SHARE * most) return undefined;
    const [program] = [...named]
      .filter(([{place}]) => place.url === url)
      .sort(([, a], [, b]) => b - a);
    return program?.[0];
  };
};
