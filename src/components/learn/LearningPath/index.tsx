import type {ReactNode} from 'react';

import styles from './styles.module.css';

/** The parts of a tutorial as a list of links, and a bar that shows reading progress. */
export function LearningPath({children}: {children: ReactNode}): ReactNode {
  return (
    <nav className={styles.path} aria-label="Tutorial steps">
      <div className={styles.progress} aria-hidden="true" />
      {children}
    </nav>
  );
}
