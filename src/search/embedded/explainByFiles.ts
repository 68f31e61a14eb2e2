import type {LoadFile} from 'embedded-docs-search/index';
import {SearchFailure} from 'embedded-docs-search';
import {isNamesFile} from 'embedded-docs-search/format';

import type {SearchKind} from '../../content/searchKinds';
import {
  createExplainer,
  type Explain,
  type ExplainedMessage,
  type Explanation,
} from '../../errors/explain';
import {messageWords} from '../../errors/messageWords';
import {mentionsCloud} from '../../errors/placeOrder';
import {
  isMessagesFile,
  lastMessagesPath,
  messagesPath,
  moreMessagesPath,
  readMessages,
  type MessagesFile,
} from './messagesFile';

/** Says which pages explain a pasted message; rejects when a file cannot be loaded. */
export type ExplainByFiles = (pasted: string) => Promise<Explanation>;

const checked = (file: unknown): MessagesFile => {
  if (!isMessagesFile(file)) throw new SearchFailure('The search index cannot be read.');
  return file;
};

/** What names the compiler or the linter: their messages are in the second file, and also quote others. */
const compilerWords = /\bTS\d{4,5}\b|TSError|typescript|eslint/iu;

/** A message of so few words with a placeholder, such as `… is not a function`, may be a general form of another one. */
const GENERAL_WORDS = 4;

const isGeneral = (text: string): boolean =>
  text.includes('…') && messageWords(text).length <= GENERAL_WORDS;

/**
 * Opens the files of messages. The second one is loaded by the first paste that mentions a cloud, the
 * compiler or the linter, or that has no message of the first file with all of its words,
 * or only a general one: another message may be closer. The last one is loaded when neither has one that fits.
 */
export const openExplainer = async (load: LoadFile): Promise<ExplainByFiles> => {
  const [names, file] = await Promise.all([load('names.json'), load(messagesPath)]);
  if (!isNamesFile<SearchKind>(names)) throw new SearchFailure('The search index cannot be read.');
  const pages = names.pages.map(([title, url, kind]) => ({title, url, kind}));
  const byUrl = new Map(pages.map((page) => [page.url, page]));
  const messages = readMessages(checked(file), pages);
  const explainFirst = createExplainer(messages, byUrl);
  const readMore = async (file: string): Promise<readonly ExplainedMessage[]> =>
    readMessages(checked(await load(file)), pages);
  let readingMore: Promise<readonly ExplainedMessage[]> | undefined;
  /** How rare a word is depends on all messages: they are prepared anew, together. */
  const prepareMore = async (): Promise<Explain> =>
    createExplainer([...messages, ...(await (readingMore ??= readMore(moreMessagesPath)))], byUrl);
  const prepareAll = async (): Promise<Explain> => {
    const [more, last] = await Promise.all([
      (readingMore ??= readMore(moreMessagesPath)),
      readMore(lastMessagesPath),
    ]);
    return createExplainer([...messages, ...more, ...last], byUrl);
  };
  let preparing: Promise<Explain> | undefined;
  let preparingAll: Promise<Explain> | undefined;
  return async (pasted) => {
    // Sent ahead of a paste, so that the files are there when it comes.
    if (pasted.trim() === '') return {match: 'none', isWhole: false, cures: []};
    if (!preparing && !mentionsCloud(pasted) && !compilerWords.test(pasted)) {
      const explanation = explainFirst(pasted);
      const [best] = explanation.cures;
      if (explanation.isWhole && best && !isGeneral(best.text)) return explanation;
    }
    const explainMore = await (preparing ??= prepareMore());
    const explanation = explainMore(pasted);
    if (explanation.match === 'exact') return explanation;
    const explainAll = await (preparingAll ??= prepareAll());
    return explainAll(pasted);
  };
};
