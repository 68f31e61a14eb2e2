import type {ReactNode} from 'react';
import {HitTitle, MarkedText} from 'embedded-docs-search/react';

import type {SearchHit} from '@site/src/search/searchEngine';

import {HitPlace, HitStill} from '../HitText';
import {ResultLink} from '../ResultLink';
import styles from './styles.module.css';

/** A result on the search page. */
export function Result({hit}: {hit: SearchHit}): ReactNode {
  return (
    <article className={styles.result}>
      <HitStill className={styles.still} hit={hit} />
      <h2 className={styles.title} data-since={hit.since} data-sure={hit.sure}>
        <ResultLink url={hit.url}>
          <HitTitle {...hit} />
        </ResultLink>
      </h2>
      <p className={styles.where}>
        <HitPlace kindClassName={styles.kind} hit={hit} />
      </p>
      {hit.signature !== undefined && <code className={styles.signature}>{hit.signature}</code>}
      {hit.snippet.length > 0 && (
        <p className={styles.snippet}>
          <MarkedText parts={hit.snippet} />
        </p>
      )}
    </article>
  );
}
