import type {TextPart} from './index.ts';
import {splitWords, stem, wordFit, type Word} from './words.ts';

interface Mark {
  form: string;
  stem: string;
}

/** Finds the words of a query and their synonyms in texts. */
export class Marker {
  private readonly marks: Mark[];
  private readonly known = new Map<string, {mark: string; fit: number}>();

  constructor(forms: readonly string[]) {
    this.marks = [...new Set(forms)].map((form) => ({form, stem: stem(form)}));
  }

  /** The query word that best matches a word of a text; `fit` is 0 when none does. */
  find(form: string): {mark: string; fit: number} {
    let found = this.known.get(form);
    if (!found) {
      found = {mark: '', fit: 0};
      const formStem = stem(form);
      for (const mark of this.marks) {
        const fit = wordFit(mark.form, form, mark.stem, formStem);
        if (fit > found.fit) found = {mark: mark.form, fit};
      }
      this.known.set(form, found);
    }
    return found;
  }
}

interface Match {
  start: number;
  end: number;
  mark: string;
}

/** The matched part of a word; only the typed prefix if it matches as a prefix. */
const matchIn = (word: Word, marker: Marker): Match | undefined => {
  let best: (Match & {fit: number}) | undefined;
  for (const {form, start, end} of [word, ...word.parts]) {
    const {mark, fit} = marker.find(form);
    if (fit <= (best?.fit ?? 0)) continue;
    const isBeginning = fit < 0.9 && form.startsWith(mark);
    best = {fit, mark, start, end: isBeginning ? start + mark.length : end};
  }
  return best;
};

const merge = (parts: readonly TextPart[]): TextPart[] =>
  parts
    .filter(({text}) => text !== '')
    .reduce<TextPart[]>((merged, part) => {
      const last = merged.at(-1);
      if (last?.match === part.match) last.text += part.text;
      else merged.push({...part});
      return merged;
    }, []);

const cut = (
  text: string,
  matches: readonly (Match | undefined)[],
  from: number,
  to: number,
): TextPart[] => {
  const parts: TextPart[] = [];
  let at = from;
  for (const match of matches) {
    if (!match || match.start < at || match.end > to) continue;
    parts.push(
      {text: text.slice(at, match.start), match: false},
      {text: text.slice(match.start, match.end), match: true},
    );
    at = match.end;
  }
  return merge([...parts, {text: text.slice(at, to), match: false}]);
};

/** Splits a text into matching and other parts. */
export const highlight = (text: string, marker: Marker): TextPart[] =>
  cut(
    text,
    splitWords(text).map((word) => matchIn(word, marker)),
    0,
    text.length,
  );

/** How many different words of the query are among the words of a text. */
export const countMarks = (words: readonly Word[], marker: Marker): number =>
  new Set(words.map((word) => matchIn(word, marker)?.mark).filter((mark) => mark !== undefined))
    .size;

/** The start of the run of `count` words that contains the most distinct query words. */
const bestStart = (matches: readonly (Match | undefined)[], count: number): number => {
  let best = {first: 0, marks: 0};
  matches.forEach((match, first) => {
    if (!match) return;
    const marks = new Set(matches.slice(first, first + count).map((found) => found?.mark)).size;
    if (marks > best.marks) best = {first, marks};
  });
  // A few words before the first match give context.
  const lead = best.marks > 0 ? Math.floor((count - 1) / 4) : 0;
  return Math.max(0, Math.min(best.first - lead, matches.length - count));
};

/** A run of `count` words with matches marked; the beginning of the text when there are none. */
export const snippet = (
  text: string,
  marker: Marker,
  count: number,
  words: readonly Word[] = splitWords(text),
): TextPart[] => {
  const matches = words.map((word) => matchIn(word, marker));
  const first = bestStart(matches, count);
  const last = Math.min(first + count, words.length) - 1;
  const from = first === 0 ? 0 : (words[first]?.start ?? 0);
  const to = last === words.length - 1 ? text.length : (words[last]?.end ?? text.length);
  return merge([
    {text: from > 0 ? '… ' : '', match: false},
    ...cut(text, matches, from, to),
    {text: to < text.length ? ' …' : '', match: false},
  ]);
};
