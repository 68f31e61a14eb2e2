import type {Explanation} from '@site/src/errors/explain';

/** What stands above the pages for a pasted message, or in their place. */
export const summaryOf = ({match, program = 'another program', cures}: Explanation): string => {
  switch (match) {
    case 'exact':
      return cures.length === 1
        ? 'This page explains it:'
        : 'These pages explain it, best match first:';
    case 'link':
      return 'No exact match. The text links to these pages or resembles their messages:';
    case 'program': {
      const page = cures.length === 1 ? 'this page' : 'the first page';
      return `No exact match. This looks like a message from ${program}; ${page} explains others:`;
    }
    case 'near':
      return 'No exact match. The closest messages:';
    case 'none':
      return 'No message in the docs matches. Paste the line that says what went wrong.';
  }
};

/** Said when the messages could not be loaded. */
export const failureText = 'The messages couldn’t be loaded. Check your connection.';
