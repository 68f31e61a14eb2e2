import type {DocSearchModalProps} from '@docsearch/react';

import {
  hitsPerPage,
  snippetWordsFor,
  SearchFailure,
  type SearchEngine,
  type SearchHit,
} from '@site/src/search/types';

type TransformClient = NonNullable<DocSearchModalProps['transformSearchClient']>;
type Client = ReturnType<TransformClient>;

const plain = (parts: SearchHit['title']): string => parts.map(({text}) => text).join('');

/**
 * Of the modal's own fields only those that it groups by and shows as text. Type lvl0 makes it leave
 * out what it would insert as HTML; our component shows the hit instead.
 */
const modalHit = (found: SearchHit): unknown => ({
  objectID: found.id,
  url: found.url,
  type: 'lvl0',
  content: null,
  hierarchy: {lvl0: found.group, lvl1: plain(found.title)},
  found,
});

/** The query of the modal's request; it always sends one. */
const queryOf = (parameters: unknown): string => {
  const {requests} = parameters as {requests?: {query?: unknown}[]};
  const query = requests?.[0]?.query;
  return typeof query === 'string' ? query : '';
};

interface Listener {
  onSuccess: () => void;
  onFailure: (query: string, isOutdated: boolean) => void;
}

/** Makes the modal ask our engine. A failure is reported, and answered with no hits. */
export const engineClient =
  (engine: SearchEngine, {onSuccess, onFailure}: Listener): TransformClient =>
  (client) => {
    const search = async (parameters: unknown): Promise<unknown> => {
      const query = queryOf(parameters);
      const isNarrow = window.matchMedia('(max-width: 768px)').matches;
      try {
        const result = await engine.search({
          query,
          page: 0,
          hitsPerPage,
          snippetWords: snippetWordsFor(isNarrow),
        });
        onSuccess();
        return {results: [{hits: result.hits.map(modalHit), nbHits: result.count}]};
      } catch (error) {
        onFailure(query, error instanceof SearchFailure && error.isOutdated);
        return {results: [{hits: [], nbHits: 0}]};
      }
    };
    return {...client, search: search as Client['search']};
  };
