import type {DocSearchModalProps} from '@docsearch/react';

import {
  hitsPerPage,
  snippetWordsFor,
  SearchFailure,
  type SearchEngine,
  type SearchHit,
  type SearchResult,
} from '@site/src/search/searchEngine';

type TransformClient = NonNullable<DocSearchModalProps['transformSearchClient']>;
type Client = ReturnType<TransformClient>;

const plain = (parts: SearchHit['title']): string => parts.map(({text}) => text).join('');

/** Marks results; searches that the modal has stored and lists do not have it. */
export const isResult = Symbol('result');

/** The data that the modal passes to our component. */
export interface ModalHit {
  found: SearchHit;
  [isResult]?: boolean;
}

/**
 * Only those of the modal's own fields that it groups by and shows as text. Type lvl0 makes it
 * leave out what it would insert as HTML; our component shows the hit instead.
 */
const modalHit = (found: SearchHit): ModalHit & Record<string, unknown> => ({
  [isResult]: true,
  objectID: found.id,
  url: found.url,
  type: 'lvl0',
  content: null,
  hierarchy: {lvl0: found.group, lvl1: plain(found.title)},
  found,
});

/** The query of the modal's request, which always contains exactly one. */
const queryOf = (parameters: unknown): string => {
  const {requests} = parameters as {requests?: {query?: unknown}[]};
  const query = requests?.[0]?.query;
  return typeof query === 'string' ? query : '';
};

interface Listener {
  onSuccess: () => void;
  onFailure: (query: string, isOutdated: boolean) => void;
  /**
   * The results of a query, which were shown before everything had loaded, are complete now: query
   * again.
   */
  onComplete: (query: string) => void;
}

/** The count is left out while it may grow. */
const modalAnswer = ({hits}: SearchResult, count?: number): unknown => ({
  results: [{hits: hits.map(modalHit), nbHits: count}],
});

/** Makes the modal query our engine. A failure is reported, and returns no hits. */
export const engineClient =
  (engine: SearchEngine, {onSuccess, onFailure, onComplete}: Listener): TransformClient =>
  (client) => {
    let asked = '';
    let complete: {query: string; result: SearchResult} | undefined;
    const search = async (parameters: unknown): Promise<unknown> => {
      const query = queryOf(parameters);
      asked = query;
      const known = complete;
      complete = undefined;
      if (known?.query === query) return modalAnswer(known.result, known.result.count);
      const isNarrow = window.matchMedia('(max-width: 768px)').matches;
      const request = {query, page: 0, hitsPerPage, snippetWords: snippetWordsFor(isNarrow)};
      return new Promise((resolve) => {
        let isShown = false;
        const showEarly = (result: SearchResult): void => {
          isShown = true;
          onSuccess();
          resolve(modalAnswer(result));
        };
        const show = (result: SearchResult): void => {
          onSuccess();
          resolve(modalAnswer(result, result.count));
          if (!isShown || asked !== query) return;
          complete = {query, result};
          onComplete(query);
        };
        engine.search(request, showEarly).then(show, (error: unknown) => {
          if (isShown) return;
          onFailure(query, error instanceof SearchFailure && error.isOutdated);
          resolve({results: [{hits: [], nbHits: 0}]});
        });
      });
    };
    return {...client, search: search as Client['search']};
  };
