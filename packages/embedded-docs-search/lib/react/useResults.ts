import {useCallback, useEffect, useState} from 'react';

import type {SearchResult} from '../index.ts';
import {followSearch, requestFor, type SearchSource} from './followSearch.ts';

/** What is looked for: a query, and one kind of page or all. */
export interface SearchParameters<Kind extends string = string> {
  query: string;
  kind: Kind | undefined;
}

interface Progress {
  wanted?: object;
  status: 'idle' | 'loading' | 'stalled' | 'error';
  /** After an error: reloading the page helps. */
  isOutdated: boolean;
}

type Found<Kind extends string> = Pick<SearchResult<Kind>, 'hits' | 'count' | 'kinds' | 'hasMore'>;

export interface Results<Kind extends string = string>
  extends Found<Kind>, Omit<Progress, 'wanted'> {
  /** The query and kind of the shown results; undefined before the first results. */
  answered: SearchParameters<Kind> | undefined;
  loadMore: () => void;
  retry: () => void;
}

const loading: Progress = {status: 'loading', isOutdated: false};
const nothing = {hits: [], count: 0, kinds: {}, hasMore: false};

/** Results for a query and kind, page by page; the old ones stay until new ones arrive. */
export const useResults = <Kind extends string>(
  source: SearchSource<Kind>,
  parameters: SearchParameters<Kind>,
): Results<Kind> => {
  // A new object triggers a new search.
  const [wanted, setWanted] = useState({parameters, pages: 1});
  const [answer, setAnswer] = useState<typeof wanted & {found: Found<Kind>}>();
  const [progress, setProgress] = useState(loading);
  const {query, kind} = wanted.parameters;
  if (query !== parameters.query || kind !== parameters.kind) setWanted({parameters, pages: 1});

  useEffect(() => {
    if (query.trim() === '') {
      setAnswer(undefined);
      return undefined;
    }
    const request = requestFor(source, query);
    // All pages at once: the order may have changed as more of the index has loaded.
    const hitsPerPage = request.hitsPerPage * wanted.pages;
    const report = (status: Progress['status'], isOutdated = false): void => {
      setProgress({wanted, status, isOutdated});
    };
    return followSearch(
      () => source.engine.search({...request, kind, hitsPerPage}),
      (found) => {
        setAnswer({...wanted, found});
        report('idle');
      },
      ({isOutdated}) => {
        report('error', isOutdated);
      },
      () => {
        report('stalled');
      },
    );
  }, [source, wanted, query, kind]);

  const loadMore = useCallback(() => {
    if (answer) setWanted({parameters: answer.parameters, pages: answer.pages + 1});
  }, [answer]);
  const retry = useCallback(() => {
    setWanted((before) => ({...before}));
  }, []);
  const {status, isOutdated} = progress.wanted === wanted ? progress : loading;
  return {
    ...(answer?.found ?? nothing),
    answered: answer?.parameters,
    status: query.trim() === '' ? 'idle' : status,
    isOutdated,
    loadMore,
    retry,
  };
};
