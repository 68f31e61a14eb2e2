import {collectQuotations} from '../../../src/content/quotations';
import type {PageOutcome, PageText} from '../pageCheck';
import {readMessages} from './corpus';
import {indexMessages} from './match';

/** Looks for the messages that pages quote in the sources of the installed packages. */
export const checkMessages = async (
  root: string,
  pages: readonly PageText[],
): Promise<PageOutcome[]> => {
  const collected = await Promise.all(
    pages.map(async ({path, text}) => {
      const quotations = await collectQuotations(text);
      return {path, quotations: quotations.filter(({origin}) => origin === undefined)};
    }),
  );
  const isNeeded = collected.some(({quotations}) => quotations.length > 0);
  const index = indexMessages(isNeeded ? readMessages(root) : []);
  return collected.map(({path, quotations}) => ({
    page: path,
    compared: quotations.length,
    findings: [
      ...quotations
        .filter(({text}) => !index.has(text))
        .map(({text, line, column}) => {
          const near = index.nearest(text);
          const hint = near
            ? `the nearest is "${near.text}" in ${near.origin}`
            : 'no message resembles it';
          const message = `no installed package prints "${text}": ${hint}; name another origin in parentheses, as in (Chrome), or in the fence, as in origin="Chrome"`;
          return {line, column, message};
        }),
    ].map((finding) => ({file: path, code: 'message', ...finding})),
  }));
};
