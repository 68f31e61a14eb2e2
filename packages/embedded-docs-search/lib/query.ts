import {isStopWord, queryWords, stem, type QueryWord as PlainWord} from './words.ts';
import {readHeadingCode} from './format.ts';
import type {AskedHeading, WordMatcher} from './rank.ts';
import {weights} from './weights.ts';
import type {HeadingMatch, HeadingMatches} from './wordFiles.ts';

/** A word of a query with its alternatives. */
export interface QueryWord {
  form: string;
  /** A compound such as delayRender, which is more specific than the words around it. */
  isIdentifier: boolean;
  /**
   * Alternatives: parts of a compound and synonyms, which may have several words, and their weight.
   */
  alternatives: {words: readonly string[]; fit: number}[];
  /** All of these words. */
  forms: string[];
}

/** Synonyms by the stem of the word that they replace: muting has the synonyms of mute. */
export type Synonyms = ReadonlyMap<string, readonly string[]>;

/** Converts synonyms by word to synonyms by stem. */
export const readSynonyms = (listed: Readonly<Record<string, readonly string[]>>): Synonyms => {
  const synonyms = new Map<string, string[]>();
  for (const [form, values] of Object.entries(listed)) {
    const key = stem(form);
    synonyms.set(key, [...new Set([...(synonyms.get(key) ?? []), ...values])]);
  }
  return synonyms;
};

const synonymsOf = (form: string, synonyms: Synonyms): readonly string[] =>
  (synonyms.get(stem(form)) ?? []).filter((synonym) => synonym !== form);

/** Joins adjacent words that other tools write as one: cross fade, key frames, frame rate. */
const joinPairs = (words: readonly PlainWord[], synonyms: Synonyms): PlainWord[] => {
  const joined: PlainWord[] = [];
  for (let at = 0; at < words.length; at++) {
    const [word, next] = words.slice(at, at + 2);
    if (!word) continue;
    const form = word.form + (next?.form ?? '');
    if (next && synonyms.has(stem(form))) {
      joined.push({form, parts: [word.form, next.form]});
      at++;
    } else {
      joined.push(word);
    }
  }
  return joined;
};

/** A query that names a flag as a flag: `jpeg quality flag` becomes `--jpeg-quality`. */
export const asFlag = (query: string): string =>
  query
    .trim()
    .replace(
      /^(?:--)?([a-z\d]+(?:[ -][a-z\d]+)*) flag$/i,
      (_, name: string) => `--${name.replaceAll(' ', '-').toLowerCase()}`,
    );

/** Names used as code: tags and calls, as in `<Freeze frame={30}>` and `bundle()`. */
const codeNames = (query: string): Set<string> =>
  new Set(
    [...query.matchAll(/<\/?(\p{Lu}[\w.]*)|(\w+)\(/gu)].map(([, tag, call]) =>
      (tag ?? call ?? '').toLowerCase(),
    ),
  );

/** Parses a query into words, with parts of compounds and synonyms as alternatives. */
export const readQuery = (query: string, synonyms: Synonyms): QueryWord[] => {
  const code = codeNames(query);
  return joinPairs(queryWords(query), synonyms).map(({form, parts}) => {
    // For z-index, index alone is not an alternative.
    const isWhole = parts.join('') === form;
    const telling = isWhole ? parts.filter((part) => !isStopWord(part)) : [];
    const alternatives = [
      ...(telling.length > 0
        ? [
            {
              words: telling,
              fit: telling.length > 1 ? weights.partsOfCompound : weights.onePartOfCompound,
            },
          ]
        : []),
      ...synonymsOf(form, synonyms).map((synonym) => ({
        words: synonym.split(' '),
        fit: weights.synonym,
      })),
    ];
    return {
      form,
      isIdentifier: code.has(form) || (isWhole && parts.length > 1),
      alternatives,
      forms: [form, ...alternatives.flatMap(({words}) => words)],
    };
  });
};

/** Pages' scores for a query word, or for an alternative with all of its words. */
export const combineScores = (
  word: QueryWord,
  scoresOf: (form: string) => Float32Array,
): Float32Array => {
  const scores = Float32Array.from(scoresOf(word.form));
  for (const {words, fit} of word.alternatives) {
    const lists = words.map(scoresOf);
    lists[0]?.forEach((first, page) => {
      let sum = first;
      for (const list of lists) if (list[page] === 0) return;
      for (const list of lists.slice(1)) sum += list[page] ?? 0;
      scores[page] = Math.max(scores[page] ?? 0, (fit * sum) / words.length);
    });
  }
  return scores;
};

/** Matches of a query word, or of its alternatives, among the words of names. */
export const wordMatcher = (
  word: QueryWord,
  fitsOf: (form: string) => ReadonlyMap<string, number> | undefined,
): WordMatcher => {
  const ways = [{words: [word.form], fit: 1}, ...word.alternatives].map(({words, fit}) => ({
    fit,
    words: words.map(fitsOf),
  }));
  return {
    fitOf: (form) =>
      ways.reduce(
        (best, {words, fit}) =>
          words.reduce((found, fits) => Math.max(found, fit * (fits?.get(form) ?? 0)), best),
        0,
      ),
    // All words of an alternative must occur.
    recallIn: (forms) =>
      ways.reduce((best, {words, fit}) => {
        const found = words.map((fits) =>
          forms.reduce((highest, form) => Math.max(highest, fits?.get(form) ?? 0), 0),
        );
        if (found.includes(0)) return best;
        const sum = found.reduce((total, value) => total + value, 0);
        return Math.max(best, (fit * sum) / words.length);
      }, 0),
  };
};

/** For each page, the headings that contain words from the query. */
export const combineHeadings = (
  asked: readonly QueryWord[],
  matchesOf: (form: string) => HeadingMatches | undefined,
): Map<number, AskedHeading[]> => {
  const pages = new Map<number, Map<number, AskedHeading & {recall: number[]}>>();
  const note = (page: number, {section, code}: HeadingMatch, word: number, fit: number): void => {
    const sections = pages.get(page) ?? new Map<number, AskedHeading & {recall: number[]}>();
    const heading = sections.get(section) ?? {
      section,
      recall: asked.map(() => 0),
      ...readHeadingCode(code),
    };
    heading.recall[word] = Math.max(heading.recall[word] ?? 0, fit);
    sections.set(section, heading);
    pages.set(page, sections);
  };
  asked.forEach(({form, alternatives}, place) => {
    for (const {words, fit} of [{words: [form], fit: 1}, ...alternatives]) {
      const [first, ...others] = words.map(matchesOf);
      for (const [page, sections] of first ?? []) {
        for (const match of sections.values()) {
          const fits = others.map((other) => other?.get(page)?.get(match.section)?.fit ?? 0);
          if (fits.includes(0)) continue;
          const sum = fits.reduce((total, value) => total + value, match.fit);
          note(page, match, place, (fit * sum) / words.length);
        }
      }
    }
  });
  return new Map([...pages].map(([page, sections]) => [page, [...sections.values()]]));
};
