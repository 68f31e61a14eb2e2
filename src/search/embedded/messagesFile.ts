import type {MessageEntry} from '../../errors/messageEntries';
import type {ExplainedMessage, ExplainingPlace} from '../../errors/explain';

/** The name of the file with the messages that pages explain. */
export const messagesPath = 'messages.json';

/** Places that are kept of a message: readers need the first one. */
const MOST_PLACES = 4;

/** A message's text, then page and heading of each place, as indexes. */
export type MessageRow = [text: string, ...places: number[]];

/** The messages that pages explain: it is loaded when a message is pasted. */
export interface MessagesFile {
  /** Ids of headings; the first one is empty, for a page as a whole. */
  headings: string[];
  messages: MessageRow[];
}

/** Makes the file of the messages; those on pages that can't be searched are left out. */
export const messagesFile = (
  entries: readonly MessageEntry[],
  urls: readonly string[],
): MessagesFile => {
  const pages = new Map(urls.map((url, page) => [url, page]));
  const headings = new Map([['', 0]]);
  const messages = entries.flatMap(({text, places}): MessageRow[] => {
    const row = places.slice(0, MOST_PLACES).flatMap(({url}) => {
      const [address = '', heading = ''] = url.split('#');
      const page = pages.get(address);
      if (page === undefined) return [];
      if (!headings.has(heading)) headings.set(heading, headings.size);
      return [page, headings.get(heading) ?? 0];
    });
    return row.length > 0 ? [[text, ...row]] : [];
  });
  return {headings: [...headings.keys()], messages};
};

const isRow = (row: unknown): row is MessageRow =>
  Array.isArray(row) &&
  typeof row[0] === 'string' &&
  row.length % 2 === 1 &&
  row.slice(1).every((value) => typeof value === 'number');

/** Whether a value is such a file. */
export const isMessagesFile = (value: unknown): value is MessagesFile => {
  if (typeof value !== 'object' || value === null) return false;
  const {headings, messages} = value as Partial<Record<keyof MessagesFile, unknown>>;
  return (
    Array.isArray(headings) &&
    headings.every((heading) => typeof heading === 'string') &&
    Array.isArray(messages) &&
    messages.every(isRow)
  );
};

/** The messages of a file, with the pages of the index. */
export const readMessages = (
  {headings, messages}: MessagesFile,
  pages: readonly ExplainingPlace[],
): ExplainedMessage[] =>
  messages.map(([text, ...row]) => {
    const places: ExplainingPlace[] = [];
    for (let at = 0; at < row.length; at += 2) {
      const page = pages[row[at] ?? -1];
      const heading = headings[row[at + 1] ?? 0] ?? '';
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
