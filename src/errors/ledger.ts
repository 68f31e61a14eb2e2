import type {QuotingPage} from './messageEntries';

/**
 * How a message of the toolkit is classified: `page` means that a page has to explain it, `internal` means
 * that users never see it. A self-explanatory one has the pages that it's listed with, including the heading:
 * `docs/spring.mdx#fps`.
 */
export type Sorted = 'page' | 'internal' | readonly string[];

/** All messages of the toolkit, by package and text, with `…` for computed parts. */
export type MessageLedger = Readonly<Record<string, Readonly<Record<string, Sorted>>>>;

/** The file with the messages, from the site's root. */
export const MESSAGE_LEDGER = 'src/errors/toolkit-messages.json';

/**
 * The file with messages that only other versions of the toolkit print, from the site's root. They are
 * grouped by package, into earlier and later versions, each with the page that has the fix.
 */
export const OTHER_VERSIONS = 'src/errors/other-versions.json';

const isSorted = (value: unknown): value is Sorted =>
  value === 'page' ||
  value === 'internal' ||
  (Array.isArray(value) &&
    value.length > 0 &&
    value.every((place) => typeof place === 'string' && /^docs\/.+\.mdx?(?:#.+)?$/u.test(place)));

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const isLedger = (value: unknown): value is MessageLedger =>
  isRecord(value) &&
  Object.keys(value).length > 0 &&
  Object.values(value).every(
    (messages) => isRecord(messages) && Object.values(messages).every(isSorted),
  );

/**
 * @param file where the text is from
 * @throws if the text isn't a ledger
 */
export const parseLedger = (text: string, file = MESSAGE_LEDGER): MessageLedger => {
  const value: unknown = JSON.parse(text);
  if (!isLedger(value)) {
    throw new Error(`${file} is not a list of messages by package.`);
  }
  return value;
};

/** A ledger as committed: one message per line, so that two branches rarely change the same line. */
export const formatLedger = (ledger: MessageLedger): string => {
  const inOrder = <T>(record: Readonly<Record<string, T>>) =>
    Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1));
  const packages = inOrder(ledger).map(([name, messages]) => {
    const lines = inOrder(messages).map(
      ([text, sorted]) => `    ${JSON.stringify(text)}: ${JSON.stringify(sorted)}`,
    );
    return `  ${JSON.stringify(name)}: {\n${lines.join(',\n')}\n  }`;
  });
  return `{\n${packages.join(',\n')}\n}\n`;
};

/** Number of letters that a quoted text needs to distinguish a longer message from others. */
const TELLING_LETTERS = 20;

const plain = (text: string): string => text.replace(/\s+/gu, ' ').replace(/'/gu, '"');

/** Whether a page quotes a message: everything quoted is in it, in the same order, and is enough to identify it. */
const isQuotation = (quoted: string, message: string): boolean => {
  const pieces = plain(quoted)
    .split('…')
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '');
  let end = 0;
  for (const piece of pieces) {
    const start = message.indexOf(piece, end);
    if (start === -1) return false;
    end = start + piece.length;
  }
  return pieces.join('').length >= Math.min(TELLING_LETTERS, message.length / 2);
};

/** A single word can't be distinguished from other text. */
const isTelling = (text: string): boolean => (text.match(/[A-Za-z]{3,}/gu) ?? []).length >= 2;

/**
 * The self-explanatory messages of a ledger that no page quotes, as if quoted by the pages that they're
 * listed with. Pages that the site doesn't have are left out: npm run check:messages finds them.
 *
 * @param pages what pages quote
 * @param pageOf a page of the docs by its file
 */
export const listedPages = (
  ledger: MessageLedger,
  pages: readonly QuotingPage[],
  pageOf: (file: string) => Pick<QuotingPage, 'url' | 'title' | 'kind'> | undefined,
): QuotingPage[] => {
  const quoted = pages.flatMap(({quotations}) => quotations.map(({text}) => text));
  return Object.entries(ledger).flatMap(([listed, messages]) =>
    Object.entries(messages).flatMap(([text, sorted]) => {
      if (typeof sorted === 'string' || !isTelling(text)) return [];
      const message = plain(text);
      if (quoted.some((quotation) => isQuotation(quotation, message))) return [];
      return sorted.flatMap((place) => {
        const [file = '', section = ''] = place.split('#');
        const page = pageOf(file);
        if (!page) return [];
        const quotation = {text, origin: undefined, section, line: 1, column: 1};
        return [{...page, listed, quotations: [quotation]}];
      });
    }),
  );
};
