// Measures the embedded search: quality, bytes, time and growth.
import path from 'node:path';
import {benchSearch} from 'embedded-docs-search/bench';

import {buildSiteIndex} from '../src/search/embedded/siteIndex';
import {readRecords} from './lib/search/loadRecords';
import {queryLists, readQueries} from './lib/search/queries';
import {runMain} from './lib/runMain';

const help = `Usage: npm run bench:search [-- --misses]

Measures the embedded search with the records of the last build: how many known queries have the right
page first and in the top five, the bytes to load, the time a query takes, and how both grow with the
number of pages (made-up pages are added).
  --misses  lists the queries whose right page isn't first, and those whose page doesn't exist`;

runMain({help, errorCode: 1, options: {misses: {type: 'boolean', default: false}}}, ({values}) =>
  benchSearch({
    pages: readRecords(path.resolve(__dirname, '..')),
    build: (pages) => buildSiteIndex(pages),
    lists: Object.fromEntries(queryLists.map((list) => [list, readQueries(list)])),
    typed: readQueries('golden'),
    counts: [707, 1414, 2828],
    isCalled: ({kind}) => kind === 'api',
    withMisses: values.misses,
  }),
);
