import type {ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {HitTitle, MarkedText, useResults, whereOf} from 'embedded-docs-search/react';

import {ResultLink} from '@site/src/components/search/ResultLink';
import {SearchFailure} from '@site/src/components/search/SearchFailure';
import {searchPageUrl} from '@site/src/components/search/links';
import {pageSource} from '@site/src/components/search/pageSource';
import {seeAll} from '@site/src/components/search/texts';

import styles from './styles.module.css';

/** Pages listed in the panel; the search page shows the rest. */
const listed = 4;

interface Props {
  /** Empty before the first question. */
  query: string;
  onFollow: () => void;
}

/** The pages that best match a question, or why there are none. */
export function Answer({query, onFollow}: Props): ReactNode {
  const baseUrl = useBaseUrl('/');
  const results = useResults(pageSource, {query, kind: undefined});
  const {status, answered, hits, count, isOutdated, retry} = results;
  const isCurrent = status === 'idle' && answered?.query === query;
  const found = count === 1 ? '1 page found.' : `${count} pages found.`;
  return (
    <>
      <p className={styles.status} role="status" data-status={status}>
        {status === 'stalled' && 'Searching …'}
        {isCurrent &&
          (count > 0 ? found : 'No pages found. Try different words, or ask on Discord.')}
      </p>
      {status === 'error' && (
        <SearchFailure
          buttonClassName="button button--secondary button--sm"
          isOutdated={isOutdated}
          onRetry={retry}
        />
      )}
      {status !== 'error' && hits.length > 0 && (
        <>
          <ol className={styles.results}>
            {hits.slice(0, listed).map((hit) => (
              <li key={hit.id} className={styles.result}>
                <ResultLink url={hit.url} onFollow={onFollow}>
                  <HitTitle {...hit} />
                </ResultLink>
                <span className={styles.where}>{whereOf(hit)}</span>
                <span>
                  <MarkedText parts={hit.snippet} />
                </span>
              </li>
            ))}
          </ol>
          {count > listed && (
            <p>
              <ResultLink
                url={searchPageUrl(baseUrl, answered?.query ?? query)}
                onFollow={onFollow}
              >
                {seeAll(count)}
              </ResultLink>
            </p>
          )}
        </>
      )}
    </>
  );
}
