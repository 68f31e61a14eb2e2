import {site} from '@site/src/config/site';
import type {SearchKind} from '@site/src/content/searchKinds';
import {maxQueryLength} from '@site/src/search/searchEngine';

/** Address of the search page, below the base URL, for a query and a kind of page. */
export const searchPageUrl = (baseUrl: string, query = '', kind?: SearchKind): string => {
  const parameters = new URLSearchParams();
  if (query !== '') parameters.set('q', query.slice(0, maxQueryLength));
  if (kind) parameters.set('kind', kind);
  return `${baseUrl}search${parameters.size > 0 ? `?${parameters.toString()}` : ''}`;
};

/** Address of the index of error messages, with a message to look for. */
export const errorIndexUrl = (message: string): string =>
  `/docs/errors?${new URLSearchParams({q: message}).toString()}`;

/** Link to report a search that should have had results. */
export const reportUrl = (query: string): string =>
  `${site.issuesUrl}/new?${new URLSearchParams({title: `No search results for "${query}"`, labels: 'docs'}).toString()}`;

/** Results on other sites are opened by a full page load. */
export const isExternal = (url: string): boolean => /^https?:\/\//i.test(url);
