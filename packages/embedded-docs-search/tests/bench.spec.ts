import {expect, test} from '@playwright/test';

import {benchSearch} from '../lib/bench/benchSearch.ts';
import {growTo} from '../lib/bench/growth.ts';
import {measureQuality, parseQueries} from '../lib/bench/quality.ts';
import {buildIndex} from '../lib/buildIndex.ts';
import {openIndex, page, section, settings} from './pages.ts';

const pages = [
  page('/docs/spring', {title: 'spring()', kind: 'api', names: ['spring']}),
  page('/docs/loop', {title: 'Loops', sections: [section('', 'Again and again, with a spring.')]}),
];

const queries = parseQueries(`query,pages
spring,/docs/spring
"again, again",/docs/loop#top|/docs/other
spring natural,/docs/loop
tractor,/docs/tractor
`);

test('queries are read: the last comma divides, and several pages can be right', () => {
  expect(queries[1]).toEqual({
    query: '"again, again"',
    expected: ['/docs/loop#top', '/docs/other'],
  });
  expect(queries).toHaveLength(4);
});

test('quality counts what comes first, and skips queries whose pages do not exist', async () => {
  const {index} = openIndex(pages);
  const urls = pages.map(({url}) => url);
  const quality = await measureQuality(queries, urls, (request) => index.search(request));
  expect(quality).toMatchObject({asked: 3, topFive: 1});
  expect(quality.first).toBeCloseTo(2 / 3);
  expect(quality.misses).toMatchObject([{query: 'spring natural', place: 2}]);
  expect(quality.skipped.map(({query}) => query)).toEqual(['tractor']);
});

test('the bench prints quality, sizes and times at each size', async () => {
  const lines: string[] = [];
  const {log} = console;
  console.log = (line: string) => lines.push(line);
  try {
    await benchSearch({
      pages,
      build: (all) => buildIndex(all, settings),
      lists: {known: queries},
      typed: queries.slice(0, 1),
      counts: [1, 30],
      withMisses: true,
    });
  } finally {
    console.log = log;
  }
  expect(lines[0]).toBe('Quality, 2 pages');
  expect(lines[1]).toMatch(/^ {2}known: 3 queries, right page first 66\.7%, .* 1 skipped/);
  expect(lines).toContain('  skipped "tractor": /docs/tractor');
  expect(lines.filter((line) => /^\d+ pages: names \d/.test(line))).toHaveLength(2);
  expect(lines.at(-1)).toMatch(/^30 pages: /);
});

test('made-up pages keep the form of their models', () => {
  const grown = growTo(pages, 4);
  expect(grown).toEqual(growTo(pages, 4));
  expect(grown[2]?.kind).toBe('api');
  expect(grown[2]?.title).toMatch(/^\w+\(\)$/);
  expect(grown[3]?.title).toMatch(/^\w+ \w+ \w+$/);
  expect(new Set(grown.map(({url}) => url)).size).toBe(4);
});
