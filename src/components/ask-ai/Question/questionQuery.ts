import {isStopWord} from 'embedded-docs-search/words';

import {maxQueryLength} from '@site/src/search/searchEngine';

/** Longest question, in characters. */
export const maxQuestionLength = 200;

/**
 * Turns a question into a query: the whole question if it is short enough, otherwise its key words.
 */
export const questionQuery = (question: string): string => {
  const text = question.trim().replace(/\s+/g, ' ');
  if (text.length <= maxQueryLength) return text;
  return text
    .split(' ')
    .filter((word) => !isStopWord(word.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')))
    .reduce((query, word) => {
      const longer = query === '' ? word : `${query} ${word}`;
      return longer.length <= maxQueryLength ? longer : query;
    }, '');
};
