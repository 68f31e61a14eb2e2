import type {ReactNode} from 'react';

import styles from './styles.module.css';

/** A badge for the first version that has a feature; only where that version is established. */
export function Since({version}: {version: string}): ReactNode {
  return (
    <span className={styles.badge} title={`Available from version ${version}`}>
      since {version}
    </span>
  );
}
