import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';

import {startingPoints} from '@site/src/data/starting-points';

import styles from './styles.module.css';

/** The demos to begin with; each opens in the editor above. */
export function StartingPoints(): ReactNode {
  const stills = useBaseUrl('/img/demos/');
  return (
    <ul className={styles.points}>
      {startingPoints.map(({id, title, shows}) => (
        <li key={id} className={styles.point}>
          <img
            src={`${stills}${id}.webp`}
            alt=""
            width={1280}
            height={720}
            loading="lazy"
            decoding="async"
          />
          <Link to={`/playground?start=${id}#editor`}>{title}</Link>
          <p>{shows}</p>
        </li>
      ))}
    </ul>
  );
}
