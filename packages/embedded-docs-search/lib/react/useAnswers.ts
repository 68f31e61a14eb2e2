import {useCallback, useEffect, useRef, useState, type RefObject} from 'react';
import {flushSync} from 'react-dom';

import type {SearchHit, SearchResult} from '../index.ts';
import {followSearch, requestFor, type Failed, type SearchSource} from './followSearch.ts';
import {keepOrder} from './keepOrder.ts';

/** Snippets below the view load when no key follows for this time, in milliseconds. */
const restAfter = 200;

/** Results of a query; `count` is undefined while it may still grow. */
export interface Answer<Kind extends string = string> {
  query: string;
  hits: readonly SearchHit<Kind>[];
  count: number | undefined;
  suggestions: readonly string[];
}

interface State<Kind extends string> {
  answer?: Answer<Kind>;
  /** Why there is no answer. */
  failed?: Failed;
  isStalled?: boolean;
}

export interface Answers<Kind extends string> extends State<Kind> {
  /** What is searched for; it changes before there is an answer. */
  query: RefObject<string>;
  /** Starts a search at once; what an earlier one finds is no longer shown. */
  search: (query: string) => void;
  /** Searches once more after a failure. */
  retry: () => void;
}

const nothing = {};

/**
 * Answers to what is typed; the previous one stays until the next arrives. While `isPointing`, hits
 * of an incomplete answer keep their places when it is completed.
 */
export const useAnswers = <Kind extends string>(
  source: SearchSource<Kind>,
  initialQuery: string,
  isPointing: RefObject<boolean>,
): Answers<Kind> => {
  // Not a state: rendering the query on each key would delay the results.
  const current = useRef(initialQuery);
  const [state, setState] = useState<State<Kind>>(nothing);
  const leave = useRef<() => void>(undefined);
  const search = useCallback(
    (query: string) => {
      leave.current?.();
      current.current = query;
      if (query.trim() === '') {
        setState(nothing);
        return;
      }
      const {engine} = source;
      const request = requestFor(source, query);
      let shown: Answer<Kind> | undefined;
      const show = (result: SearchResult<Kind>, count?: number): void => {
        const hits = shown && isPointing.current ? keepOrder(shown.hits, result.hits) : result.hits;
        const answer = {query, hits, count, suggestions: result.suggestions};
        shown = answer;
        // At once, not in a task of its own, which may come after the next frame.
        flushSync(() => {
          setState({answer});
        });
      };
      const showWhole = (result: SearchResult<Kind>): void => {
        show(result, result.count);
      };
      // With early results wanted, of which nothing is shown, the search waits for all snippets. What is
      // shown stays when they cannot be loaded.
      const completeRest = (): void => {
        const whole = {...request, hitsInView: undefined};
        leave.current = followSearch(() => engine.search(whole, () => undefined), showWhole);
      };
      leave.current = followSearch<SearchResult<Kind>>(
        (onEarly) => engine.search(request, onEarly),
        (result) => {
          showWhole(result);
          if (result.isWhole) return;
          const rest = setTimeout(completeRest, restAfter);
          leave.current = () => {
            clearTimeout(rest);
          };
        },
        (failed) => {
          if (!shown) setState({failed});
        },
        () => {
          setState((before) => ({...before, isStalled: true}));
        },
        (result) => {
          show(result);
        },
      );
    },
    [source, isPointing],
  );
  useEffect(() => {
    search(initialQuery);
    return () => leave.current?.();
  }, [search, initialQuery]);
  const retry = useCallback(() => {
    setState(nothing);
    search(current.current);
  }, [search]);
  return {...state, query: current, search, retry};
};
