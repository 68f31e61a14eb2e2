import fs from 'node:fs';
import path from 'node:path';
import {parseQueries, type KnownQuery} from 'embedded-docs-search/bench';

const folder = path.resolve(__dirname, '../../../tests/fixtures/search');

/**
 * Lists of queries: `golden` is the target; `further` has what visitors may type for each
 * page, with which the ranking was tuned; `task` has tasks and symptoms in the words of people who don't know the
 * pages; `blind` was written before the search was asked: names, parts of names, typos, flags, options, messages,
 * tasks, and words of other tools.
 */
export const queryLists = ['golden', 'further', 'task', 'blind'] as const;
export type QueryList = (typeof queryLists)[number];

/** Reads a list of queries. */
export const readQueries = (list: QueryList): KnownQuery[] =>
  parseQueries(fs.readFileSync(path.join(folder, `${list}-queries.csv`), 'utf8'));
