import {maxQueryLength} from '@site/src/search/searchEngine';
import {isStopWord} from '@site/src/search/words';

/** Longest question, in characters. */
export const maxQuestionLength = 200;

/** What is searched for a question: the whole when it fits into a query, else its telling words. */
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
