import type {Finding} from 'mdx-docs-checker/findings';

import type {Page} from '../../../src/content/page';
import type {Quotation} from '../../../src/content/quotations';
import type {ComparedOutcome} from '../pageCheck';
import {readMessages} from './corpus';
import {indexMessages, type MessageIndex} from './match';
import {createSpelling} from './vocabulary';

const show = (message: {text: string; origin: string}): string =>
  `"${message.text}" in ${message.origin}`;

const OTHER_ORIGIN =
  'name another origin in parentheses, as in (Chrome), or in the fence, as in origin="Chrome"';

/** What is wrong with a text that a page says to be printed. */
const quotationProblem = (
  text: string,
  index: MessageIndex,
  misspelled: (text: string) => string[],
): string | undefined => {
  if (!index.has(text)) {
    const near = index.nearest(text);
    const hint = near ? `the nearest is ${show(near)}` : 'no message resembles it';
    return `no installed package prints "${text}": ${hint}; ${OTHER_ORIGIN}`;
  }
  const intended = index.intended(text);
  if (intended) return `"${text}" differs from ${show(intended)}; ${OTHER_ORIGIN}`;
  const words = misspelled(text);
  return words.length > 0
    ? `"${text}" has ${words.join(', ')}, which no package prints and no other text contains: correct it, or add it to cspell-words.txt`
    : undefined;
};

/** What is wrong with a text of another program, whose sources aren't here: words that nothing else has. */
const otherProblem = (
  text: string,
  origin: string,
  misspelled: (text: string) => string[],
): string | undefined => {
  const words = misspelled(text);
  return words.length > 0
    ? `"${text}" (${origin}) has ${words.join(', ')}, which no other text contains: correct it, or add it to cspell-words.txt`
    : undefined;
};

/** Commands, types, properties and lists, which resemble those that messages recommend. */
const isOtherCode = (text: string): boolean =>
  /^npx | \| |`|^[\w ]+: +\S+$/u.test(text) || (text.match(/[A-Za-z]{2,}/gu) ?? []).length < 3;

/** What is wrong with code that may be a message: only mistakes in one can be told. */
const mentionProblem = (text: string, index: MessageIndex): string | undefined => {
  if (isOtherCode(text) || index.has(text)) return undefined;
  const intended = index.intended(text);
  return intended && `"${text}" is nearly ${show(intended)}: correct it, or ${OTHER_ORIGIN}`;
};

/** Looks for the messages that pages quote in the sources of the installed packages. */
export const checkMessages = (root: string, pages: readonly Page[]): ComparedOutcome[] => {
  const messages = readMessages(root);
  const index = indexMessages(messages);
  const misspelled = createSpelling(root, messages);
  return pages.map(({file, quotations, mentions}) => {
    const toolkits = (list: readonly Quotation[]) =>
      list.filter(({origin}) => origin === undefined);
    const problemsOf = (
      list: readonly Quotation[],
      problemOf: (words: string) => string | undefined,
    ): Finding[] =>
      toolkits(list).flatMap(({text: words, line, column}) => {
        const message = problemOf(words);
        return message === undefined ? [] : [{file, line, column, code: 'message', message}];
      });
    return {
      page: file,
      compared: toolkits(quotations).length,
      findings: [
        ...[...quotations, ...mentions].flatMap(({text: words, origin, line, column}) => {
          const message =
            origin === undefined ? undefined : otherProblem(words, origin, misspelled);
          return message === undefined ? [] : [{file, line, column, code: 'message', message}];
        }),
        ...problemsOf(quotations, (words) => quotationProblem(words, index, misspelled)),
        ...problemsOf(mentions, (words) => mentionProblem(words, index)),
      ],
    };
  });
};
