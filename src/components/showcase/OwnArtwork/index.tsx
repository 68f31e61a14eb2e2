import type {ReactNode} from 'react';

import styles from './styles.module.css';

/** A drawing of ours in place of someone's work, as wide as its container, with a label that says so. */
export function OwnArtwork({children}: {children: ReactNode}): ReactNode {
  return (
    <div className={styles.artwork}>
      {children}
      <p className={styles.label}>Our artwork</p>
    </div>
  );
}
