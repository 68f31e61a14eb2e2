import {isOneTypoApart, stem} from './words.ts';
import type {WordsFile} from './format.ts';
import {weights} from './weights.ts';

/** Minimum length of a word for which texts are searched. */
const minimumTextWord = 2;
/** Shorter words are only looked up whole: gl, s3 and ai begin too many others. */
const minimumBeginning = 3;
/** Length of the common prefix of candidate words, which limits the files to load. */
const commonLetters = 4;

/** The files that may contain words with a prefix. */
const filesWith = (firstWords: readonly string[], start: string): number[] => {
  const end = start + '\uffff';
  return firstWords
    .map((_, index) => index)
    .filter((index) => {
      const first = firstWords[index] ?? '';
      const next = firstWords[index + 1];
      return first <= end && (next === undefined || next > start);
    });
};

/** What the related words of a typed one begin with: "ke" for key, whose stem is kei. */
const commonStart = (typed: string): string => {
  const found = stem(typed);
  let length = 0;
  while (length < commonLetters && length < found.length && typed[length] === found[length]) {
    length++;
  }
  return typed.slice(0, length);
};

/** The files that may contain words related to the typed one. */
export const wordFilesFor = (firstWords: readonly string[], typed: string): number[] => {
  if (typed.length < minimumTextWord) return [];
  if (typed.length >= minimumBeginning) return filesWith(firstWords, commonStart(typed));
  const file = firstWords.findLastIndex((first) => first <= typed);
  return file < 0 ? [] : [file];
};

/** The maximum number of files to preload. */
const mostToCome = 12;

/** The files that a word needs with its next letter; none if there are too many. */
export const wordFilesToCome = (firstWords: readonly string[], typed: string): number[] => {
  if (typed.length !== minimumBeginning - 1) return [];
  const files = filesWith(firstWords, typed);
  return files.length <= mostToCome ? files : [];
};

/** How well a stem from the texts matches a typed word. */
const stemFit = (typed: string, typedStem: string, found: string, isComplete: boolean): number => {
  if (found === typedStem || found === typed) return 1;
  if (typed.length < minimumBeginning) return 0;
  if (found.startsWith(typed))
    return weights.beginningInText * (isComplete ? weights.beginningOfCompleteWord : 1);
  if (found.length >= commonLetters && typed.startsWith(found)) {
    return typed.length - found.length <= weights.longestEnding ? weights.relatedInText : 0;
  }
  return typed.length >= 5 && isOneTypoApart(typedStem, found) ? weights.typoInText : 0;
};

/**
 * Calls back for each stem that matches the typed word. If the exact word exists, typos are
 * ignored.
 */
const eachFit = (
  files: readonly Readonly<Record<string, number[]>>[],
  typed: string,
  isComplete: boolean,
  found: (list: number[], fit: number) => void,
): void => {
  const typedStem = stem(typed);
  const isThere = files.some((lists) => Object.hasOwn(lists, typedStem));
  for (const [key, list] of files.flatMap((lists) => Object.entries(lists))) {
    const fit = stemFit(typed, typedStem, key, isComplete);
    if (fit > 0 && !(isThere && fit === weights.typoInText)) found(list, fit);
  }
};

/** Scores pages by a word in their texts, each from 0 to 1. */
export const scoreTexts = (
  files: readonly WordsFile[],
  typed: string,
  isComplete: boolean,
  pageCount: number,
): Float32Array => {
  const scores = new Float32Array(pageCount);
  const lists = files.map(({texts}) => texts);
  eachFit(lists, typed, isComplete, (list, fit) => {
    let page = 0;
    for (let at = 0; at + 1 < list.length; at += 2) {
      page += list[at] ?? 0;
      scores[page] = Math.max(scores[page] ?? 0, (fit * (list[at + 1] ?? 0)) / 9);
    }
  });
  return scores;
};

/** A heading that has a word. */
export interface HeadingMatch {
  section: number;
  fit: number;
  code: number;
}

/** The headings that have a word, by page and section. */
export type HeadingMatches = ReadonlyMap<number, ReadonlyMap<number, HeadingMatch>>;

/** Finds a word in headings. */
export const matchHeadings = (
  files: readonly WordsFile[],
  typed: string,
  isComplete: boolean,
): HeadingMatches => {
  const pages = new Map<number, Map<number, HeadingMatch>>();
  const lists = files.map(({headings}) => headings);
  eachFit(lists, typed, isComplete, (list, fit) => {
    let page = 0;
    for (let at = 0; at + 2 < list.length; at += 3) {
      page += list[at] ?? 0;
      const section = list[at + 1] ?? 0;
      const sections = pages.get(page) ?? new Map<number, HeadingMatch>();
      if (fit > (sections.get(section)?.fit ?? 0)) {
        sections.set(section, {section, fit, code: list[at + 2] ?? 0});
      }
      pages.set(page, sections);
    }
  });
  return pages;
};
