import type {SearchPage} from '../records';
import {formsOf, stem} from '../words';
import {
  formatVersion,
  usualAnchor,
  type HeadingRow,
  type NamesFile,
  type PageText,
  type WordsFile,
} from './format';

/** Size at which a file of words is cut, in characters: about 6 kB compressed. */
const wordFileSize = 16_000;
/** The same for texts: some pages, about 4 kB compressed. */
const textFileSize = 10_000;
/** How much a word of the description counts against one of the text. */
const descriptionWeight = 4;

/** Collects equal values once and gives their place. */
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

const countStems = (page: SearchPage): Map<string, number> => {
  const counts = new Map<string, number>();
  const add = (text: string, weight: number): void => {
    for (const form of formsOf(text)) {
      const key = stem(form);
      counts.set(key, (counts.get(key) ?? 0) + weight);
    }
  };
  add(page.description, descriptionWeight);
  for (const section of page.sections) add(section.text, 1);
  return counts;
};

/** Weights from 1 to 9: frequent words count more, with less and less gain, and less in long texts. */
const weightOf = (count: number, length: number, averageLength: number): number => {
  const saturation = 1.2 * (0.4 + 0.6 * (length / averageLength));
  return Math.max(1, Math.round((9 * count) / (count + saturation)));
};

const buildWords = (pages: readonly SearchPage[]): Map<string, number[]> => {
  const counts = pages.map(countStems);
  const lengths = counts.map((stems) => [...stems.values()].reduce((sum, n) => sum + n, 0));
  const average = Math.max(1, lengths.reduce((sum, n) => sum + n, 0) / Math.max(1, pages.length));
  const postings = new Map<string, number[]>();
  const lastPage = new Map<string, number>();
  counts.forEach((stems, page) => {
    for (const [key, count] of stems) {
      const list = postings.get(key) ?? [];
      list.push(page - (lastPage.get(key) ?? 0), weightOf(count, lengths[page] ?? 0, average));
      postings.set(key, list);
      lastPage.set(key, page);
    }
  });
  return postings;
};

const cutWords = (postings: Map<string, number[]>): {first: string; file: WordsFile}[] => {
  const files: {first: string; file: WordsFile}[] = [];
  let size = Infinity;
  for (const key of [...postings.keys()].sort()) {
    const list = postings.get(key) ?? [];
    if (size >= wordFileSize) {
      // No prototype: `constructor` is a word like any other.
      files.push({first: key, file: Object.create(null) as WordsFile});
      size = 0;
    }
    const current = files.at(-1);
    if (current) current.file[key] = list;
    size += key.length + 4 + list.join(',').length;
  }
  return files;
};

/** Cuts the texts into files; neighbors in the address are often found together. */
const cutTexts = (pages: readonly SearchPage[]): {first: number; file: PageText[]}[] => {
  const files: {first: number; file: PageText[]}[] = [];
  let size = Infinity;
  pages.forEach((page, number) => {
    const text: PageText = {
      description: page.description,
      sections: page.sections.map(({anchor, heading, text: content}) => [anchor, heading, content]),
    };
    if (size >= textFileSize) {
      files.push({first: number, file: []});
      size = 0;
    }
    files.at(-1)?.file.push(text);
    size += JSON.stringify(text).length;
  });
  return files;
};

const headingRow = (heading: string, anchor: string): HeadingRow =>
  usualAnchor(heading) === anchor ? heading : [heading, anchor];

/** Makes the files of the embedded index, by path within its folder. */
export const buildEmbeddedIndex = (pages: readonly SearchPage[]): Map<string, string> => {
  const packages = table<string>();
  const breadcrumbs = table<string[]>();
  const headings = table<HeadingRow>();
  const words = cutWords(buildWords(pages));
  const texts = cutTexts(pages);
  const names: NamesFile = {
    format: formatVersion,
    pages: pages.map((page) => [
      page.title,
      page.url,
      page.kind,
      page.packageName === null ? -1 : packages.add(page.packageName),
      breadcrumbs.add(page.breadcrumb),
      page.names,
      page.sections
        .filter(({heading}) => heading !== '')
        .map(({heading, anchor}) => headings.add(headingRow(heading, anchor))),
    ]),
    packages: packages.rows,
    breadcrumbs: breadcrumbs.rows,
    headings: headings.rows,
    wordFiles: words.map(({first}) => first),
    textFiles: texts.map(({first}) => first),
  };
  return new Map([
    ['names.json', JSON.stringify(names)],
    ...words.map(({file}, index): [string, string] => [
      `words/${index}.json`,
      JSON.stringify(file),
    ]),
    ...texts.map(({file}, index): [string, string] => [
      `texts/${index}.json`,
      JSON.stringify(file),
    ]),
  ]);
};
