import type {LoadFile} from 'embedded-docs-search/index';
import {SearchFailure} from 'embedded-docs-search';
import {isNamesFile} from 'embedded-docs-search/format';

import type {SearchKind} from '../../content/searchKinds';
import {createExplainer, type Explainer, type Explanation} from '../../errors/explain';
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
import {isProgramsFile, programsPath, readPrograms} from './programsFile';

/** Returns the pages that explain a pasted message; rejects if a file can't be loaded. */
export type ExplainByFiles = (pasted: string) => Promise<Explanation>;

const unreadable = (): SearchFailure => new SearchFailure('The search index cannot be read.');

const checked = (file: unknown): MessagesFile => {
  if (!isMessagesFile(file)) throw unreadable();
  return file;
};

/** Words that mean the compiler or the linter. Their messages are in the last file, and also quote others. */
const compilerWords = /\bTS\d{4,5}\b|TSError|typescript|eslint/iu;

/**
 * A message with a placeholder and only this many words, such as `TypeError: … is not a function`, may be the
 * general form of another one.
 */
const GENERAL_WORDS = 5;

/**
 * A message with only this many words, such as `SyntaxError: Unexpected token '??='`, may be the end of
 * another one.
 */
const FEW_WORDS = 3;

/** A failed call to the system, with any path: other messages name a file or the program that reads it. */
const anyPath = /^(?:Error: )?E[A-Z]{3,}: .*'…'$/u;

const isGeneral = (text: string): boolean => {
  const words = messageWords(text);
  return (
    words.length <= FEW_WORDS ||
    (text.includes('…') && words.length <= GENERAL_WORDS) ||
    anyPath.test(text)
  );
};

/** The first file has every message about this timeout that is more specific than its general form. */
const handleTimeout = /delayRender\(\).*was called but not cleared/u;

/** Whether no other message can be closer: the paste contains the best one completely, and it is not a general form. */
const isSettled = ({match, isWhole, cures: [best]}: Explanation): boolean =>
  best !== undefined &&
  ((match === 'exact' && handleTimeout.test(best.text)) || (isWhole && !isGeneral(best.text)));

/**
 * Opens the message files for readers who each begin with the first one. The second one is loaded for a reader's first
 * paste that mentions a cloud, the compiler or the linter, or that contains no complete message from the first file, or
 * only a general one, because another message may be closer. The last one is loaded if the same is true of both, and
 * for the compiler and the linter. If no message matches, the list of programs is loaded.
 */
export const openExplainers = async (load: LoadFile): Promise<() => ExplainByFiles> => {
  const [names, file] = await Promise.all([load('names.json'), load(messagesPath)]);
  if (!isNamesFile<SearchKind>(names)) throw unreadable();
  const pages = names.pages.map(([title, url, kind]) => ({title, url, kind}));
  const byUrl = new Map(pages.map((page) => [page.url, page]));
  const first = createExplainer(readMessages(checked(file), pages), byUrl);
  const extend = async (explainer: Explainer, path: string): Promise<Explainer> =>
    explainer.with(readMessages(checked(await load(path)), pages));
  let extending: Promise<Explainer> | undefined;
  let completing: Promise<Explainer> | undefined;
  let naming: Promise<ReturnType<Explainer['byProgram']>> | undefined;
  const nameProgram = async (all: Explainer): Promise<ReturnType<Explainer['byProgram']>> => {
    const programs = await load(programsPath);
    if (!isProgramsFile(programs)) throw unreadable();
    return all.byProgram(readPrograms(programs, byUrl));
  };
  return () => {
    let needsMore = false;
    let needsLast = false;
    return async (pasted) => {
      // Sent ahead of a paste, so that the files are there when it comes.
      if (pasted.trim() === '') return {match: 'none', isWhole: false, cures: []};
      const isOfCompiler = compilerWords.test(pasted);
      if (!needsMore && !isOfCompiler && !mentionsCloud(pasted)) {
        const explanation = first.explain(pasted);
        if (isSettled(explanation)) return explanation;
      }
      needsMore = true;
      const more = await (extending ??= extend(first, moreMessagesPath));
      if (!needsLast && !isOfCompiler) {
        const explanation = more.explain(pasted);
        if (isSettled(explanation)) return explanation;
      }
      needsLast = true;
      const all = await (completing ??= extend(more, lastMessagesPath));
      const explanation = all.explain(pasted);
      if (explanation.match === 'exact' || explanation.match === 'link') return explanation;
      return (await (naming ??= nameProgram(all)))(pasted, explanation);
    };
  };
};

/** Opens the files of messages for one reader. */
export const openExplainer = async (load: LoadFile): Promise<ExplainByFiles> =>
  (await openExplainers(load))();
