import type {WordsFile} from './format.ts';
import {matchNames, type NameIndex, type NameMatches} from './names.ts';
import {combineHeadings, combineScores, wordMatcher, type QueryWord} from './query.ts';
import type {SearchSettings} from './settings.ts';
import {
  asksFor,
  judge,
  namesIdentifier,
  tellingOf,
  type AskedHeading,
  type Judgement,
} from './rank.ts';
import {weights} from './weights.ts';
import {matchHeadings, scoreTexts} from './wordFiles.ts';

/** A page, or a section of a page, that was found, with its score. */
export interface Found extends Omit<Judgement, 'others'> {
  page: number;
}

/** Size of the cache of looked-up words: most of a query stays the same while it is typed. */
const knownWords = 200;

/** Finds pages in the index. */
export class Finder {
  private readonly known = new Map<string, NameMatches>();

  private readonly index: NameIndex & {settings: SearchSettings};

  constructor(index: NameIndex & {settings: SearchSettings}) {
    this.index = index;
  }

  /** All pages found by names and by the given words of headings and texts, best first. */
  find(query: string, asked: readonly QueryWord[], files: readonly WordsFile[]): Found[] {
    const {index} = this;
    const count = index.pages.length;
    const nothing = new Float32Array(count);
    const forms = [...new Set(asked.flatMap((word) => word.forms))];
    // The last word may be incomplete.
    const last = asked.at(-1)?.form;
    const isComplete = (form: string): boolean => form !== last;
    const names = new Map(forms.map((form) => [form, this.matches(form, isComplete(form))]));
    const nameScores = asked.map((word) =>
      combineScores(word, (form) => names.get(form)?.scores ?? nothing),
    );
    const texts = new Map(
      forms.map((form) => [form, scoreTexts(files, form, isComplete(form), count)]),
    );
    const textScores = asked.map((word) => {
      const scores = combineScores(word, (form) => texts.get(form) ?? nothing);
      const own = word.isIdentifier ? texts.get(word.form) : undefined;
      return own
        ? scores.map((score, page) => score + weights.identifierInText * scoreOf(own, page))
        : scores;
    });
    const inHeadings = new Map(
      forms.map((form) => [form, matchHeadings(files, form, isComplete(form))]),
    );
    const headings = combineHeadings(asked, (form) => inHeadings.get(form));
    addHeadings(nameScores, headings);
    const rarities = raritiesOf(nameScores, textScores, count);
    const wanted = asksFor(
      query,
      asked.map(({form}) => form),
      asked.map((word) => wordMatcher(word, (form) => names.get(form)?.fits)),
      rarities,
      asked.filter(({isIdentifier}) => isIdentifier).map(({form}) => form),
      index.settings,
      (name) => index.pages.some(({compactNames}) => compactNames.includes(name)),
    );
    const isNamedBy = (page: number): boolean =>
      namesIdentifier(index.pages[page]?.compactNames ?? [], wanted.identifiers);
    const found = weigh(nameScores, textScores, rarities, count, isNamedBy).flatMap(
      ({page, base}, place): Found[] => {
        const named = index.pages[page];
        if (!named) return [];
        if (place >= weights.rerankedPages && !wanted.isFlag && !wanted.isDashed)
          return [{page, score: base * weights.notRerankedFactor, heading: -1, isNamed: false}];
        const {others, ...best} = judge(
          named,
          wanted,
          headings.get(page) ?? [],
          base,
          index.settings,
        );
        return [best, ...others.map((heading) => furtherSection(best, heading))].map((item) => ({
          page,
          ...item,
        }));
      },
    );
    found.sort((a, b) => b.score - a.score || a.page - b.page);
    const best = Math.min(found[0]?.score ?? 0, 1);
    return found.filter(({score}) => score >= best * weights.minimumShare);
  }

  private matches(form: string, isComplete: boolean): NameMatches {
    const key = isComplete ? `${form} ` : form;
    const found = this.known.get(key) ?? matchNames(this.index, form, isComplete);
    if (this.known.size > knownWords) this.known.clear();
    this.known.set(key, found);
    return found;
  }
}

/** Another section of a page that was found. */
const furtherSection = <T extends {score: number}>(
  best: T,
  heading: number,
): T & {heading: number} => ({...best, heading, score: best.score * weights.furtherSection});

const scoreOf = (scores: Float32Array | undefined, page: number): number => scores?.[page] ?? 0;

/** Adds the best heading or phrase of each page for each word to its scores. */
const addHeadings = (
  scores: readonly Float32Array[],
  headings: ReadonlyMap<number, readonly AskedHeading[]>,
): void => {
  for (const [page, list] of headings) {
    scores.forEach((ofWord, word) => {
      const fits = list.map((heading) => (heading.recall[word] ?? 0) * tellingOf(heading));
      ofWord[page] = scoreOf(ofWord, page) + Math.max(...fits) * weights.heading;
    });
  }
};

/** How rare each word is among the pages; 0 for one that no page has. */
const raritiesOf = (
  nameScores: readonly Float32Array[],
  textScores: readonly Float32Array[],
  count: number,
): number[] =>
  nameScores.map((names, word) => {
    const texts = textScores[word];
    if (!names.some((score, page) => score > 0 || scoreOf(texts, page) > 0)) return 0;
    let pages = 0;
    names.forEach((score, page) => {
      const inText = scoreOf(texts, page);
      if (score >= weights.rareInNames || inText > weights.rareInText) pages++;
    });
    return Math.log(1 + count / (1 + pages));
  });

/**
 * Sums the words' scores, weighted by rarity; pages that lack words lose more than these scores.
 */
const weigh = (
  nameScores: readonly Float32Array[],
  textScores: readonly Float32Array[],
  rarities: readonly number[],
  count: number,
  isNamed: (page: number) => boolean,
): {page: number; base: number}[] => {
  const total = rarities.reduce((sum, weight) => sum + weight, 0);
  const known = rarities.filter((weight) => weight > 0).length;
  const candidates: {page: number; base: number}[] = [];
  for (let page = 0; page < count; page++) {
    let base = 0;
    let covered = 0;
    rarities.forEach((weight, word) => {
      const score =
        scoreOf(nameScores[word], page) + weights.text * scoreOf(textScores[word], page);
      if (score === 0) return;
      base += (weight / total) * score;
      covered += (weight / total + 1 / known) / 2;
    });
    if (covered >= weights.minimumCoverage || (covered > 0 && isNamed(page)))
      candidates.push({page, base: base * covered ** weights.coveragePower});
  }
  return candidates.sort((a, b) => b.base - a.base);
};
