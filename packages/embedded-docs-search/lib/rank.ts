import {compact, isOneTypoApart} from './words.ts';
import type {HeadingTraits} from './format.ts';
import type {NamedPage, WordForms} from './names.ts';
import type {SearchSettings} from './settings.ts';
import {weights} from './weights.ts';

/** A query word with its alternatives, compared with the words of a page's names. */
export interface WordMatcher {
  /** How well it fits a word. */
  fitOf: (form: string) => number;
  /** The best match among some words. */
  recallIn: (forms: readonly string[]) => number;
}

/** The query, prepared for comparison with a page's names and headings. */
export interface PreparedQuery {
  /** The query, and its significant words alone, without case and separators. */
  compact: readonly string[];
  /** The query is a page's name, so it isn't a different name with a typo. */
  isName: boolean;
  /** The query is a flag such as `--concurrency`. */
  isFlag: boolean;
  /** The query may be a flag without its dashes, such as `jpeg-quality`. */
  isDashed: boolean;
  /** The query is one name in camel case, such as `jpegQuality`. */
  isCamelCase: boolean;
  /** The query asks what a word means. */
  isDefinition: boolean;
  /** The query says what to do rather than naming an export. */
  isTask: boolean;
  words: readonly WordMatcher[];
  /** How rare each word is: in `get size`, size is more specific. */
  rarities: readonly number[];
  /** Identifiers such as delayRender. */
  identifiers: readonly string[];
}

/**
 * A heading or phrase of a page: how well it matches each word of the query, its length and how specific it
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
  /** Whether the names of page and section contain every word of the query. */
  isNamed: boolean;
  /** Further sections that answer as well, best first. */
  others: readonly number[];
}

/** Bonuses for whole names: the query is one, begins one or is one typo away. */
const wholeNameBonus = (query: string, page: NamedPage, isName: boolean): number =>
  page.compactNames.reduce(
    (best, name) => {
      if (name === query) return Math.max(best, weights.wholeName);
      if (query.length >= 3 && name.startsWith(query)) {
        return Math.max(
          best,
          weights.nameBeginning + weights.nameBeginningShare * (query.length / name.length),
        );
      }
      return !isName && query.length >= 5 && isOneTypoApart(query, name)
        ? Math.max(best, weights.nameWithTypo)
        : best;
    },
    page.compactPath === query ? weights.wholePath : 0,
  );

/**
 * The same for a query without words that only surround the name. A name that has these words as well comes
 * first: `@remotion/gif` is not `<Gif>`.
 */
const nameBonus = (
  [query = '', ...shorter]: readonly string[],
  page: NamedPage,
  isName: boolean,
): number => {
  const hasAll = page.compactNames.includes(query) && !shorter.every((name) => name === query);
  return (
    Math.max(
      wholeNameBonus(query, page, isName),
      ...shorter.map((name) => (page.compactNames.includes(name) ? weights.wholeName : 0)),
    ) + (hasAll ? weights.fullName : 0)
  );
};

/**
 * Bonus for commands that have the flag at the start of the query. The page about the flag comes first, then
 * the command that renders, which most flags are for, then the main tool's other commands.
 */
const flagBonus = (
  page: NamedPage,
  words: readonly WordMatcher[],
  headings: readonly AskedHeading[],
  {commands, mainCommand, mainTool}: SearchSettings,
): number => {
  const hasFlag = headings.some(isWholeQuery);
  const isAbout =
    page.title.startsWith('--') && words[0]?.recallIn(page.titleWords.map(({form}) => form)) === 1;
  if (isAbout) return weights.flagOfPage;
  if (!commands.includes(page.kind) || !hasFlag) return 0;
  if (page.title === mainCommand) return weights.flagOfPage;
  return page.packageName === mainTool ? weights.flagOfMainTool : weights.flag;
};

/** Whether a page explains a term. */
const isTerm = ({contextWords}: NamedPage, {terms}: SearchSettings): boolean =>
  contextWords.some(({form}) => form === terms);

/** The factor of a page in a part of the site that the query doesn't mean. */
const areaFactor = (
  {contextWords}: NamedPage,
  words: readonly WordMatcher[],
  {areas}: SearchSettings,
): number =>
  Object.entries(areas).reduce(
    (factor, [area, weight]) =>
      contextWords.some(({form}) => form === area) && words.every(({fitOf}) => fitOf(area) === 0)
        ? factor * weight
        : factor,
    1,
  );

/** Whether one of a page's names is one of the identifiers. */
export const namesIdentifier = (
  names: readonly string[],
  identifiers: readonly string[],
): boolean => identifiers.some((identifier) => names.includes(identifier));

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

