import type {SearchEngine, SearchFailure, SearchRequest} from '../index.ts';

/** Where results come from, and what is requested with each query. */
export interface SearchSource<Kind extends string = string> {
  engine: SearchEngine<Kind>;
  /** Called for each search, because the length of snippets can depend on the screen. */
  request: () => Omit<SearchRequest, 'query' | 'page' | 'kind'>;
}

/** Why there are no results. If the site has been redeployed, reloading the page helps. */
export interface Failed {
  isOutdated: boolean;
}

/** A search counts as stalled after this time, in milliseconds. */
const stalledAfter = 300;

/** The request for a query's first page of results. */
export const requestFor = <Kind extends string>(
  source: SearchSource<Kind>,
  query: string,
): SearchRequest<Kind> => ({...source.request(), query, page: 0});

/**
 * Reports what a search finds, until the returned function is called.
 *
 * @param onStalled called if nothing was found, and nothing failed, after 300 ms
 */
export const followSearch = <Result>(
  start: (onEarly: (result: Result) => void) => Promise<Result>,
  onResult: (result: Result) => void,
  onFailure?: (failed: Failed) => void,
  onStalled?: () => void,
  onEarly?: (result: Result) => void,
): (() => void) => {
  let isCurrent = true;
  const stalled = setTimeout(() => onStalled?.(), stalledAfter);
  const reportTo =
    <T>(report?: (value: T) => void) =>
    (value: T): void => {
      if (!isCurrent) return;
      clearTimeout(stalled);
      report?.(value);
    };
  const fail = reportTo(onFailure);
  start(reportTo(onEarly)).then(reportTo(onResult), (error: unknown) => {
    // Mostly a SearchFailure; its class is loaded with the engine.
    fail({isOutdated: (error as Partial<SearchFailure> | undefined)?.isOutdated === true});
  });
  return () => {
    isCurrent = false;
    clearTimeout(stalled);
  };
};
