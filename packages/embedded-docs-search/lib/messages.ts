import {SearchFailure, type SearchRequest, type SearchResult} from './index.ts';

/** Messages from the page to the worker. */
export type WorkerRequest =
  | {id: number; type: 'open'; index: string}
  | {id: number; type: 'search'; index: string; request: SearchRequest; wantsEarly: boolean};

/** The reason for a failure, in an answer. */
export interface Failure {
  message: string;
  isOutdated: boolean;
}

/** What an error in a worker tells the page. */
export const failureOf = (error: unknown): Failure => ({
  message: error instanceof Error ? error.message : String(error),
  isOutdated: error instanceof SearchFailure && error.isOutdated,
});

/** Messages from the worker. A complete answer follows an early one. */
export interface WorkerResponse {
  id: number;
  isEarly?: boolean;
  result?: SearchResult | undefined;
  failure?: Failure | undefined;
}
