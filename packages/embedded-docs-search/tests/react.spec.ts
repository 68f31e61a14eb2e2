import {expect, test} from '@playwright/test';

import {SearchFailure, type SearchHit} from '../lib/index';
import {followSearch} from '../lib/react/followSearch';
import {groupItems} from '../lib/groups';
import {keepOrder} from '../lib/react/keepOrder';
import {
  readStoredSearches,
  storedSearch,
  withFavorite,
  withoutSearch,
  withRecent,
  writeStoredSearches,
  type StoredSearches,
} from '../lib/react/storedSearches';

const isKind = (value: unknown): value is string => value === 'guide';

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
  const groups = groupItems(hits, ({group}) => group, 2);
  expect([...groups].map(([title, found]) => [title, urlsOf(found)])).toEqual([
    ['One', ['/a', '/c']],
    ['Two', ['/b']],
  ]);
});

test('recent searches are limited to 7, or to 4 beside favorites, of which there are 10', () => {
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
  expect(urlsOf(withoutSearch(searches, entry(31)).favorite)).not.toContain('/page-31');
});

test('what the browser keeps is read again, but only what has the shape of a search', () => {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  };
  Object.defineProperty(globalThis, 'localStorage', {value: storage, configurable: true});
  try {
    expect(readStoredSearches(isKind)).toEqual({recent: [], favorite: []});
    const [a, b] = [storedSearch(hit('/a')), storedSearch(hit('https://elsewhere.example/b'))];
    const named = {...a, id: 'named', packageName: 'garden', heading: 'fps'};
    writeStoredSearches({recent: [a, b], favorite: [named]});
    expect(readStoredSearches(isKind)).toEqual({recent: [a, b], favorite: [named]});
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
    expect(readStoredSearches(isKind)).toEqual({recent: [a], favorite: []});
    kept.set('search.recent', '{}');
    expect(readStoredSearches(isKind)).toEqual({recent: [], favorite: []});
  } finally {
    Reflect.deleteProperty(globalThis, 'localStorage');
  }
  // Without storage, the lists last as long as the page.
  writeStoredSearches({recent: [], favorite: []});
  expect(readStoredSearches(isKind)).toEqual({recent: [], favorite: []});
});

test('a search reports what it finds, once; after it has been left, nothing', async () => {
  const reports: unknown[] = [];
  const report = (name: string) => (value?: unknown) => reports.push([name, value]);
  const follow = (found: Promise<string>) =>
    followSearch(
      (onEarly) => {
        onEarly('early');
        return found;
      },
      report('result'),
      report('failure'),
      report('stalled'),
      report('early'),
    );
  follow(Promise.resolve('all'));
  await Promise.resolve();
  expect(reports.splice(0)).toEqual([
    ['early', 'early'],
    ['result', 'all'],
  ]);
  follow(Promise.reject(new SearchFailure('Not found', true)));
  follow(Promise.reject(new Error('Broken')));
  await new Promise((resolve) => setTimeout(resolve));
  expect(reports.splice(0).filter((entry) => (entry as [string])[0] === 'failure')).toEqual([
    ['failure', {isOutdated: true}],
    ['failure', {isOutdated: false}],
  ]);
  const leave = follow(Promise.resolve('late'));
  leave();
  await new Promise((resolve) => setTimeout(resolve));
  expect(reports).toEqual([['early', 'early']]);
});

test('a search is stalled when nothing has been found after 300 ms', async () => {
  let count = 0;
  const countUp = (): void => {
    count += 1;
  };
  const never = new Promise<string>(() => undefined);
  followSearch(() => never, countUp, countUp, countUp);
  followSearch(() => never, countUp, countUp, countUp)();
  await expect.poll(() => count, {timeout: 2000}).toBe(1);
});
