import type {MessageEntry, MessageGroup} from '../../errors/messageEntries';
import type {ExplainedMessage, ExplainingPlace} from '../../errors/explain';
import {firstPage, isCloudPage} from '../../errors/placeOrder';

/** The file with the messages that most readers paste. Every paste loads it. */
export const messagesPath = 'messages.json';

/**
 * The file with most other messages, which is loaded when a paste needs it: those that only pages about
 * Lambda and Cloud Run explain, those about subjects of few pastes, and self-explanatory ones.
 */
export const moreMessagesPath = 'more-messages.json';

/**
 * The file with messages of other programs around a project (tools, compilers, linters, and bundlers of apps), and
 * with those that Media Parser throws for unexpected bytes. They come last: a paste loads this file if the others
 * have no complete match, or if it names a compiler.
 */
export const lastMessagesPath = 'last-messages.json';

/**
 * Subjects that few pastes are about: few projects use them, or, as in the Studio, their messages are shown where
 * they occur. Pastes about a cloud load the second file anyway.
 */
const RARE_SUBJECTS: ReadonlySet<MessageGroup> = new Set<MessageGroup>([
  'captions',
  'cloud-run',
  'lambda',
  'lambda-functions',
  'media-parser',
  'recorder',
  'studio',
  'webcodecs',
]);

/** Subjects of the last file; the messages of TypeScript and ESLint are shown in place by editors. */
const LAST_SUBJECTS: ReadonlySet<MessageGroup> = new Set<MessageGroup>([
  'media-files',
  'tools',
  'typescript-eslint',
]);

/**
 * The page about other programs, and the sections about what readers set up themselves: Next.js, Vite, PostCSS,
 * Webpack loaders, package registries, scripts for Node.js, and FFmpeg commands.
 */
