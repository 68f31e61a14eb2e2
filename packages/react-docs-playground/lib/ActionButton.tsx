import {useEffect, useState, type ReactNode} from 'react';

/** How long the outcome of an action is shown, in milliseconds. */
const SHOWN_FOR = 4000;

export interface ActionButtonProps {
  label: string;
  /** Does it; returns what to tell the reader. */
  action: () => Promise<string>;
  /** What the reader is told if the action rejects. */
  failure?: string;
  /** Class of the button. */
  className?: string | undefined;
  /** Class of the text beside it. */
  outcomeClassName?: string | undefined;
}

/** A button that says what came of it. */
export function ActionButton({
  label,
  action,
  failure = 'Something went wrong. Try again.',
  className,
  outcomeClassName,
}: ActionButtonProps): ReactNode {
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
        className={className}
        onClick={() => {
          action().then(setOutcome, () => {
            setOutcome(failure);
          });
        }}
      >
        {label}
      </button>
      <span className={outcomeClassName} role="status">
        {outcome}
      </span>
    </>
  );
}
