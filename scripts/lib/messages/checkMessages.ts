import type {Page} from '../../../src/content/page';
import type {PageOutcome} from '../pageCheck';
import {readMessages} from './corpus';
import {indexMessages} from './match';

/** Looks for the messages that pages quote in the sources of the installed packages. */
export const checkMessages = (root: string, pages: readonly Page[]): PageOutcome[] => {
  const collected = pages.map(({file, quotations}) => ({
    file,
    quotations: quotations.filter(({origin}) => origin === undefined),
  }));
  const isNeeded = collected.some(({quotations}) => quotations.length > 0);
  const index = indexMessages(isNeeded ? readMessages(root) : []);
  return collected.map(({file, quotations}) => ({
    page: file,
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
    ].map((finding) => ({file, code: 'message', ...finding})),
  }));
};