const ownTools =
  /\/docs\/troubleshooting\/(?:tool-errors\/?#|bundler-errors\/?#(?:loaders-and-plugins|pages-builds-and-settings|tailwind-css-and-postcss|turbopack|vite-and-esbuild)$|rendering-errors\/?#ffmpeg-on-the-command-line$|setup-errors\/?#(?:lock-files-and-the-registry|running-a-script-with-nodejs)$)/;

/** Pages of packages whose messages few readers paste. */
const rarePages = /^\/docs\/(?:paths|shapes)\//u;

/** Number of places to keep for a message: readers need the first one, and audio and video share some. */
const MOST_PLACES = 2;

/** The end of an address, which isn't compared. */
const urlQuery = /(?<=https?:\/\/[^\s"'`)?]*)\?[^\s"'`)]*/gu;

/**
 * Longer texts, in characters, are cut to their start, which is enough to distinguish them and for readers to
 * recognize the message. The rest would be a tenth of the files.
 */
const LONGEST_TEXT = 85;
const LENGTH_OF_START = 65;

/** The same for self-explanatory messages: few are pasted, and their page says no more about them. */
const LONGEST_CLEAR_TEXT = 65;
const LENGTH_OF_CLEAR_START = 52;

/** With this many placeholders, every part matters, so these texts are kept whole. */
const MANY_PLACEHOLDERS = 3;

/**
 * Texts that begin with this many identical characters differ later, so more of them is kept. Those with many
 * in common are kept whole.
 */
const ALIKE = 30;
const BEHIND_ALIKE = 40;
const MUCH_ALIKE = 60;

/**
 * Minimum number of characters that a cut has to remove, and that it has to keep of a self-explanatory message: a
 * shorter start fits more than one.
 */
const LEAST_CUT = 15;
const LEAST_START = 40;

/** Matches messages that differ in the name of a handle and the link after it. */
const namesHandle = /delayRender\(\)/u;

/**
 * The start of a text, up to a word outside quotation marks; the whole text if that start has at most `least`
 * characters, or if the cut would be in brackets: `(reading 'length')` is like many others, and what is behind it
 * tells them apart.
 */
const startOf = (text: string, length: number, least: number): string => {
  const words = text.slice(0, length).split(' ').slice(0, -1);
  const isQuoted = (start: string): boolean => (start.match(/"/gu)?.length ?? 0) % 2 > 0;
  while (words.length > 0 && isQuoted(words.join(' '))) words.pop();
  const start = words.join(' ');
  return start.length > least && !/\([^)]*$/u.test(start) ? `${start} …` : text;
};

/** How many characters two texts have in common at their start. */
const commonStart = (a: string, b = ''): number => {
  let at = 0;
  while (at < a.length && a[at] === b[at]) at++;
  return at;
};

/** The class of an error, which some pages quote before its message, and others don't. */
const errorClass = /^(?:[A-Z]\w*)?Error: /u;

/** The starts of texts. Those that begin alike are kept up to where they differ, plus a little more. */
const startsOf = (rows: readonly {text: string; isClear: boolean}[]): string[] => {
  const sorted = rows
    .map(({text}) => ({text, bare: text.replace(errorClass, '')}))
    .sort((a, b) => (a.bare < b.bare ? -1 : Number(a.bare > b.bare)));
  const alike = new Map(
    sorted.map(({text, bare}, at) => {
      const common = Math.max(
        commonStart(bare, sorted[at - 1]?.bare),
        commonStart(bare, sorted[at + 1]?.bare),
      );
      return [text, common > 0 ? common + text.length - bare.length : 0];
    }),
  );
  return rows.map(({text, isClear}) => {
    const common = alike.get(text) ?? 0;
    const shared = common < ALIKE ? 0 : common;
    const least = isClear ? LENGTH_OF_CLEAR_START : LENGTH_OF_START;
    const longest = isClear ? LONGEST_CLEAR_TEXT : LONGEST_TEXT;
    const length = Math.max(least, shared > 0 ? shared + BEHIND_ALIKE : 0);
    const isLong = text.length > Math.max(longest, length + LEAST_CUT);
    const isKept =
      shared >= MUCH_ALIKE || namesHandle.test(text) || text.split('…').length > MANY_PLACEHOLDERS;
    return isLong && !isKept
      ? startOf(text, length, Math.max(shared, isClear ? LEAST_START : 0))
      : text;
  });
};

/**
 * Some of the messages that pages explain, divided into parts that compress well. Lists are texts with
 * separators: without JSON's quotation marks and brackets, a file is 2% smaller.
 */
export interface MessagesFile {
  /** Ids of headings, separated by spaces; the first one is empty, for a page as a whole. */
  headings: string;
  /** The texts, separated by `BETWEEN`, with `~` for quotation marks, which JSON would escape. */
  texts: string;
  /**
   * For each text, the page and heading of each place, as indexes separated by commas, with a space after
   * each row. Those of the first place are differences from the previous row, which compress better. Zeros
   * are left out.
   */
  places: string;
}

/** A character that no message has, and that JSON and gzip write as one byte. */
const BETWEEN = '\u007f';

/** Swaps quotation marks and tildes, in both directions. */
const exchangeQuotes = (text: string): string =>
  text.replace(/["~]/gu, (mark) => (mark === '"' ? '~' : '"'));

/** The texts of a file. */
export const textsInFile = ({texts}: Pick<MessagesFile, 'texts'>): string[] =>
  texts === '' ? [] : exchangeQuotes(texts).split(BETWEEN);

const rowText = (row: readonly number[]): string => {
  const text = row.map((value) => (value === 0 ? '' : String(value))).join(',');
  return text === ',' ? '' : text;
};

const makeFile = (
  entries: readonly MessageEntry[],
  pages: ReadonlyMap<string, number>,
): MessagesFile => {
  const found = entries.flatMap(({text, kind, places}) => {
    const known = places.slice(0, MOST_PLACES).flatMap(({url}) => {
      const [address = '', heading = ''] = url.split('#');
      const page = pages.get(address);
      return page === undefined ? [] : [{page, heading}];
    });
    const [first] = known;
    const isClear = kind === 'self-explanatory';
    return first ? [{text: text.replace(urlQuery, ''), isClear, first, known}] : [];
  });
  // Messages of a page have words in common: side by side they are 3% smaller.
  found.sort(
    (a, b) =>
      a.first.page - b.first.page ||
      (a.first.heading < b.first.heading ? -1 : Number(a.first.heading > b.first.heading)),
  );
  const headings = new Map([['', 0]]);
  const rows = found.map(({text, isClear, known}) => {
    const row = known.flatMap(({page, heading}) => {
      if (!headings.has(heading)) headings.set(heading, headings.size);
      return [page, headings.get(heading) ?? 0];
    });
    return {text, isClear, row};
  });
  return {
    headings: [...headings.keys()].join(' '),
    texts: exchangeQuotes(startsOf(rows).join(BETWEEN)),
    places: rows
      .map(({row: [page = 0, heading = 0, ...others]}, index) => {
        const [pageAbove = 0, headingAbove = 0] = rows[index - 1]?.row ?? [];
        return rowText([page - pageAbove, heading - headingAbove, ...others]);
      })
      .join(' '),
  };
};

/** Creates the message files, by path. Messages on pages that can't be searched are left out. */
export const messagesFiles = (
  entries: readonly MessageEntry[],
  urls: readonly string[],
): Map<string, MessagesFile> => {
  const pages = new Map(urls.map((url, page) => [url, page]));
  // What a cloud prints stays with the other messages about it.
  const isLast = ({group, places}: MessageEntry): boolean =>
    LAST_SUBJECTS.has(group) ||
    (!RARE_SUBJECTS.has(group) && places.every(({url}) => ownTools.test(url)));
  const isFirst = (entry: MessageEntry): boolean => {
    const {kind, group, places} = entry;
    return (
      !isLast(entry) &&
      kind === 'explained' &&
      !RARE_SUBJECTS.has(group) &&
      !places.every(isCloudPage) &&
      !places.every(({url}) => rarePages.test(url)) &&
      // About creating a project: they come before a reader has one, and say what to do.
      !places.some(({url}) => firstPage.test(url))
    );
  };
  return new Map([
    [messagesPath, makeFile(entries.filter(isFirst), pages)],
    [
      moreMessagesPath,
      makeFile(
        entries.filter((entry) => !isFirst(entry) && !isLast(entry)),
        pages,
      ),
    ],
    [lastMessagesPath, makeFile(entries.filter(isLast), pages)],
  ]);
};

/** Pairs of numbers, with zeros left out; an empty row is a pair of zeros. */
const ROW = String.raw`(?:(?:-?\d+)?,(?:-?\d+)?(?:,\d*,\d*)*)?`;
const PLACES = new RegExp(`^${ROW}(?: ${ROW})*$`, 'u');

/** Whether a value is such a file. */
export const isMessagesFile = (value: unknown): value is MessagesFile => {
  if (typeof value !== 'object' || value === null) return false;
  const {headings, texts, places} = value as Partial<Record<keyof MessagesFile, unknown>>;
  return (
    typeof headings === 'string' &&
    typeof texts === 'string' &&
    typeof places === 'string' &&
    PLACES.test(places) &&
    (texts === '' || texts.split(BETWEEN).length === places.split(' ').length)
  );
};

/** The messages of a file, with the pages of the index. */
export const readMessages = (
  file: MessagesFile,
  pages: readonly ExplainingPlace[],
): ExplainedMessage[] => {
  const ids = file.headings.split(' ');
  const rows = file.places.split(' ');
  let [pageAbove, headingAbove] = [0, 0];
  return textsInFile(file).map((text, index) => {
    const [page = 0, heading = 0, ...others] = (rows[index] ?? '').split(',').map(Number);
    pageAbove += page;
    headingAbove += heading;
    const row = [pageAbove, headingAbove, ...others];
    const places: ExplainingPlace[] = [];
    for (let at = 0; at < row.length; at += 2) {
      const page = pages[row[at] ?? -1];
      const heading = ids[row[at + 1] ?? 0] ?? '';
      if (page) {
        places.push({
          url: heading === '' ? page.url : `${page.url}#${heading}`,
          title: page.title,
          kind: page.kind,
        });
      }
    }
    return {text, places};
  });
};
