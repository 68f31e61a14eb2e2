import {countMarks, highlight, Marker, snippet} from '../highlight';
import type {SearchKind} from '../kinds';
import {SearchFailure, type SearchHit, type SearchRequest, type SearchResult} from '../types';
import {splitWords, type Word} from '../words';
import {
  type NamesFile,
  isNamesFile,
  isTextFile,
  isWordsFile,
  type PageText,
  type WordsFile,
} from './format';
import {matchNames, readNames, type NameIndex, type NameMatches} from './names';
import {combineFits, combineScores, readQuery, type QueryWord} from './query';
import {asksFor, judge, type Judgement} from './rank';
import {scoreTexts, wordFilesFor} from './words';

/** Reads a file of the index, by path within its folder; rejects when that is not possible. */
export type LoadFile = (path: string) => Promise<unknown>;

type OpenIndex = NameIndex & Pick<NamesFile, 'textFiles' | 'wordFiles'>;

interface Found extends Judgement {
  page: number;
}

/** What a word in the text counts against one in the title. */
const textWeight = 0.3;
/** Pages that are judged closely. */
const judged = 60;
/** Pages are left out below this share of the best score, and of the words found. */
const minimumShare = 0.12;
const minimumCoverage = 0.4;
/** Results do not wait longer for the words of the texts, in milliseconds. */
const patience = 250;

const after = <T>(milliseconds: number, value: T): Promise<T> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds, value);
  });

/** The embedded index, opened: runs in the browser's worker and in Node alike. */
export class EmbeddedIndex {
  private names: Promise<OpenIndex> | undefined;
  private readonly known = new Map<string, NameMatches>();
  private readonly files = new Map<string, Promise<unknown>>();

  constructor(private readonly load: LoadFile) {}

  /** Loads the index of names; a failed attempt is forgotten. */
  async open(): Promise<OpenIndex> {
    this.names ??= this.file('names.json', isNamesFile).then((file) => ({
      ...readNames(file),
      wordFiles: file.wordFiles,
      textFiles: file.textFiles,
    }));
    try {
      return await this.names;
    } catch (error) {
      this.names = undefined;
      throw error;
    }
  }

  /** Answers a query. */
  async search(request: SearchRequest): Promise<SearchResult> {
    const start = performance.now();
    const index = await this.open();
    const asked = readQuery(request.query);
    const found = await this.find(index, request.query, asked);
    const kindOf = ({page}: Found): SearchKind => index.pages[page]?.kind ?? 'page';
    const kinds: Partial<Record<SearchKind, number>> = {};
    for (const item of found) kinds[kindOf(item)] = (kinds[kindOf(item)] ?? 0) + 1;
    const wanted = request.kind ? found.filter((item) => kindOf(item) === request.kind) : found;
    const first = request.page * request.hitsPerPage;
    const shown = wanted.slice(first, first + request.hitsPerPage);
    const marker = new Marker(asked.flatMap(({forms}) => forms));
    const hits = await Promise.all(shown.map((item) => this.hit(index, item, marker, request)));
    return {
      hits,
      count: wanted.length,
      kinds,
      hasMore: first + shown.length < wanted.length,
      milliseconds: performance.now() - start,
    };
  }

  /** Looks a word up; the words before the one being typed stay the same. */
  private matches(index: OpenIndex, form: string): NameMatches {
    const found = this.known.get(form) ?? matchNames(index, form);
    if (this.known.size > 200) this.known.clear();
    this.known.set(form, found);
    return found;
  }

  /** Loads a file once; a failed attempt is forgotten. */
  private async file<T>(path: string, isValid: (value: unknown) => value is T): Promise<T> {
    const loading = this.files.get(path) ?? this.load(path);
    this.files.set(path, loading);
    try {
      const file = await loading;
      if (!isValid(file)) throw new SearchFailure(`The search index cannot be read: ${path}.`);
      return file;
    } catch (error) {
      this.files.delete(path);
      throw error;
    }
  }

  /** Loads the words of the texts. Names alone answer many queries: then it is not waited for long. */
  private async wordFiles(
    index: OpenIndex,
    forms: readonly string[],
    isNamed: boolean,
  ): Promise<WordsFile[]> {
    const numbers = new Set(forms.flatMap((form) => wordFilesFor(index.wordFiles, form)));
    const loading = Promise.all(
      [...numbers].map((number) => this.file(`words/${number}.json`, isWordsFile)),
    );
    if (!isNamed) return loading;
    return Promise.race([loading.catch(() => []), after(patience, [])]);
  }

  /** The text of a page; without it, or when it takes long, a hit is still a hit. */
  private async text(index: OpenIndex, page: number): Promise<PageText | undefined> {
    const file = index.textFiles.findLastIndex((first) => first <= page);
    const loading = this.file(`texts/${file}.json`, isTextFile).catch((): PageText[] => []);
    const texts = await Promise.race([loading, after<PageText[]>(patience, [])]);
    return texts[page - (index.textFiles[file] ?? 0)];
  }

