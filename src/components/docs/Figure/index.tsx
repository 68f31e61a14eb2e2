import type {ReactNode} from 'react';

import styles from './styles.module.css';

interface Props {
  caption: ReactNode;
  children: ReactNode;
}

/** A picture or diagram with its caption. */
export function Figure({caption, children}: Props): ReactNode {
  return (
    <figure className={styles.figure}>
      {children}
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