/** The weights are never all 0, because only pages with at least one of the words are judged. */
const weightedMean = (values: readonly number[], weights: readonly number[]): number => {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
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

/** Whether a heading is the one word of the query. */
const isWholeQuery = ({words, recall}: AskedHeading): boolean => words === 1 && recall[0] === 1;

const maxOf = (a: readonly number[], b: readonly number[]): number[] =>
  a.map((value, index) => Math.max(value, b[index] ?? 0));

/** How much of the query a heading or phrase covers, and how much of it the query covers. */
const fitOf = ({recall, words}: AskedHeading, rarities: readonly number[]): number => {
  const asks = recall.reduce((sum, fit) => sum + fit, 0);
  return harmonic(weightedMean(recall, rarities), Math.min(1, asks / Math.max(1, words)));
};

/** How specific a heading is. An option's name is specific, however many pages have it. */
export const tellingOf = ({telling, isName}: HeadingTraits): number =>
  isName ? Math.max(telling, weights.optionNameTelling) : telling;

/** Whether a section answers about as well as the best section on its page. */
const isAsGood = (
  section: {gain: number; fit: number},
  best: {gain: number; fit: number},
): boolean =>
  section.gain >= best.gain - weights.equalGain &&
  section.fit >= best.fit * weights.furtherSectionFit;

/**
 * Ranks a page precisely: by whole names and by how much of its title and best heading the query
 * covers.
 */
export const judge = (
  page: NamedPage,
  asked: PreparedQuery,
  headingsAndPhrases: readonly AskedHeading[],
  base: number,
  settings: SearchSettings,
): Judgement => {
  const {words} = asked;
  const headings = headingsAndPhrases.filter(({isPhrase}) => !isPhrase);
  const hasOption = asked.isCamelCase && headings.some(isWholeQuery);
  // onProgress is an option of many pages, even if one of them has its type, OnProgress. The main function
  // comes first anyway.
  const isTypeOfOption = (name: string): boolean =>
    asked.compact.includes(name) && page.compactTypes.includes(name);
  const names =
    hasOption && page.title !== settings.mainFunction
      ? page.compactNames.filter((name) => !isTypeOfOption(name))
      : page.compactNames;
  const hasTypeOfOption = names.length < page.compactNames.length;
  const namedPage = hasTypeOfOption ? {...page, compactNames: names} : page;
  const phrases = headingsAndPhrases.filter(({isPhrase}) => isPhrase);
  const meanOf = (recall: readonly number[]): number => weightedMean(recall, asked.rarities);
  const title = recallOf(page.titleWords, words);
  const named = maxOf(title, recallOf(page.nameWords, words));
  const context = recallOf(page.contextWords, words).map((fit) => fit * weights.context);
  const known = meanOf(maxOf(named, context));
  let best = {heading: -1, gain: weights.sectionGain, fit: 0, recall: named};
  const candidates: {heading: number; gain: number; fit: number}[] = [];
  for (const heading of headings) {
    const {section, recall, level} = heading;
    const both = maxOf(maxOf(named, context), recall);
    const gain = meanOf(both) - known;
    if (gain <= weights.sectionGain || gain < best.gain - weights.equalGain) continue;
    const fit =
      fitOf(heading, asked.rarities) * tellingOf(heading) * (1 + weights.depth * (level - 2));
    candidates.push({heading: section, gain, fit});
    if (gain > best.gain + weights.equalGain || fit > best.fit) {
      best = {heading: section, gain, fit, recall: maxOf(named, recall)};
    }
  }
  const phraseFit = phrases.reduce(
    (found, phrase) => Math.max(found, fitOf(phrase, asked.rarities) * phrase.telling),
    0,
  );
  const titleFit = harmonic(meanOf(maxOf(title, context)), precisionOf(page.titleWords, words));
  const whole = Math.max(
    asked.isFlag ? 0 : nameBonus(asked.compact, namedPage, asked.isName),
    asked.isFlag || asked.isDashed ? flagBonus(page, words, headings, settings) : 0,
  );
  const part = namesIdentifier(names, asked.identifiers) ? weights.identifier : 0;
  const bonus =
    Math.max(whole, part) +
    weights.titleFit * titleFit ** 2 +
    weights.headingFit * (hasTypeOfOption ? 1 : best.fit) ** 2 +
    weights.phraseFit * phraseFit ** 4;
  const intent = asked.isDefinition && isTerm(page, settings) ? weights.definition : 1;
  const weight =
    intent *
    areaFactor(page, words, settings) *
    (settings.kinds[page.kind] ?? 1) *
    (asked.isTask && settings.guides.includes(page.kind) ? weights.guideOfTask : 1) *
    (settings.news.includes(page.kind) && best.heading >= 0 ? weights.newsHeading : 1);
  const found = hasOption
    ? (hasTypeOfOption ? weights.option : Math.max(base, weights.option)) +
      (page.title === settings.mainFunction ? weights.mainFunction : 0)
    : base;
  const importance = hasOption ? weights.optionImportance : weights.importance;
  return {
    score: (found + bonus) * weight * (1 + importance * page.importance),
    heading: best.heading,
    isNamed: best.recall.every((fit) => fit >= weights.namedFit),
    others: candidates
      .filter(({heading, gain, fit}) => heading !== best.heading && isAsGood({gain, fit}, best))
      .sort((a, b) => b.fit - a.fit)
      .slice(0, weights.furtherSections)
      .map(({heading}) => heading),
  };
};

/** The query in the form in which names are compared with it. */
export const asksFor = (
  query: string,
  forms: readonly string[],
  words: readonly WordMatcher[],
  rarities: readonly number[],
  identifiers: readonly string[],
  {nameSorts, taskVerbs}: SearchSettings,
  isName: (name: string) => boolean,
): PreparedQuery => {
  const text = query.trim();
  const verbs = text.toLowerCase().split(/\W+/u);
  return {
    compact: [
      compact(text),
      forms.join(''),
      forms.filter((form) => !nameSorts.includes(form)).join(''),
    ],
    isName: isName(compact(text)),
    isFlag: /^--[a-z]/.test(text),
    isDashed: /^[a-z\d]+(?:-[a-z\d]+)+$/.test(text),
    isCamelCase: /^[a-z]+[A-Z]\w*$/.test(text),
    isDefinition: /^(?:what(?:'s|\s+is|\s+are)|meaning of|define|definition of)\s/i.test(text),
    // Names of exports begin with the same verbs.
    isTask: identifiers.length === 0 && verbs.some((verb) => taskVerbs.includes(verb)),
    words,
    rarities,
    identifiers,
  };
};
