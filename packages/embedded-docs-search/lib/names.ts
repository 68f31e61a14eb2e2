import {compact, formsOf, splitWords, stem, wordFit} from './words.ts';
import type {NamesFile, PageRow} from './format.ts';
import {weights} from './weights.ts';

type Field = keyof typeof weights.fields;
const fields = Object.keys(weights.fields) as Field[];

/** The words of a short text, each with the parts of compounds. */
export type WordForms = readonly {form: string; parts: readonly string[]}[];

export interface NamedPage {
  title: string;
  url: string;
  kind: string;
  packageName: string | null;
  breadcrumb: string[];
  titleWords: WordForms;
  /** Words of exports and commands. */
  nameWords: WordForms;
  /** Words of the address, the breadcrumb and the package. */
  contextWords: WordForms;
  /** Title, exports, commands and the last part of the address, without case and separators. */
  compactNames: string[];
  /** Those that begin with a capital letter and that the title doesn't contain: types such as `OnProgress`. */
  compactTypes: string[];
  /** From 0 to 1. */
  importance: number;
  /** The last two parts of the address. */
  compactPath: string;
}

interface Entry {
  form: string;
  stem: string;
  /** Page numbers by field. */
  pages: number[][];
}

/** Pages by word and field, in memory. */
export interface NameIndex {
  pages: NamedPage[];
  entries: Entry[];
}

const wordForms = (text: string): WordForms =>
  splitWords(text).map(({form, parts}) => ({form, parts: parts.map((part) => part.form)}));

/** Whether a name may be that of a type: it begins with a capital letter and has no spaces. */
const isType = (name: string): boolean => /^\p{Lu}\w*$/u.test(name);

const pathParts = (url: string): string[] => url.split('/').filter((part) => part !== '');

const readPage = (file: NamesFile, row: PageRow): NamedPage => {
  const [title, url, kind, packagePlace, breadcrumbPlace, names, importance] = row;
  const path = pathParts(url);
  const packageName = file.packages[packagePlace] ?? null;
  const breadcrumb = file.breadcrumbs[breadcrumbPlace] ?? [];
  const compactNames = [title, ...names, path.at(-1) ?? ''].map(compact);
  return {
    title,
    url,
    kind,
    packageName,
    breadcrumb,
    titleWords: wordForms(title),
    nameWords: wordForms(names.join(' ')),
    contextWords: wordForms([...path, ...breadcrumb, packageName ?? ''].join(' ')),
    compactNames: [...new Set(compactNames)].filter((name) => name !== ''),
    compactTypes: names
      .filter((name) => isType(name) && !compact(title).includes(compact(name)))
      .map(compact),
    importance: importance / 9,
    compactPath: compact(path.slice(-2).join('')),
  };
};

const textsOf = (page: NamedPage): Record<Field, string[]> => ({
  name: [page.title, ...page.nameWords.map(({form}) => form)],
  path: pathParts(page.url),
  context: [...page.breadcrumb, page.packageName ?? ''],
});

/** Creates the index of names, which provides the first results. */
export const readNames = (file: NamesFile): NameIndex => {
  const pages = file.pages.map((row) => readPage(file, row));
  const entries = new Map<string, Entry>();
  pages.forEach((page, number) => {
    const texts = textsOf(page);
    fields.forEach((field, place) => {
      const forms =
        field === 'name'
          ? [...texts.name.flatMap(formsOf), ...page.nameWords.flatMap(({parts}) => parts)]
          : texts[field].flatMap(formsOf);
      for (const form of new Set(forms)) {
        const entry = entries.get(form) ?? {form, stem: stem(form), pages: fields.map(() => [])};
        entry.pages[place]?.push(number);
        entries.set(form, entry);
      }
    });
  });
  return {pages, entries: [...entries.values()]};
};

/** The words of names that match a query word, how well they match, and the pages' scores. */
export interface NameMatches {
  fits: ReadonlyMap<string, number>;
  scores: Float32Array;
}

/**
 * Looks up a query word: a page scores the best match of each field, weighted and summed. A word
 * that is followed by others is complete, and unlikely to be the beginning of a longer one.
 */
export const matchNames = (index: NameIndex, typed: string, isComplete: boolean): NameMatches => {
  const typedStem = stem(typed);
  const fits = new Map<string, number>();
  const byField = fields.map(() => new Float32Array(index.pages.length));
  for (const {form, stem: formStem, pages} of index.entries) {
    const isLess = isComplete && form.startsWith(typed) && formStem !== typedStem;
    const fit =
      wordFit(typed, form, typedStem, formStem) * (isLess ? weights.beginningOfCompleteWord : 1);
    if (fit === 0) continue;
    fits.set(form, fit);
    pages.forEach((numbers, field) => {
      const scores = byField[field];
      if (!scores) return;
      for (const page of numbers) scores[page] = Math.max(scores[page] ?? 0, fit);
    });
  }
  const scores = new Float32Array(index.pages.length);
  byField.forEach((found, place) => {
    const weight = weights.fields[fields[place] ?? 'context'];
    found.forEach((fit, page) => {
      scores[page] = (scores[page] ?? 0) + fit * weight;
    });
  });
  return {fits, scores};
};
