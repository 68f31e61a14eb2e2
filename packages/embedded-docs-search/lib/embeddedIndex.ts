import {Marker} from './highlight.ts';
import {groupItems} from './groups.ts';
import {nearest} from './nearest.ts';
import {
  SearchFailure,
  type OnEarly,
  type SearchHit,
  type SearchRequest,
  type SearchResult,
} from './index.ts';
import {queryWords} from './words.ts';
import {IndexFiles, type LoadFile, type OpenIndex} from './indexFiles.ts';
import {Finder, type Found} from './find.ts';
import {groupOf, makeHit} from './hit.ts';
import {asFlag, readQuery, type QueryWord} from './query.ts';

export type {LoadFile} from './indexFiles.ts';

/**
 * Shows matches in names if loading the words of texts takes longer than this, in milliseconds. Texts may
 * later add pages in between.
 */
const patience = 100;
/** The same if the caller wants no early result: the answer then omits what hasn't loaded. */
const finalPatience = 250;

const after = (milliseconds: number): Promise<undefined> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds, undefined);
  });
/** Placeholder for a snippet that is still loading. */
const emptyLine = [{text: '\u00a0', match: false}];

/** A query that is run before the first one, to warm up the code. */
const rehearsal = 'use a video';

/** A query with its pages, and what is needed to show them. */
interface Answer<Kind extends string = string> {
  index: OpenIndex;
  request: SearchRequest<Kind>;
  found: readonly Found[];
  marker: Marker;
  start: number;
}

const first = ({page, hitsPerPage}: SearchRequest): number => page * hitsPerPage;

/** The index has the kinds that it was built with. */
const kindOf = <Kind extends string>({index}: Answer<Kind>, {page}: Found): Kind | undefined =>
  index.pages[page]?.kind as Kind | undefined;

const wanted = <Kind extends string>(answer: Answer<Kind>): readonly Found[] => {
  const {found, request} = answer;
  return request.kind ? found.filter((item) => kindOf(answer, item) === request.kind) : found;
};

const onPage = <Kind extends string>(answer: Answer<Kind>): readonly Found[] => {
  const from = first(answer.request);
  return wanted(answer).slice(from, from + answer.request.hitsPerPage);
};

/** The hits of the page in the order in which they are listed. */
const shown = <Kind extends string>(answer: Answer<Kind>): readonly Found[] => {
  const {index, request} = answer;
  const found = onPage(answer);
  if (request.hitsPerGroup === undefined) return found;
  const nameOf = ({page}: Found): string => {
    const named = index.pages[page];
    return named ? groupOf(named) : '';
  };
  return [...groupItems(found, nameOf, request.hitsPerGroup).values()].flat();
};

const needsText = (found: Found, {allSnippets}: SearchRequest): boolean =>
  allSnippets === true || !found.isNamed || found.heading >= 0;

/** How many queries are suggested when nothing was found. */
const suggestionCount = 3;

/** Names that resemble the words of a query, and the most important ones. */
const suggest = ({pages, settings}: OpenIndex, query: string): string[] => {
  const reference = pages.filter(({kind}) => settings.suggested.includes(kind));
  const important = [...reference]
    .sort((a, b) => b.importance - a.importance)
    .slice(0, suggestionCount);
  const names = new Map(reference.flatMap((page) => page.compactNames.map((name) => [name, page])));
  const near = queryWords(query).flatMap(({form}) => {
    const name = nearest(form, names.keys());
    return name === undefined ? [] : (names.get(name) ?? []);
  });
  return [...new Set([...near, ...important].map(({title}) => title))].slice(0, suggestionCount);
};

/**
 * An index that is searched in the same thread that opens it: in a worker, or in Node.js.
 *
 * @typeParam Kind the kinds of pages that the index was built with
 */
export class EmbeddedIndex<Kind extends string = string> {
  private readonly files: IndexFiles;
  private finder: Finder | undefined;

  constructor(load: LoadFile) {
    this.files = new IndexFiles(load);
  }

  /** Loads what each query needs and warms up the code; rejects if that fails. */
  async open(): Promise<void> {
    const index = await this.files.open();
    void this.files.loadDetails();
    this.finderOf(index).find(rehearsal, readQuery(rehearsal, index.synonyms), []);
  }

