import type {ReactNode} from 'react';

import styles from './styles.module.css';

/**
 * The page as a timeline: a ruler along its side, with a playhead that stays beside what is being
 * read.
 */
export function Track(): ReactNode {
  return (
    <div className={styles.track} aria-hidden="true">
      <div className={styles.playhead} />
    </div>
  );
}
