import {buildIndex} from 'embedded-docs-search/build';

import type {MessageEntry} from '../../errors/messageEntries';
import type {SearchPage} from '../records';
import {searchSettings} from '../settings';
import {messagesFiles} from './messagesFile';

/** Creates the files of the site's index, with those for pasted messages, by path within its folder. */
export const buildSiteIndex = (
  pages: readonly SearchPage[],
  entries: readonly MessageEntry[] = [],
): Map<string, string> => {
  const messages = messagesFiles(
    entries,
    pages.map(({url}) => url),
  );
  return new Map([
    ...buildIndex(pages, searchSettings),
    ...[...messages].map(([file, part]): [string, string] => [file, JSON.stringify(part)]),
  ]);
};
