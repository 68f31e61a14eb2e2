import {isSearchKind} from '@site/src/content/searchKinds';
import type {SearchHit} from '@site/src/search/searchEngine';

import {isExternal} from '../links';

/** A result that was chosen, as it is kept in the browser. */
export interface StoredSearch extends Pick<
  SearchHit,
  'id' | 'url' | 'kind' | 'packageName' | 'breadcrumb'
> {
  title: string;
  heading: string;
}

export interface StoredSearches {
  recent: readonly StoredSearch[];
  favorite: readonly StoredSearch[];
}

const recentLimit = 7;
const recentLimitWithFavorites = 4;
const favoriteLimit = 10;

const keys = {recent: 'search.recent', favorite: 'search.favorite'} as const;

const plain = (parts: SearchHit['title']): string => parts.map(({text}) => text).join('');

/** What is kept of a result. */
export const storedSearch = ({
  id,
  url,
  title,
  heading,
  kind,
  packageName,
  breadcrumb,
}: SearchHit): StoredSearch => ({
  id,
  url,
  title: plain(title),
  heading: plain(heading),
  kind,
  packageName,
  breadcrumb,
});

const isStoredSearch = (value: unknown): value is StoredSearch => {
  if (typeof value !== 'object' || value === null) return false;
  const entry = value as Partial<Record<keyof StoredSearch, unknown>>;
  return (
    typeof entry.id === 'string' &&
    typeof entry.url === 'string' &&
    (isExternal(entry.url) || /^\/(?!\/)/.test(entry.url)) &&
    typeof entry.title === 'string' &&
    typeof entry.heading === 'string' &&
    isSearchKind(entry.kind) &&
    (entry.packageName === null || typeof entry.packageName === 'string') &&
    Array.isArray(entry.breadcrumb) &&
    entry.breadcrumb.every((label) => typeof label === 'string')
  );
};

const limited = ({recent, favorite}: StoredSearches): StoredSearches => ({
  recent: recent.slice(0, favorite.length > 0 ? recentLimitWithFavorites : recentLimit),
  favorite: favorite.slice(0, favoriteLimit),
});

const readList = (key: string): StoredSearch[] => {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isStoredSearch) : [];
  } catch {
    return [];
  }
};

/** Reads the lists; what is not a stored search is left out, and without storage both are empty. */
export const readStoredSearches = (): StoredSearches =>
  limited({recent: readList(keys.recent), favorite: readList(keys.favorite)});

/** Keeps the lists, as far as the browser's storage allows. */
export const writeStoredSearches = (searches: StoredSearches): void => {
  try {
    localStorage.setItem(keys.recent, JSON.stringify(searches.recent));
    localStorage.setItem(keys.favorite, JSON.stringify(searches.favorite));
  } catch {
    // Private windows and full storage: the lists last as long as the page.
  }
};

const without = (list: readonly StoredSearch[], id: string): StoredSearch[] =>
  list.filter((entry) => entry.id !== id);

/** Puts a chosen result first among the recent ones, unless it is a favorite. */
export const withRecent = (searches: StoredSearches, entry: StoredSearch): StoredSearches =>
  searches.favorite.some(({id}) => id === entry.id)
    ? searches
    : limited({...searches, recent: [entry, ...without(searches.recent, entry.id)]});

/** Moves a recent search to the favorites. */
export const withFavorite = (searches: StoredSearches, entry: StoredSearch): StoredSearches =>
  limited({
    recent: without(searches.recent, entry.id),
    favorite: [entry, ...without(searches.favorite, entry.id)],
  });

/** Removes an entry from both lists. */
export const withoutSearch = (searches: StoredSearches, id: string): StoredSearches => ({
  recent: without(searches.recent, id),
  favorite: without(searches.favorite, id),
});
