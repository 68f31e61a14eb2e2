import {useEffect, useState} from 'react';
import {followSearch} from 'embedded-docs-search/react';

import type {Explanation} from '@site/src/errors/explain';
import {searchEngine} from '@site/src/search/lazyEngine';

/** What is known about a pasted text. */
export interface Explained {
  /** The text that the rest is about; empty before the first one. */
  readonly pasted: string;
  readonly explanation?: Explanation;
  /** Why there is no explanation. */
  readonly failure?: {readonly isOutdated: boolean};
}

const nothing: Explained = {pasted: ''};

/**
 * Has a pasted text explained, within the browser; the previous explanation stays until the next one is
 * there.
 */
export const useExplanation = (pasted: string): Explained => {
  const [explained, setExplained] = useState(nothing);
  useEffect(() => {
    if (pasted.trim() === '') {
      setExplained(nothing);
      return undefined;
    }
    return followSearch(
      () => searchEngine.explain(pasted),
      (explanation) => {
        setExplained({pasted, explanation});
      },
      (failure) => {
        setExplained({pasted, failure});
      },
    );
  }, [pasted]);
  return explained;
};
