import type {ReactNode} from 'react';

import {searchKinds} from '@site/src/search/kinds';
import type {SearchHit} from '@site/src/search/searchEngine';

import {MarkedText} from '../MarkedText';
import {ResultLink} from '../ResultLink';
import {whereOf} from '../where';
import styles from './styles.module.css';

/** A result on the search page. */
export function Result({hit}: {hit: SearchHit}): ReactNode {
  return (
    <article className={styles.result}>
      <h2 className={styles.title}>
        <ResultLink url={hit.url}>
          <MarkedText parts={hit.title} />
          {hit.heading.length > 0 && (
            <>
              {' › '}
              <MarkedText parts={hit.heading} />
            </>
          )}
        </ResultLink>
      </h2>
      <p className={styles.where}>
        <span className={styles.kind}>{searchKinds[hit.kind]}</span> {whereOf(hit)}
      </p>
      {hit.snippet.length > 0 && (
        <p className={styles.snippet}>
          <MarkedText parts={hit.snippet} />
        </p>
      )}
    </article>
  );
}
