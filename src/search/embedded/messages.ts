import type {SearchRequest, SearchResult} from '../searchEngine';

/** What the page asks the worker. */
export type WorkerRequest =
  | {id: number; type: 'open'; index: string}
  | {id: number; type: 'search'; index: string; request: SearchRequest; wantsEarly: boolean};

/** What the worker answers; `failure` is why it could not. An early answer is followed by the whole one. */
export interface WorkerResponse {
  id: number;
  isEarly?: boolean;
  result?: SearchResult | undefined;
  failure?: {message: string; isOutdated: boolean} | undefined;
}
