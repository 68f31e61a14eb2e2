import {contentOf, type IndexedPage, type News} from './pages.ts';
import {defaultSettings, type SearchSettings} from './settings.ts';
import {compact, formsOf, queryWords, splitWords, stem} from './words.ts';
import {
  anchorCode,
  formatVersion,
  headingCode,
  type DetailsFile,
  type NamesFile,
  type PageText,
  type WordsFile,
} from './format.ts';
import {weights} from './weights.ts';

export {contentOf} from './pages.ts';
export type {IndexedPage, News, PageSection} from './pages.ts';
export {defaultSettings, type SearchSettings} from './settings.ts';

/**
 * Size at which a file of words is cut, in characters: about 1 kB compressed. A query needs one or
 * two for each of its words and their synonyms.
 */
const wordFileSize = 3_000;
/**
 * Maximum total size of the pages that share a texts file, in characters: about 1.5 kB compressed. The
 * results in view need up to 7 such files.
 */
const textFileSize = 3_500;

/** Collects distinct values and returns their index. */
const table = <T>(): {rows: T[]; add: (row: T) => number} => {
  const rows: T[] = [];
  const places = new Map<string, number>();
  return {
    rows,
    add: (row) => {
      const key = JSON.stringify(row);
      const place = places.get(key) ?? rows.push(row) - 1;
      places.set(key, place);
      return place;
    },
  };
};

const countStems = (page: IndexedPage): Map<string, number> => {
  const counts = new Map<string, number>();
  const add = (text: string, weight: number): void => {
    for (const form of formsOf(text)) {
      const key = stem(form);
      counts.set(key, (counts.get(key) ?? 0) + weight);
    }
  };
  add(page.description, weights.description);
  for (const section of page.sections) add(section.text, 1);
  // A table of all flags says less about its page than the section of one, which has the flag as heading:
  // it adds what is said nowhere else on the page.
  const said = new Set(page.sections.flatMap(({heading}) => formsOf(heading).map(stem)));
  for (const {facts = ''} of page.sections) {
    for (const key of formsOf(facts).map(stem)) {
      if (!said.has(key) && !counts.has(key)) counts.set(key, weights.facts);
    }
  }
  return counts;
};

/**
 * Weights from 1 to 9: frequent words count more, with diminishing returns, and less in long texts.
 */
const weightOf = (count: number, length: number, averageLength: number): number => {
  const saturation =
    weights.saturation * (1 - weights.lengthShare + weights.lengthShare * (length / averageLength));
  return Math.max(1, Math.round((9 * count) / (count + saturation)));
};

/** Lists of numbers by word, each beginning with the distance from the previous page. */
class Postings {
  readonly lists = new Map<string, number[]>();
  private readonly lastPage = new Map<string, number>();

  add(key: string, page: number, ...rest: number[]): void {
    const list = this.lists.get(key) ?? [];
    list.push(page - (this.lastPage.get(key) ?? 0), ...rest);
    this.lists.set(key, list);
    this.lastPage.set(key, page);
  }
}

const textPostings = (pages: readonly IndexedPage[]): Postings['lists'] => {
  const counts = pages.map(countStems);
  const lengths = counts.map((stems) => [...stems.values()].reduce((sum, n) => sum + n, 0));
  const average = Math.max(1, lengths.reduce((sum, n) => sum + n, 0) / Math.max(1, pages.length));
  const postings = new Postings();
  counts.forEach((stems, page) => {
    for (const [key, count] of stems) {
      postings.add(key, page, weightOf(count, lengths[page] ?? 0, average));
    }
  });
  return postings.lists;
};

/** A heading that only one page has is the most specific. */
const tellingOf = (pagesWithHeading: number): number => 1 / (1 + Math.log2(pagesWithHeading));

/** A page's headings, followed by its phrases. */
const headingsOf = ({
  sections,
  phrases = [],
}: IndexedPage): {heading: string; level: number; isPhrase: boolean}[] => [
  ...sections.map(({heading, level}) => ({heading, level, isPhrase: false})),
  ...phrases.map((heading) => ({heading, level: 2, isPhrase: true})),
];

const headingPostings = (pages: readonly IndexedPage[]): Postings['lists'] => {
  const headings = pages.map(headingsOf);
  const shared = new Map<string, number>();
  for (const list of headings) {
    for (const heading of new Set(list.map((row) => row.heading))) {
      shared.set(heading, (shared.get(heading) ?? 0) + 1);
    }
  }
  const postings = new Postings();
  headings.forEach((list, page) => {
    list.forEach(({heading, level, isPhrase}, section) => {
      if (heading === '') return;
      // A phrase is as long as what a query has of it.
      const words = isPhrase ? queryWords(heading) : splitWords(heading);
      const code = headingCode({
        words: words.length,
        telling: tellingOf(shared.get(heading) ?? 1),
        isName: words.length === 1 && (words[0]?.parts.length ?? 0) > 1,
        level,
        isPhrase,
      });
      for (const key of new Set(formsOf(heading).map(stem))) {
        postings.add(key, page, section, code);
      }
    });
  });
  return postings.lists;
};

