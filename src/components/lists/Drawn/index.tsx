import type {ReactNode} from 'react';

import styles from './styles.module.css';

interface Props {
  /** What the picture is, in two words at most. */
  label: string;
  /** A picture as wide as its container. */
  children: ReactNode;
}

/** A picture drawn for this site in place of someone's work, with a label that says so. */
export function Drawn({label, children}: Props): ReactNode {
  return (
    <div className={styles.drawn}>
      {children}
      <p className={styles.label}>{label}</p>
    </div>
  );
}
