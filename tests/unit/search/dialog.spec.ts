import {expect, test} from '@playwright/test';

import {groupHits, keepOrder} from '../../../src/components/search/SearchDialog/keepOrder';
import {
  storedSearch,
  withFavorite,
  withoutSearch,
  withRecent,
  type StoredSearches,
} from '../../../src/components/search/SearchDialog/storedSearches';
import type {SearchHit} from '../../../src/search/searchEngine';

const hit = (url: string, group = 'Docs'): SearchHit => ({
  id: url,
  url,
  title: [{text: url, match: false}],
  heading: [],
  snippet: [],
  kind: 'guide',
  packageName: null,
  breadcrumb: ['Docs'],
  group,
});
const urlsOf = (hits: readonly {url: string}[]): string[] => hits.map(({url}) => url);

test('hits that are shown keep their places; their sections and new pages arrive', () => {
  const shown = [hit('/a'), hit('/b'), hit('/gone')];
  const complete = [hit('/new'), hit('/b#section'), hit('/a')];
  expect(urlsOf(keepOrder(shown, complete))).toEqual(['/a', '/b#section', '/gone', '/new']);
});

test('groups are in the order of their first hits, and limited', () => {
  const hits = [hit('/a', 'One'), hit('/b', 'Two'), hit('/c', 'One'), hit('/d', 'One')];
  expect(groupHits(hits, 2).map((group) => [group.title, urlsOf(group.hits)])).toEqual([
    ['One', ['/a', '/c']],
    ['Two', ['/b']],
  ]);
});

test('[SEARCH-03] recent searches are limited to 7, or to 4 beside favorites, of which there are 10', () => {
  const entry = (number: number) => storedSearch(hit(`/page-${number}`));
  let searches: StoredSearches = {recent: [], favorite: []};
  for (let number = 0; number < 9; number++) searches = withRecent(searches, entry(number));
  expect(urlsOf(searches.recent)).toEqual([8, 7, 6, 5, 4, 3, 2].map((n) => `/page-${n}`));
  searches = withFavorite(searches, entry(7));
  expect(urlsOf(searches.recent)).toEqual([8, 6, 5, 4].map((n) => `/page-${n}`));
  // A favorite is listed once.
  expect(withRecent(searches, entry(7))).toEqual(searches);
  for (let number = 20; number < 32; number++) searches = withFavorite(searches, entry(number));
  expect(searches.favorite).toHaveLength(10);
  expect(urlsOf(withoutSearch(searches, '/page-31').favorite)).not.toContain('/page-31');
});