  /** Answers a query; calls `onEarly` if something has to be loaded first. */
  async search(request: SearchRequest<Kind>, onEarly?: OnEarly<Kind>): Promise<SearchResult<Kind>> {
    const start = performance.now();
    const index = await this.files.open();
    const query = asFlag(request.query);
    const asked = readQuery(query, index.synonyms);
    const marker = new Marker(asked.flatMap(({forms}) => forms));
    const answer = (found: readonly Found[]): Answer<Kind> => ({
      index,
      request,
      found,
      marker,
      start,
    });
    const early = (found: readonly Found[]): void => {
      onEarly?.(this.result(answer(found), true));
    };
    const final = answer(await this.find(index, query, asked, onEarly && early));
    const listed = shown(final);
    const lacksDetails = final.found.length > 0 && !this.files.details();
    const missing = listed
      .slice(0, request.hitsInView ?? listed.length)
      .filter((item) => needsText(item, request) && !this.files.text(index, item.page));
    if (missing.length > 0 || lacksDetails) {
      early(final.found);
      const texts = Promise.all([
        ...(lacksDetails ? [this.files.loadDetails()] : []),
        ...missing.map(({page}) => this.files.loadText(index, page)),
      ]);
      await (onEarly ? texts : Promise.race([texts, after(finalPatience)]));
    }
    return this.result(final);
  }

  /** Finds pages; reports matches in names early if the words of texts take long to load. */
  private async find(
    index: OpenIndex,
    query: string,
    asked: readonly QueryWord[],
    onEarly: ((found: readonly Found[]) => void) | undefined,
  ): Promise<readonly Found[]> {
    const finder = this.finderOf(index);
    const last = asked.at(-1);
    if (last) this.files.expectWord(index, last.form);
    const words = this.files.words(
      index,
      asked.flatMap(({forms}) => forms),
    );
    // They load while the names are searched.
    const started = words.isMissing ? words.load() : undefined;
    const found = finder.find(query, asked, words.there);
    if (!started) return found;
    const isAnswer = found.length > 0;
    const timer = isAnswer && onEarly ? setTimeout(onEarly, patience, found) : undefined;
    const loading = started.catch((error: unknown) => {
      if (isAnswer) return words.there;
      throw error;
    });
    const canStop = isAnswer && !onEarly;
    const all =
      (await (canStop ? Promise.race([loading, after(finalPatience)]) : loading)) ?? words.there;
    clearTimeout(timer);
    return finder.find(query, asked, all);
  }

  private finderOf(index: OpenIndex): Finder {
    this.finder ??= new Finder(index);
    return this.finder;
  }

  /** The result with the texts that are loaded. */
  private result(answer: Answer<Kind>, isEarly = false): SearchResult<Kind> {
    const {index, request, found, marker} = answer;
    const details = this.files.details();
    const kinds: Partial<Record<Kind, number>> = {};
    for (const item of found) {
      const kind = kindOf(answer, item);
      if (kind !== undefined) kinds[kind] = (kinds[kind] ?? 0) + 1;
    }
    const hasText = ({page}: Found): boolean => this.files.text(index, page) !== undefined;
    const whole = shown(answer);
    const isWhole = whole.every((item) => !needsText(item, request) || hasText(item));
    // Without its text, a page's sections are all the page as a whole, which is listed once.
    const distinct = (): Found[] =>
      found.filter(
        (item, place) => hasText(item) || found.findIndex(({page}) => page === item.page) === place,
      );
    // With a view, the texts follow, and the number of hits stays.
    const isFinal = isWhole || request.hitsInView !== undefined;
    const listed = isFinal ? whole : shown({...answer, found: distinct()});
    const hits = listed.map((item, place): SearchHit<Kind> => {
      const page = index.pages[item.page];
      if (!page) throw new SearchFailure('The search index cannot be read.');
      const needed = needsText(item, request);
      const text = needed ? this.files.text(index, item.page) : undefined;
      const isLater = isEarly || place >= (request.hitsInView ?? Infinity);
      const hit = makeHit<Kind>(page, text, item, marker, request.snippetWords);
      const still = details?.stills[item.page];
      const signature = item.heading < 0 ? details?.signatures[item.page] : undefined;
      return {
        ...hit,
        snippet: needed && !text && isLater ? emptyLine : hit.snippet,
        ...(still ? {still} : {}),
        ...(signature ? {signature} : {}),
      };
    });
    const count = wanted(answer).length;
    return {
      hits,
      isWhole,
      count,
      kinds,
      hasMore: first(request) + onPage(answer).length < count,
      suggestions: count === 0 ? suggest(index, request.query) : [],
      milliseconds: performance.now() - answer.start,
    };
  }
}
