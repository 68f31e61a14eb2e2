import type {Explanation} from '../../errors/explain';
import type {SearchRequest, SearchResult} from '../searchEngine';

/** Messages from the page to the worker. */
export type WorkerRequest =
  | {id: number; type: 'open'; index: string}
  | {id: number; type: 'search'; index: string; request: SearchRequest; wantsEarly: boolean};

/**
 * Messages from the worker; `failure` is the reason for a failure. A complete answer follows an
 * early one.
 */
export interface WorkerResponse {
  id: number;
  isEarly?: boolean;
  result?: SearchResult | undefined;
  failure?: Failure | undefined;
}

interface Failure {
  message: string;
  isOutdated: boolean;
}

/** A pasted message from the page to the worker that explains it. */
export interface ExplainRequest {
  id: number;
  index: string;
  pasted: string;
}

/** Its answer. */
export interface ExplainResponse {
  id: number;
  explanation?: Explanation | undefined;
  failure?: Failure | undefined;
}