  private async find(
    index: OpenIndex,
    query: string,
    asked: readonly QueryWord[],
  ): Promise<Found[]> {
    const count = index.pages.length;
    const forms = [...new Set(asked.flatMap((word) => word.forms))];
    const names = new Map(forms.map((form) => [form, this.matches(index, form)]));
    const nothing = new Float32Array(count);
    const nameScores = asked.map((word) =>
      combineScores(word, (form) => names.get(form)?.scores ?? nothing),
    );
    const isNamed = nameScores.some((scores) => scores.some((score) => score > 0));
    const files = await this.wordFiles(index, forms, isNamed);
    const texts = new Map(forms.map((form) => [form, scoreTexts(files, form, count)]));
    const textScores = asked.map((word) =>
      combineScores(word, (form) => texts.get(form) ?? nothing),
    );
    const candidates = weigh(nameScores, textScores, count);
    const wanted = asksFor(
      query,
      asked.map((word) => combineFits(word, (form) => names.get(form)?.fits)),
    );
    const found = candidates.flatMap(({page, base}, place): Found[] => {
      const named = index.pages[page];
      if (!named) return [];
      return [
        place < judged
          ? {page, ...judge(named, wanted, base)}
          : {page, score: base * 0.5, heading: -1, isNamed: false},
      ];
    });
    found.sort((a, b) => b.score - a.score || a.page - b.page);
    const best = Math.min(found[0]?.score ?? 0, 1);
    return found.filter(({score}) => score >= best * minimumShare);
  }

  private async hit(
    index: OpenIndex,
    found: Found,
    marker: Marker,
    request: SearchRequest,
  ): Promise<SearchHit> {
    const page = index.pages[found.page];
    if (!page) throw new SearchFailure('The search index cannot be read.');
    const needsText = request.allSnippets === true || !found.isNamed;
    const text = needsText ? await this.text(index, found.page) : undefined;
    const named = page.headings[found.heading];
    const section =
      text && bestSection(text, {anchor: named?.anchor, isNamed: found.isNamed}, marker);
    const heading =
      named ?? (section?.anchor ? {text: section.heading, anchor: section.anchor} : undefined);
    const url = heading ? `${page.url}#${heading.anchor}` : page.url;
    return {
      id: url,
      url,
      title: highlight(page.title, marker),
      heading: heading ? highlight(heading.text, marker) : [],
      snippet: section ? snippet(section.text, marker, request.snippetWords, section.words) : [],
      kind: page.kind,
      packageName: page.packageName,
      breadcrumb: page.breadcrumb,
      group: page.breadcrumb[0] ?? page.title,
    };
  }
}

/** Sums the words' scores by how rare they are; pages that lack words lose more than those. */
const weigh = (
  nameScores: readonly Float32Array[],
  textScores: readonly Float32Array[],
  count: number,
): {page: number; base: number}[] => {
  const rarity = nameScores.map((names, word) => {
    const texts = textScores[word];
    const pages = names.reduce(
      (sum, score, page) => sum + (score >= 0.25 || (texts?.[page] ?? 0) > 0.3 ? 1 : 0),
      0,
    );
    // A word that no page has does not tell pages apart.
    const isKnown =
      pages > 0 || names.some((score) => score > 0) || texts?.some((score) => score > 0);
    return isKnown ? Math.log(1 + count / (1 + pages)) : 0;
  });
  const total = rarity.reduce((sum, weight) => sum + weight, 0) || 1;
  const known = rarity.filter((weight) => weight > 0).length;
  const candidates: {page: number; base: number}[] = [];
  for (let page = 0; page < count; page++) {
    let base = 0;
    let covered = 0;
    rarity.forEach((weight, word) => {
      const score = (nameScores[word]?.[page] ?? 0) + textWeight * (textScores[word]?.[page] ?? 0);
      if (score === 0) return;
      base += (weight / total) * score;
      covered += (weight / total + 1 / known) / 2;
    });
    if (covered >= minimumCoverage) candidates.push({page, base: base * covered ** 1.5});
  }
  return candidates.sort((a, b) => b.base - a.base || a.page - b.page);
};

interface Section {
  anchor: string;
  heading: string;
  text: string;
  words: readonly Word[];
}

const sectionsOf = (page: PageText): [description: Section, ...sections: Section[]] => [
  {anchor: '', heading: '', text: page.description, words: splitWords(page.description)},
  ...page.sections.map(([anchor, heading, text]): Section => ({
    anchor,
    heading,
    text,
    words: splitWords(text),
  })),
];

// While a query is typed the same pages are found again and again.
const split = new WeakMap<PageText, ReturnType<typeof sectionsOf>>();

/** The named section, or the one whose text has most words of the query; else the description. */
const bestSection = (
  page: PageText,
  {anchor, isNamed}: {anchor: string | undefined; isNamed: boolean},
  marker: Marker,
): Section => {
  const sections = split.get(page) ?? sectionsOf(page);
  split.set(page, sections);
  const [description, ...others] = sections;
  const named = others.find((section) => section.anchor === anchor && section.text !== '');
  if (named) return named;
  // The page as a whole was asked for.
  if (isNamed) return description;
  return others.reduce(
    (best, section) => {
      const marks = countMarks(section.words, marker);
      return marks > best.marks ? {marks, section} : best;
    },
    {marks: countMarks(description.words, marker), section: description},
  ).section;
};
