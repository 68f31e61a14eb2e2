import {useCallback, useEffect, useRef, useState, type RefObject} from 'react';
import {flushSync} from 'react-dom';

import {searchEngine} from '@site/src/search/lazyEngine';
import {
  hitsPerGroup,
  hitsPerPage,
  SearchFailure,
  snippetWords,
  stalledAfter,
  type SearchHit,
  type SearchResult,
} from '@site/src/search/searchEngine';

import {hitsInView} from './hitsInView';
import {keepOrder} from './keepOrder';

/** Results of a query; `count` is undefined while it may still grow. */
export interface Answer {
  query: string;
  hits: readonly SearchHit[];
  count: number | undefined;
  suggestions: readonly string[];
}

export interface Answers {
  answer: Answer | undefined;
  /** Why there is none. */
  failure: {isOutdated: boolean} | undefined;
  isStalled: boolean;
  /** Starts a search at once; what an earlier one finds is no longer shown. */
  search: (query: string) => void;
  /** Searches once more after a failure. */
  retry: (query: string) => void;
}

const complete = (query: string, result: SearchResult, before?: Answer): Answer => ({
  query,
  hits: before ? keepOrder(before.hits, result.hits) : result.hits,
  count: result.count,
  suggestions: result.suggestions,
});

/**
 * Answers to what is typed; the previous one stays until the next arrives. While `isPointing`, hits
 * of an incomplete answer keep their places when it is completed.
 */
export const useAnswers = (initialQuery: string, isPointing: RefObject<boolean>): Answers => {
  const [answer, setAnswer] = useState<Answer>();
  const [failure, setFailure] = useState<Answers['failure']>();
  const [isStalled, setStalled] = useState(false);
  const leave = useRef<() => void>(undefined);
  const search = useCallback(
    (query: string) => {
      leave.current?.();
      if (query.trim() === '') {
        setAnswer(undefined);
        setFailure(undefined);
        setStalled(false);
        return;
      }
      let isCurrent = true;
      let early: Answer | undefined;
      const stalled = setTimeout(() => {
        setStalled(true);
      }, stalledAfter);
      leave.current = () => {
        isCurrent = false;
        clearTimeout(stalled);
      };
      const settle = (next: Answer): void => {
        clearTimeout(stalled);
        // At once, not in a task of its own, which may come after the next frame.
        flushSync(() => {
          setStalled(false);
          setFailure(undefined);
          setAnswer(next);
        });
      };
      const kept = (): Answer | undefined => (isPointing.current ? early : undefined);
      searchEngine
        .search(
          {query, page: 0, hitsPerPage, hitsPerGroup, hitsInView, snippetWords: snippetWords()},
          (result) => {
            if (!isCurrent) return;
            early = {...complete(query, result, kept()), count: undefined};
            settle(early);
          },
        )
        .then(
          (result) => {
            if (isCurrent) settle(complete(query, result, kept()));
          },
          (error: unknown) => {
            if (!isCurrent || early) return;
            clearTimeout(stalled);
            setStalled(false);
            setAnswer(undefined);
            setFailure({isOutdated: error instanceof SearchFailure && error.isOutdated});
          },
        );
    },
    [isPointing],
  );
  useEffect(() => {
    search(initialQuery);
    return () => leave.current?.();
  }, [search, initialQuery]);
  const retry = useCallback(
    (query: string) => {
      setFailure(undefined);
      search(query);
    },
    [search],
  );
  return {answer, failure, isStalled, search, retry};
};