// No prototype: `constructor` is a word like any other.
const emptyRecord = (): Record<string, number[]> => Object.create(null) as Record<string, number[]>;

/** The shortest beginning of a word that sorts after the word before it. */
const startAfter = (before: string, word: string): string => {
  let length = 0;
  while (length < before.length && before[length] === word[length]) length++;
  return word.slice(0, length + 1);
};

const cutWords = (pages: readonly IndexedPage[]): {first: string; file: WordsFile}[] => {
  const lists = {texts: textPostings(pages), headings: headingPostings(pages)};
  const files: {first: string; file: WordsFile}[] = [];
  let size = Infinity;
  let before = '';
  for (const key of [...new Set([...lists.texts.keys(), ...lists.headings.keys()])].sort()) {
    if (size >= wordFileSize) {
      const file = {texts: emptyRecord(), headings: emptyRecord()};
      files.push({first: startAfter(before, key), file});
      size = 0;
    }
    const file = files.at(-1)?.file;
    for (const part of ['texts', 'headings'] as const) {
      const list = lists[part].get(key);
      if (!list || !file) continue;
      file[part][key] = list;
      size += key.length + 4 + list.join(',').length;
    }
    before = key;
  }
  return files;
};

/** The two versions, or just one if they are the same. */
const versionsOf = (news: News | undefined): string[] => [...new Set(news)];

/** Splits the texts into files; pages with neighboring addresses are often found together. */
const cutTexts = (pages: readonly IndexedPage[]): PageText[][] => {
  const files: PageText[][] = [[]];
  let size = 0;
  for (const page of pages) {
    const text: PageText = {
      description: page.description,
      sections: page.sections.map((section) => [
        anchorCode(section.anchor, section.heading),
        section.heading,
        contentOf(section),
        ...versionsOf(section.news),
      ]),
      ...(page.news ? {news: versionsOf(page.news)} : {}),
    };
    const {length} = JSON.stringify(text);
    // Neighbors are worth a request less, but not a file of twice the size.
    if (size > 0 && size + length > textFileSize) {
      files.push([]);
      size = 0;
    }
    files.at(-1)?.push(text);
    size += length;
  }
  return files;
};

/** The names that say more than the title: `spring` is in `spring()`. */
const furtherNames = ({title, names}: IndexedPage): string[] => {
  const forms = new Set(formsOf(title));
  return names.filter(
    (name) => compact(name) !== compact(title) || !formsOf(name).every((form) => forms.has(form)),
  );
};

/** A logarithmic scale of the number of links; about 90 links reach 9. */
const importanceOf = (inboundLinks: number): number =>
  Math.min(9, Math.round(1.4 * Math.log2(1 + inboundLinks)));

/**
 * Creates the files of an index, by path within its folder. A site serves them unchanged.
 *
 * @param pages in the order in which equal hits are listed
 * @param settings what the site says about its pages; `defaultSettings` for what isn't given
 */
export const buildIndex = (
  pages: readonly IndexedPage[],
  settings: Partial<SearchSettings> = {},
): Map<string, string> => {
  const packages = table<string>();
  const breadcrumbs = table<string[]>();
  const words = cutWords(pages);
  const texts = cutTexts(pages);
  const names: NamesFile = {
    format: formatVersion,
    settings: {...defaultSettings, ...settings},
    pages: pages.map((page) => [
      page.title,
      page.url,
      page.kind,
      page.packageName === null ? -1 : packages.add(page.packageName),
      breadcrumbs.add(page.breadcrumb),
      furtherNames(page),
      importanceOf(page.inboundLinks),
    ]),
    packages: packages.rows,
    breadcrumbs: breadcrumbs.rows,
    wordFiles: words.map(({first}) => first),
    textFiles: texts.map(({length}) => length),
  };
  const details: DetailsFile = {
    signatures: pages.map(({signature}) => signature ?? ''),
    stills: pages.map(({still}) => still ?? ''),
  };
  return new Map([
    ['names.json', JSON.stringify(names)],
    ['details.json', JSON.stringify(details)],
    ...words.map(({file}, index): [string, string] => [
      `words/${index}.json`,
      JSON.stringify(file),
    ]),
    ...texts.map((file, index): [string, string] => [`texts/${index}.json`, JSON.stringify(file)]),
  ]);
};
