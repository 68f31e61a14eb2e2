import {useEffect, useState, type ReactNode} from 'react';

import styles from './styles.module.css';

/** How long the outcome of an action is shown, in milliseconds. */
const SHOWN_FOR = 4000;

interface Props {
  label: string;
  /** Does it; returns what to tell the reader. */
  action: () => Promise<string>;
}

/** A button that says what came of it. */
export function ActionButton({label, action}: Props): ReactNode {
  const [outcome, setOutcome] = useState('');
  useEffect(() => {
    if (outcome === '') return undefined;
    const timer = setTimeout(() => {
      setOutcome('');
    }, SHOWN_FOR);
    return () => {
      clearTimeout(timer);
    };
  }, [outcome]);
  return (
    <>
      <button
        type="button"
        className={styles.action}
        onClick={() => {
          action().then(setOutcome, () => {
            setOutcome('Something went wrong. Try again.');
          });
        }}
      >
        {label}
      </button>
      <span className={styles.outcome} role="status">
        {outcome}
      </span>
    </>
  );
}
