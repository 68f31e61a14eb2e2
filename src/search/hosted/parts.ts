import type {TextPart} from '../searchEngine';

// Private-use characters: unlike tags, they cannot occur in a page's text.
export const highlightStart = '\uE000';
export const highlightEnd = '\uE001';

/** Parses a text in which the service marked matches. */
export const readParts = (marked: string): TextPart[] =>
  marked
    .split(highlightStart)
    .flatMap((piece, index): TextPart[] => {
      if (index === 0) return [{text: piece, match: false}];
      const [match = '', ...rest] = piece.split(highlightEnd);
      return [
        {text: match, match: true},
        {text: rest.join(''), match: false},
      ];
    })
    .filter(({text}) => text !== '');
