import type {Failure} from 'embedded-docs-search/browser';

import type {Explanation} from '../../errors/explain';

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
