import {stem, isOneTypoApart} from '../words';
import type {WordsFile} from './format';

/** Letters that a word must have before the texts are searched. */
export const minimumTextWord = 3;
/** Words with these first letters in common are looked at: it limits the files to load. */
const commonLetters = 4;

/** The files that may hold words related to the one typed. */
export const wordFilesFor = (firstWords: readonly string[], typed: string): number[] => {
  if (typed.length < minimumTextWord) return [];
  const start = stem(typed).slice(0, commonLetters);
  const end = start + '\uffff';
  return firstWords
    .map((_, index) => index)
    .filter((index) => {
      const first = firstWords[index] ?? '';
      const next = firstWords[index + 1];
      return first <= end && (next === undefined || next > start);
    });
};

/** How well a stem of the texts fits a typed word. */
const stemFit = (typed: string, typedStem: string, found: string): number => {
  if (found === typedStem || found === typed) return 1;
  if (found.startsWith(typed)) return 0.6;
  if (found.length >= commonLetters && typed.startsWith(found)) {
    return typed.length - found.length <= 4 ? 0.5 : 0;
  }
  return typed.length >= 5 && isOneTypoApart(typedStem, found) ? 0.4 : 0;
};

/** Scores pages by a word in their texts, each from 0 to 1. */
export const scoreTexts = (
  files: readonly WordsFile[],
  typed: string,
  pageCount: number,
): Float32Array => {
  const scores = new Float32Array(pageCount);
  const typedStem = stem(typed);
  for (const file of files) {
    for (const [found, list] of Object.entries(file)) {
      const fit = stemFit(typed, typedStem, found);
      if (fit === 0) continue;
      let page = 0;
      for (let at = 0; at + 1 < list.length; at += 2) {
        page += list[at] ?? 0;
        scores[page] = Math.max(scores[page] ?? 0, (fit * (list[at + 1] ?? 0)) / 9);
      }
    }
  }
  return scores;
};
