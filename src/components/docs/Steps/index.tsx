import type {ReactNode} from 'react';

import styles from './styles.module.css';

/** Wraps a numbered Markdown list: a procedure along a timeline. */
export function Steps({children}: {children: ReactNode}): ReactNode {
  return <div className={styles.steps}>{children}</div>;
}
