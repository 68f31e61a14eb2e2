import type {ReactNode} from 'react';

import styles from './styles.module.css';

/** A badge with the first version that has a feature, used only where that version is certain. */
export function Since({version}: {version: string}): ReactNode {
  return (
    <span className={styles.badge} title={`Available from version ${version}`} data-markdown="note">
      since {version}
    </span>
  );
}
