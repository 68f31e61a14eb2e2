import type {ReactNode} from 'react';

import styles from './styles.module.css';

/** The command that starts a project, with a tab for each package manager. */
export function StartCommand({children}: {children: ReactNode}): ReactNode {
  return <div className={styles.command}>{children}</div>;
}
