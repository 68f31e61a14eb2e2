import type {SearchKind} from '../kinds';
import {compact, isOneTypoApart} from '../words';
import type {HeadingTraits} from './format';
import type {NamedPage, WordForms} from './names';

/** Factors of a page's score by kind: reference and guides before news. */
const kindWeights: Record<SearchKind, number> = {
  api: 1.06,
  guide: 1,
  index: 1,
  cli: 1,
  troubleshooting: 0.92,
  learn: 0.8,
  blog: 0.5,
  story: 0.4,
  page: 0.6,
  migration: 0.7,
  contributing: 0.6,
  ai: 0.85,
  legal: 0.9,
};

/** Release posts have a heading for every change: the factor when only such a heading matches. */
const newsHeadingWeight = 0.6;
const isNews = (kind: SearchKind): boolean => kind === 'blog' || kind === 'story';

/** A query word with its alternatives, compared with the words of a page's names. */
export interface WordMatcher {
  /** How well it fits a word. */
  fitOf: (form: string) => number;
  /** The best match among some words. */
  recallIn: (forms: readonly string[]) => number;
}

/** The query, prepared for comparison with a page's names and headings. */
export interface Asked {
  /** The query without case and separators. */
  compact: string;
  words: readonly WordMatcher[];
  /** How rare each word is: in `get size`, size is more specific. */
  rarities: readonly number[];
  /** Identifiers such as delayRender. */
  identifiers: readonly string[];
}

/**
 * A heading of a page: how well it matches each word of the query, its length and how specific it
 * is.
 */
export interface AskedHeading extends HeadingTraits {
  section: number;
  recall: readonly number[];
}

export interface Judgement {
  score: number;
  /** Index of the section that the query names; -1 for the page as a whole. */
  heading: number;
  /** Whether the names of page and section hold every word of the query. */
  isNamed: boolean;
}

/** Gain in matched words from which a hit links to a section instead of its page. */
const minimumGain = 0.15;
/** How specific a name, such as that of an option, counts at least, however many pages have it. */
export const namedTelling = 0.9;
/** Bonus for a page that many pages link to. */
const importanceWeight = 0.12;
/** Match quality from which a word counts as found in a name. */
const namedFit = 0.45;

/** Bonuses for whole names: the query is one, begins one or is one typo away. */
const nameBonus = (query: string, page: NamedPage): number =>
  page.compactNames.reduce(
    (best, name) => {
      if (name === query) return Math.max(best, 3);
      if (query.length >= 3 && name.startsWith(query)) {
        return Math.max(best, 0.4 + 0.9 * (query.length / name.length));
      }
      return query.length >= 5 && isOneTypoApart(query, name) ? Math.max(best, 1.8) : best;
    },
    page.compactPath === query ? 1.2 : 0,
  );

/** Bonus for a page whose name is an identifier in the query, such as in an error message. */
const identifierBonus = 1;

/** Whether one of a page's names is one of the identifiers. */
export const namesIdentifier = (
  names: readonly string[],
  identifiers: readonly string[],
): boolean => identifiers.some((identifier) => names.includes(identifier));

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

const weightedMean = (values: readonly number[], weights: readonly number[]): number => {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  if (total === 0) return mean(values);
  return values.reduce((sum, value, index) => sum + value * (weights[index] ?? 0), 0) / total;
};

const harmonic = (a: number, b: number): number => (a + b === 0 ? 0 : (2 * a * b) / (a + b));

/** How well the text matches each word of the query. */
const recallOf = (text: WordForms, words: readonly WordMatcher[]): number[] => {
  const forms = text.flatMap(({form, parts}) => [form, ...parts]);
  return words.map(({recallIn}) => recallIn(forms));
};

/**
 * The share of the text that the query covers; for a compound, either the whole or its parts count.
 */
const precisionOf = (text: WordForms, words: readonly WordMatcher[]): number => {
  const best = (form: string): number =>
    words.reduce((found, {fitOf}) => Math.max(found, fitOf(form)), 0);
  return mean(text.map(({form, parts}) => Math.max(best(form), mean(parts.map(best)))));
};

const maxOf = (a: readonly number[], b: readonly number[]): number[] =>
  a.map((value, index) => Math.max(value, b[index] ?? 0));

/**
 * Ranks a page precisely: by whole names and by how much of its title and best heading the query
 * covers.
 */
export const judge = (
  page: NamedPage,
  asked: Asked,
  headings: readonly AskedHeading[],
  base: number,
): Judgement => {
  const {words} = asked;
  const meanOf = (recall: readonly number[]): number => weightedMean(recall, asked.rarities);
  const title = recallOf(page.titleWords, words);
  const named = maxOf(title, recallOf(page.nameWords, words));
  const context = recallOf(page.contextWords, words).map((fit) => fit * 0.8);
  const known = meanOf(maxOf(named, context));
  let best = {heading: -1, gain: minimumGain, fit: 0, recall: named};
  for (const {section, recall, words: length, telling, isName} of headings) {
    const both = maxOf(maxOf(named, context), recall);
    const gain = meanOf(both) - known;
    if (gain <= minimumGain || gain < best.gain - 0.01) continue;
    const asks = recall.reduce((sum, fit) => sum + fit, 0);
    const fit =
      harmonic(meanOf(recall), Math.min(1, asks / Math.max(1, length))) *
      (isName ? Math.max(telling, namedTelling) : telling);
    if (gain > best.gain + 0.01 || fit > best.fit) {
      best = {heading: section, gain, fit, recall: maxOf(named, recall)};
    }
  }
  const titleFit = harmonic(meanOf(maxOf(title, context)), precisionOf(page.titleWords, words));
  const whole = nameBonus(asked.compact, page);
  const part = namesIdentifier(page.compactNames, asked.identifiers) ? identifierBonus : 0;
  const bonus = Math.max(whole, part) + 0.9 * titleFit ** 2 + 0.45 * best.fit ** 2;
  const weight =
    kindWeights[page.kind] * (isNews(page.kind) && best.heading >= 0 ? newsHeadingWeight : 1);
  return {
    score: (base + bonus) * weight * (1 + importanceWeight * page.importance),
    heading: best.heading,
    isNamed: best.recall.every((fit) => fit >= namedFit),
  };
};

/** The query in the form in which names are compared with it. */
export const asksFor = (
  query: string,
  words: readonly WordMatcher[],
  rarities: readonly number[],
  identifiers: readonly string[],
): Asked => ({compact: compact(query), words, rarities, identifiers});
