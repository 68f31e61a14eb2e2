import type {ReactNode} from 'react';

import styles from './styles.module.css';

/** Wraps a nested Markdown list of file names. */
export function FileTree({children}: {children: ReactNode}): ReactNode {
  return (
    <div className={styles.tree} data-markdown="file-tree">
      {children}
    </div>
  );
}
