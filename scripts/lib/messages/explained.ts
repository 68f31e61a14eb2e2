// Which messages of the toolkit a page explains: those that it quotes.
import type {Page} from '../../../src/content/page';
import {quotes} from './match';
import type {Report} from './reports';

/** Words of a quoted text that must be in a message before letters are compared, by their letters. */
const SHARE_OF_WORDS = 0.35;

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[a-z]{3,}/gu) ?? [];

/** Finds the reports that a page quotes. Comparing letters takes long, so that words come first. */
export const createQuoteFinder = (
  reports: readonly Pick<Report, 'parts' | 'text'>[],
): ((page: Pick<Page, 'quotations'>) => string[]) => {
  const byText = new Map(reports.map(({text, parts}) => [text, parts]));
  const byWord = new Map<string, string[]>();
  for (const [text, parts] of byText) {
    for (const word of new Set(parts.flatMap(wordsOf))) {
      const list = byWord.get(word);
      if (list) list.push(text);
      else byWord.set(word, [text]);
    }
  }
  const known = new Map<string, string[]>();
  const find = (quoted: string): string[] => {
    const shared = new Map<string, number>();
    const words = new Set(wordsOf(quoted));
    for (const word of words) {
      for (const text of byWord.get(word) ?? []) {
        shared.set(text, (shared.get(text) ?? 0) + word.length);
      }
    }
    const needed = Math.min(quoted.length, 60) * SHARE_OF_WORDS;
    return [...shared]
      .filter(([text, letters]) => letters >= needed && quotes(quoted, byText.get(text) ?? []))
      .map(([text]) => text);
  };
  return ({quotations}) => {
    const found = quotations.flatMap(({text}) => {
      const texts = known.get(text) ?? find(text);
      known.set(text, texts);
      return texts;
    });
    return [...new Set(found)];
  };
};
