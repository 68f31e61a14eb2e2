import {expect, test} from '@playwright/test';

import {groupHits, keepOrder} from '../../../src/components/search/SearchDialog/keepOrder';
import {
  readStoredSearches,
  storedSearch,
  withFavorite,
  withoutSearch,
  withRecent,
  writeStoredSearches,
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
  const more = [hit('/a#section'), hit('/new'), hit('/b')];
  expect(urlsOf(keepOrder(shown, more))).toEqual(['/a#section', '/b', '/gone', '/new']);
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

test('[SEARCH-03] what the browser keeps is read again, but only what has the shape of a search', () => {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  };
  Object.defineProperty(globalThis, 'localStorage', {value: storage, configurable: true});
  try {
    expect(readStoredSearches()).toEqual({recent: [], favorite: []});
    const [a, b] = [storedSearch(hit('/a')), storedSearch(hit('https://elsewhere.example/b'))];
    const named = {...a, id: 'named', packageName: 'remotion', heading: 'fps'};
    writeStoredSearches({recent: [a, b], favorite: [named]});
    expect(readStoredSearches()).toEqual({recent: [a, b], favorite: [named]});
    const wrong: unknown[] = [
      null,
      'text',
      {...a, id: 1},
      {...a, url: 1},
      {...a, url: 'a'},
      {...a, url: '//elsewhere.example'},
      {...a, url: 'javascript:alert(1)'},
      {...a, title: 1},
      {...a, heading: null},
      {...a, kind: 'none'},
      {...a, packageName: 1},
      {...a, packageName: undefined},
      {...a, breadcrumb: 'Docs'},
      {...a, breadcrumb: [1]},
    ];
    kept.set('search.recent', JSON.stringify([...wrong, a]));
    kept.set('search.favorite', '{');
    expect(readStoredSearches()).toEqual({recent: [a], favorite: []});
    kept.set('search.recent', '{}');
    expect(readStoredSearches()).toEqual({recent: [], favorite: []});
  } finally {
    Reflect.deleteProperty(globalThis, 'localStorage');
  }
  // Without storage, the lists last as long as the page.
  writeStoredSearches({recent: [], favorite: []});
  expect(readStoredSearches()).toEqual({recent: [], favorite: []});
});
