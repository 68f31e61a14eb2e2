import type {SearchKind} from '../kinds';
import {compact, isOneTypoApart} from '../words';
import type {HeadingTraits} from './format';
import type {NamedPage, WordForms} from './names';

/** Reference and guides before news: factors of a page's score. */
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

/** News have a heading for everything that has ever changed: the factor when only one of those is found. */
const newsHeadingWeight = 0.6;
const isNews = (kind: SearchKind): boolean => kind === 'blog' || kind === 'story';

/** A word of a query, with what stands in for it, compared with the words of a page's names. */
export interface WordMatcher {
  /** How well it fits a word. */
  fitOf: (form: string) => number;
  /** How well words have it. */
  recallIn: (forms: readonly string[]) => number;
}

/** What a page's names and headings are compared with. */
export interface Asked {
  /** The query without case and separators. */
  compact: string;
  words: readonly WordMatcher[];
  /** How rare each word is: of `get size`, the size says more. */
  rarities: readonly number[];
  /** Words such as delayRender. */
  identifiers: readonly string[];
}

/** A heading of a page: how well it has each word of the query, its length and how telling it is. */
export interface AskedHeading extends HeadingTraits {
  section: number;
  recall: readonly number[];
}

export interface Judgement {
  score: number;
  /** Place of the section that the query names; -1 for the page as a whole. */
  heading: number;
  /** Whether the names of page and section hold every word of the query. */
  isNamed: boolean;
}

/** Gain in words found that makes a section, not its page, the place to go. */
const minimumGain = 0.15;
/** A name, such as that of an option, tells much however many pages have it. */
export const namedTelling = 0.9;
/** What it adds when many pages link to one. */
const importanceWeight = 0.12;
/** Fit from which a word counts as found in a name. */
const namedFit = 0.45;

/** Whole names: the query is one, begins one or is one typo away. */
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

/** A page whose name is an identifier among the words of a query, such as those of an error. */
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

/** For each word of the query: how well the text has it. */
const recallOf = (text: WordForms, words: readonly WordMatcher[]): number[] => {
  const forms = text.flatMap(({form, parts}) => [form, ...parts]);
  return words.map(({recallIn}) => recallIn(forms));
};

/** How much of the text the query asks for; of a compound, either the whole counts or its parts. */
const precisionOf = (text: WordForms, words: readonly WordMatcher[]): number => {
  const best = (form: string): number =>
    words.reduce((found, {fitOf}) => Math.max(found, fitOf(form)), 0);
  return mean(text.map(({form, parts}) => Math.max(best(form), mean(parts.map(best)))));
};

const maxOf = (a: readonly number[], b: readonly number[]): number[] =>
  a.map((value, index) => Math.max(value, b[index] ?? 0));

/** Judges a page closely: whole names, how much of its title and of its best heading is asked. */
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

/** The query as the names are compared with it. */
export const asksFor = (
  query: string,
  words: readonly WordMatcher[],
  rarities: readonly number[],
  identifiers: readonly string[],
): Asked => ({compact: compact(query), words, rarities, identifiers});
