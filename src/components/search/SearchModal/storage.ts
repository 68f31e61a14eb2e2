import {isSearchKind} from '@site/src/search/kinds';
import type {SearchHit, TextPart} from '@site/src/search/searchEngine';

import {isExternal} from '../links';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const areParts = (value: unknown): value is TextPart[] =>
  Array.isArray(value) &&
  value.every(
    (part) => isObject(part) && typeof part.text === 'string' && typeof part.match === 'boolean',
  );

const isUrl = (value: unknown): value is string =>
  typeof value === 'string' && (isExternal(value) || /^\/(?!\/)/.test(value));

const isHit = (value: unknown): value is SearchHit =>
  isObject(value) &&
  isUrl(value.url) &&
  areParts(value.title) &&
  areParts(value.heading) &&
  areParts(value.snippet) &&
  isSearchKind(value.kind) &&
  (value.packageName === null || typeof value.packageName === 'string') &&
  Array.isArray(value.breadcrumb) &&
  value.breadcrumb.every((label) => typeof label === 'string');

const isStored = (value: unknown): boolean =>
  isObject(value) &&
  typeof value.objectID === 'string' &&
  isUrl(value.url) &&
  isObject(value.hierarchy) &&
  isHit(value.found);

/**
 * Removes from the browser's storage what the modal could not show: it reads its lists without
 * checking them. Without storage there is nothing to do.
 */
export const repairStoredSearches = (indexName: string): void => {
  for (const list of ['RECENT', 'FAVORITE']) {
    const key = `__DOCSEARCH_${list}_SEARCHES__${indexName}`;
    try {
      const text = localStorage.getItem(key);
      if (text === null) continue;
      const stored = parse(text);
      const kept = Array.isArray(stored) ? stored.filter(isStored) : [];
      localStorage.setItem(key, JSON.stringify(kept));
    } catch {
      return;
    }
  }
};

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};
