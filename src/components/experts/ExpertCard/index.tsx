import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import clsx from 'clsx';

import card from '@site/src/components/lists/card.module.css';
import type {ExpertListing} from '@site/src/data/experts';
import {specialties} from '@site/src/data/specialties';

import styles from './styles.module.css';

interface Props {
  expert: ExpertListing;
  /** Heading level of the name. */
  level: 'h2' | 'h3';
}

/** An expert in a list, linked to the profile. */
export function ExpertCard({expert, level: Name}: Props): ReactNode {
  const {slug, title, summary, sample, evidence} = expert;
  const stills = useBaseUrl('/img/demos/small/');
  return (
    <article className={clsx(card.card, styles.card)}>
      {evidence !== undefined && (
        <img
          className={styles.evidence}
          src={`${stills}${evidence}.webp`}
          alt=""
          width={320}
          height={180}
          loading="lazy"
          decoding="async"
        />
      )}
      <div>
        <Name className={card.name}>
          <Link to={`/experts/${slug}`} className={clsx(card.link, 'stretched-link')}>
            {title}
          </Link>
        </Name>
        <p className={styles.summary}>{summary}</p>
        <p className={styles.tags}>
          {expert.specialties.map((name) => specialties[name]).join(' · ')}
          {sample && <span className={styles.sample}> · Example</span>}
        </p>
      </div>
    </article>
  );
}
