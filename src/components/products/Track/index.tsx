import type {ReactNode} from 'react';

import styles from './styles.module.css';

/** The page as a timeline: a ruler down its side, with a playhead that stays where one reads. */
export function Track(): ReactNode {
  return (
    <div className={styles.track} aria-hidden="true">
      <div className={styles.playhead} />
    </div>
  );
}
