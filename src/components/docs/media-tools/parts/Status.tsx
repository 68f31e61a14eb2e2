import {useId, type ReactNode} from 'react';
import clsx from 'clsx';

import progressBar from '../../../progress/progressBar.module.css';
import styles from './styles.module.css';

interface Props {
  /** What goes on or went wrong. */
  text: string;
  isFailure?: boolean;
  /** How much is done, from 0 to 1; undefined without anything to wait for, null when unknown. */
  progress?: number | null | undefined;
  /** Buttons. */
  children?: ReactNode;
}

/** A line that says what goes on, with a bar below it; both keep their place when they are empty. */
export function Status({text, isFailure, progress, children}: Props): ReactNode {
  const id = useId();
  return (
    <div className={styles.status}>
      <p id={id} role="status" className={clsx(styles.message, isFailure && styles.failure)}>
        {text}
      </p>
      <div className={styles.actions}>{children}</div>
      {progress === undefined ? (
        <div className={clsx(progressBar.bar, styles.bar)} />
      ) : (
        <progress
          className={clsx(progressBar.bar, styles.bar)}
          aria-labelledby={id}
          {...(progress !== null && {value: progress})}
        />
      )}
    </div>
  );
}
