/** How much of a longer paste is compared, in characters: half from its start, half from its end. */
export const LONGEST_PASTE = 20_000;

/** A paste with fewer words is a search query. */
const LEAST_WORDS = 3;

/** The start and the end of a text that is too long, because errors are at either end. */
export const shortenPaste = (text: string): string =>
  text.length <= LONGEST_PASTE
    ? text
    : `${text.slice(0, LONGEST_PASTE / 2)}\n${text.slice(-LONGEST_PASTE / 2)}`;

/** The start of a terminal escape sequence, such as one for a color. */
const terminalCommand = `${String.fromCharCode(27)}[`;

const errorStart =
  /^\W*(?:uncaught\b|npm (?:err!|error)|(?:\w*(?:error|exception|warning)|fatal|panic)\b.{0,3}:)/iu;

/**
 * Whether a text that was pasted into a search field is a message rather than a query, judging by its length,
 * its lines, or its beginning.
 */
export const isPastedMessage = (text: string): boolean => {
  const lines = text.trim().split(/\r\n?|\n/u);
  const count = text.match(/[\p{L}_]{2,}/gu)?.length ?? 0;
  if (count < LEAST_WORDS) return false;
  return lines.length > 1 || count >= 5 || text.includes(terminalCommand) || errorStart.test(text);
};

/** Single lines up to this length, in characters, can also be queries. */
const LONGEST_QUERY = 64;

/** Whether a text can also be a query, unless it matches a message exactly. */
export const mayBeQuery = (text: string): boolean =>
  text.trim().length <= LONGEST_QUERY && !/[\r\n]/u.test(text.trim()) && !errorStart.test(text);

/** Whether a text that was typed into a search field begins like a message. */
export const startsLikeMessage = (text: string): boolean =>
  errorStart.test(text) && (text.match(/[\p{L}_]{2,}/gu)?.length ?? 0) > LEAST_WORDS;

/** The query that the search field shows for a pasted message: its first words, on one line. */
export const queryOfPaste = (pasted: string, length: number): string => {
  const line = pasted
    .slice(0, 10 * length)
    .replace(/\s+/gu, ' ')
    .trim();
  if (line.length <= length) return line;
  const cut = line.lastIndexOf(' ', length);
  return line.slice(0, cut > 0 ? cut : length);
};
