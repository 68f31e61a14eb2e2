import type {ReactNode} from 'react';

import {texts} from '../texts';

interface Props {
  className?: string;
  buttonClassName?: string;
  isOutdated: boolean;
  onRetry: () => void;
}

/** Says that results could not be fetched, and lets the visitor retry. */
export function SearchFailure({className, buttonClassName, isOutdated, onRetry}: Props): ReactNode {
  return (
    <div className={className} role="alert">
      <p>
        <strong>{texts.failure}</strong>
      </p>
      <p>{isOutdated ? texts.outdatedHelp : texts.failureHelp}</p>
      <button
        className={buttonClassName}
        type="button"
        onClick={() => {
          if (isOutdated) window.location.reload();
          else onRetry();
        }}
      >
        {isOutdated ? texts.reload : texts.retry}
      </button>
    </div>
  );
}
