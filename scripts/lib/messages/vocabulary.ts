import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {readText} from '../../../src/content/files';
import {findPages} from '../samples/pages';
import type {Message} from './corpus';

const ESCAPED_SIGN = /%[0-9A-F]{2}/gu;

const wordsOf = (text: string): string[] =>
  text
    .replace(ESCAPED_SIGN, ' ')
    .toLowerCase()
    .match(/[a-z]{4,}/gu) ?? [];

/**
 * Finds misspelled words where a message has something computed, which the packages' sources can't
 * tell: a word of four letters or more that neither a package prints, nor the project's word list has,
 * nor any page has in another place. Names in examples are seldom used once.
 */
export const createSpelling = (
  root: string,
  messages: readonly Message[],
): ((text: string) => string[]) => {
  const list = path.join(root, 'cspell-words.txt');
  const known = new Set([
    ...messages.flatMap(({parts}) => parts.flatMap(wordsOf)),
    ...(existsSync(list) ? wordsOf(readFileSync(list, 'utf8')) : []),
  ]);
  const uses = new Map<string, number>();
  for (const page of findPages(root)) {
    for (const word of wordsOf(readText(root, page))) {
      uses.set(word, (uses.get(word) ?? 0) + 1);
    }
  }
  return (text) => {
    const words = wordsOf(text);
    const isOnlyHere = (word: string) =>
      (uses.get(word) ?? 0) <= words.filter((other) => other === word).length;
    return [...new Set(words)].filter((word) => !known.has(word) && isOnlyHere(word));
  };
};
