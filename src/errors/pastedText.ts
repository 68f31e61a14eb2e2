/** What is compared of a longer paste, in characters: half from its start, half from its end. */
export const LONGEST_PASTE = 20_000;

/** Fewer words are a search. */
const LEAST_WORDS = 3;

/** The start and the end of a text that is too long: errors stand at either. */
export const shortenPaste = (text: string): string =>
  text.length <= LONGEST_PASTE
    ? text
    : `${text.slice(0, LONGEST_PASTE / 2)}\n${text.slice(-LONGEST_PASTE / 2)}`;

/** How a command to a terminal begins, such as one for a color. */
const terminalCommand = `${String.fromCharCode(27)}[`;

const errorStart =
  /^\W*(?:uncaught\b|npm (?:err!|error)|(?:\w*(?:error|exception|warning)|fatal|panic)\b.{0,3}:)/iu;

/**
 * Whether a text that was pasted into a search field is a message rather than a query: its length and
 * its lines say so, or the way it begins.
 */
export const isPastedMessage = (text: string): boolean => {
  const lines = text.trim().split(/\r\n?|\n/u);
  const count = text.match(/[\p{L}_]{2,}/gu)?.length ?? 0;
  if (count < LEAST_WORDS) return false;
  return lines.length > 1 || count >= 5 || text.includes(terminalCommand) || errorStart.test(text);
};

/** Texts of one line up to this length, in characters, may as well be queries. */
const LONGEST_QUERY = 64;

/** Whether a text may as well be a query: only a message that it is exactly says otherwise. */
export const mayBeQuery = (text: string): boolean =>
  text.trim().length <= LONGEST_QUERY && !/[\r\n]/u.test(text.trim()) && !errorStart.test(text);

/** Whether a text that was typed into a search field begins as messages do. */
export const startsLikeMessage = (text: string): boolean =>
  errorStart.test(text) && (text.match(/[\p{L}_]{2,}/gu)?.length ?? 0) > LEAST_WORDS;

/** A pasted message as the query that the search field shows: its first words, on one line. */
export const queryOfPaste = (pasted: string, length: number): string => {
  const line = pasted
    .slice(0, 10 * length)
    .replace(/\s+/gu, ' ')
    .trim();
  if (line.length <= length) return line;
  const cut = line.lastIndexOf(' ', length);
  return line.slice(0, cut > 0 ? cut : length);
};
