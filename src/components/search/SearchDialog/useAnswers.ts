import {useCallback, useEffect, useRef, useState, type RefObject} from 'react';
import {flushSync} from 'react-dom';
import {SearchFailure} from 'embedded-docs-search';

import {searchEngine} from '@site/src/search/lazyEngine';
import {
  hitsPerGroup,
  hitsPerPage,
  snippetWords,
  stalledAfter,
  type SearchHit,
  type SearchResult,
} from '@site/src/search/searchEngine';

import {hitsInView} from './hitsInView';
import {keepOrder} from './keepOrder';

/** Snippets below the view load when no key follows for this time, in milliseconds. */
const restAfter = 200;

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
      let rest: ReturnType<typeof setTimeout> | undefined;
      leave.current = () => {
        isCurrent = false;
        clearTimeout(stalled);
        clearTimeout(rest);
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
      const request = {query, page: 0, hitsPerPage, hitsPerGroup, snippetWords: snippetWords()};
      const completeRest = async (before: Answer): Promise<void> => {
        // With early results wanted, of which nothing is shown, the search waits for all snippets.
        const result = await searchEngine.search(request, () => undefined);
        if (isCurrent) settle(complete(query, result, isPointing.current ? before : undefined));
      };
      searchEngine
        .search({...request, hitsInView}, (result) => {
          if (!isCurrent) return;
          early = {...complete(query, result, kept()), count: undefined};
          settle(early);
        })
        .then(
          (result) => {
            if (!isCurrent) return;
            const answered = complete(query, result, kept());
            settle(answered);
            if (result.isWhole) return;
            rest = setTimeout(() => {
              // What is shown stays when the rest cannot be loaded.
              completeRest(answered).catch(() => undefined);
            }, restAfter);
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
