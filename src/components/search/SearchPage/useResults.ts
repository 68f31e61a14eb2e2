import {useCallback, useEffect, useState} from 'react';
import {SearchFailure} from 'embedded-docs-search';

import {searchEngine} from '@site/src/search/lazyEngine';
import {
  hitsPerPage,
  snippetWords,
  stalledAfter,
  type SearchHit,
  type SearchResult,
} from '@site/src/search/searchEngine';

import type {SearchParameters} from './useSearchParameters';

export type Status = 'idle' | 'loading' | 'stalled' | 'error';

export interface Results {
  status: Status;
  /** The query and kind of the shown results; undefined before the first results. */
  answered: SearchParameters | undefined;
  hits: readonly SearchHit[];
  count: number;
  kinds: SearchResult['kinds'];
  hasMore: boolean;
  isOutdated: boolean;
  loadMore: () => void;
  retry: () => void;
}

interface Answer {
  parameters: SearchParameters;
  pages: number;
  hits: readonly SearchHit[];
  result: SearchResult;
}

const isSame = (a: SearchParameters, b: SearchParameters | undefined): boolean =>
  a.query === b?.query && a.kind === b.kind;

/** Results for a query and kind, page by page; the old ones stay until new ones arrive. */
export const useResults = (parameters: SearchParameters): Results => {
  const [answer, setAnswer] = useState<Answer>();
  const [status, setStatus] = useState<Status>('idle');
  const [isOutdated, setIsOutdated] = useState(false);
  // A new object triggers a new search.
  const [wanted, setWanted] = useState({parameters, pages: 1});
  if (!isSame(parameters, wanted.parameters)) setWanted({parameters, pages: 1});

  useEffect(() => {
    const {query, kind} = wanted.parameters;
    if (query.trim() === '') {
      setAnswer(undefined);
      setStatus('idle');
      return undefined;
    }
    let isCurrent = true;
    setStatus('loading');
    const stalled = setTimeout(() => {
      setStatus('stalled');
    }, stalledAfter);
    searchEngine
      .search({
        query,
        kind,
        // All pages at once: the order may have changed as more of the index has loaded.
        page: 0,
        hitsPerPage: hitsPerPage * wanted.pages,
        snippetWords: snippetWords(),
        allSnippets: true,
      })
      .then(
        (result) => {
          if (!isCurrent) return;
          setAnswer({
            parameters: wanted.parameters,
            pages: wanted.pages,
            hits: result.hits,
            result,
          });
          setStatus('idle');
        },
        (error: unknown) => {
          if (!isCurrent) return;
          setIsOutdated(error instanceof SearchFailure && error.isOutdated);
          setStatus('error');
        },
      )
      .finally(() => {
        clearTimeout(stalled);
      });
    return () => {
      isCurrent = false;
      clearTimeout(stalled);
    };
  }, [wanted]);

  const loadMore = useCallback(() => {
    if (answer) setWanted({parameters: answer.parameters, pages: answer.pages + 1});
  }, [answer]);
  const retry = useCallback(() => {
    setWanted((before) => ({...before}));
  }, []);
  return {
    status,
    answered: answer?.parameters,
    hits: answer?.hits ?? [],
    count: answer?.result.count ?? 0,
    kinds: answer?.result.kinds ?? {},
    hasMore: answer?.result.hasMore ?? false,
    isOutdated,
    loadMore,
    retry,
  };
};
