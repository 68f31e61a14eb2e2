import {buildIndex} from 'embedded-docs-search/build';

import type {MessageEntry} from '../../errors/messageEntries';
import {errorSigns} from '../../errors/errorSigns';
import programs from '../../errors/programs.json';
import type {SearchPage} from '../records';
import {searchSettings} from '../settings';
import {messagesFiles} from './messagesFile';
import {programsFile, programsPath} from './programsFile';

/** Creates the files of the site's index, with those for pasted messages, by path within its folder. */
export const buildSiteIndex = (
  pages: readonly SearchPage[],
  entries: readonly MessageEntry[] = [],
): Map<string, string> => {
  const urls = pages.map(({url}) => url);
  const files = [
    ...messagesFiles(entries, urls),
    [programsPath, programsFile({programs, signs: errorSigns}, urls)] as const,
  ];
  return new Map([
    ...buildIndex(pages, searchSettings),
    ...files.map(([file, part]): [string, string] => [file, JSON.stringify(part)]),
  ]);
};
