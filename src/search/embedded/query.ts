import {searchSynonyms} from '../../data/search-synonyms';
import {queryWords} from '../words';
import {readHeadingCode} from './format';
import type {AskedHeading} from './rank';
import type {HeadingMatch, HeadingMatches} from './words';

/** A word of a query with what may stand in for it. */
export interface QueryWord {
  form: string;
  /** The parts of a compound and synonyms, which may have several words, and how well they fit. */
  alternatives: {words: readonly string[]; fit: number}[];
  /** All of these words. */
  forms: string[];
}

const partsFit = 0.95;
const synonymFit = 0.55;

const synonyms: Readonly<Record<string, readonly string[]>> = searchSynonyms;

const synonymsOf = (form: string): readonly string[] =>
  Object.hasOwn(synonyms, form) ? (synonyms[form] ?? []) : [];

/** Reads a query: its words, with parts of compounds and synonyms that may stand in for them. */
export const readQuery = (query: string): QueryWord[] =>
  queryWords(query).map(({form, parts}) => {
    const alternatives = [
      ...(parts.length > 0 ? [{words: parts, fit: partsFit}] : []),
      ...synonymsOf(form).map((synonym) => ({words: synonym.split(' '), fit: synonymFit})),
    ];
    return {form, alternatives, forms: [form, ...alternatives.flatMap(({words}) => words)]};
  });

/** Pages' scores for a query word: its own, or those of what stands in for it, all words together. */
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

/** How well a word of a text fits a query word or one that stands in for it. */
export const combineFits =
  (word: QueryWord, fitsOf: (form: string) => ReadonlyMap<string, number> | undefined) =>
  (form: string): number => {
    let best = fitsOf(word.form)?.get(form) ?? 0;
    for (const {words, fit} of word.alternatives) {
      for (const other of words) best = Math.max(best, fit * (fitsOf(other)?.get(form) ?? 0));
    }
    return best;
  };

/** For each page, the headings with words of the query. */
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
