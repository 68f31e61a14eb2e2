import {useCallback, useRef, useState} from 'react';

import type {SearchHit} from '../index.ts';

/** A result that was chosen, as it is kept in the browser. */
export interface StoredSearch<Kind extends string = string> extends Pick<
  SearchHit<Kind>,
  'id' | 'url' | 'kind' | 'packageName' | 'breadcrumb'
> {
  title: string;
  heading: string;
}

export interface StoredSearches<Kind extends string = string> {
  recent: readonly StoredSearch<Kind>[];
  favorite: readonly StoredSearch<Kind>[];
}

/** Tells whether a value is one of the site's kinds of pages. */
export type IsKind<Kind extends string> = (value: unknown) => value is Kind;

const recentLimit = 7;
const recentLimitWithFavorites = 4;
const favoriteLimit = 10;

const keys = {recent: 'search.recent', favorite: 'search.favorite'} as const;

const plain = (parts: SearchHit['title']): string => parts.map(({text}) => text).join('');

/** What is kept of a result. */
export const storedSearch = <Kind extends string>(hit: SearchHit<Kind>): StoredSearch<Kind> => {
  const {id, url, title, heading, kind, packageName, breadcrumb} = hit;
  return {id, url, title: plain(title), heading: plain(heading), kind, packageName, breadcrumb};
};

const isText = (value: unknown): value is string => typeof value === 'string';

const isStoredSearch =
  <Kind extends string>(isKind: IsKind<Kind>) =>
  (value: unknown): value is StoredSearch<Kind> => {
    const entry = (value ?? {}) as Partial<Record<keyof StoredSearch, unknown>>;
    const {id, url, title, heading, kind, packageName, breadcrumb} = entry;
    return (
      [id, url, title, heading, packageName ?? id].every(isText) &&
      packageName !== undefined &&
      /^(?:https?:\/\/|\/(?!\/))/i.test(String(url)) &&
      isKind(kind) &&
      Array.isArray(breadcrumb) &&
      breadcrumb.every(isText)
    );
  };

const limited = <Kind extends string>({
  recent,
  favorite,
}: StoredSearches<Kind>): StoredSearches<Kind> => ({
  recent: recent.slice(0, favorite.length > 0 ? recentLimitWithFavorites : recentLimit),
  favorite: favorite.slice(0, favoriteLimit),
});

const readList = <Kind extends string>(key: string, isKind: IsKind<Kind>): StoredSearch<Kind>[] => {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isStoredSearch(isKind)) : [];
  } catch {
    return [];
  }
};

/** Reads the lists; what is not a stored search is left out, and without storage both are empty. */
export const readStoredSearches = <Kind extends string>(
  isKind: IsKind<Kind>,
): StoredSearches<Kind> =>
  limited({recent: readList(keys.recent, isKind), favorite: readList(keys.favorite, isKind)});

/** Keeps the lists, as far as the browser's storage allows. */
export const writeStoredSearches = (searches: StoredSearches): void => {
  try {
    localStorage.setItem(keys.recent, JSON.stringify(searches.recent));
    localStorage.setItem(keys.favorite, JSON.stringify(searches.favorite));
  } catch {
    // Private windows and full storage: the lists last as long as the page.
  }
};

/** A change of the lists by one entry. */
export type Change = <Kind extends string>(
  searches: StoredSearches<Kind>,
  entry: StoredSearch<Kind>,
) => StoredSearches<Kind>;

/** Removes an entry from both lists. */
export const withoutSearch: Change = ({recent, favorite}, {id}) => ({
  recent: recent.filter((entry) => entry.id !== id),
  favorite: favorite.filter((entry) => entry.id !== id),
});

/** Puts a chosen result first among the recent ones, unless it is a favorite. */
export const withRecent: Change = (searches, entry) => {
  if (searches.favorite.some(({id}) => id === entry.id)) return searches;
  const {recent, favorite} = withoutSearch(searches, entry);
  return limited({recent: [entry, ...recent], favorite});
};

/** Moves a recent search to the favorites. */
export const withFavorite: Change = (searches, entry) => {
  const {recent, favorite} = withoutSearch(searches, entry);
  return limited({recent, favorite: [entry, ...favorite]});
};

export interface StoredSearchState<Kind extends string> {
  searches: StoredSearches<Kind>;
  /** Changes the lists, and keeps them in the browser. */
  change: (how: Change, entry: StoredSearch<Kind>) => void;
}

/** Recent searches and favorites, stored in the browser. */
export const useStoredSearches = <Kind extends string>(
  isKind: IsKind<Kind>,
): StoredSearchState<Kind> => {
  const [searches, setSearches] = useState(() => readStoredSearches(isKind));
  const latest = useRef(searches);
  const change = useCallback((how: Change, entry: StoredSearch<Kind>) => {
    latest.current = how(latest.current, entry);
    // Immediately, because following a result closes the dialog before the next render.
    writeStoredSearches(latest.current);
    setSearches(latest.current);
  }, []);
  return {searches, change};
};
