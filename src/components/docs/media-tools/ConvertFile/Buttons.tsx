import type {ReactNode} from 'react';
import clsx from 'clsx';

import type {useConversion} from './useConversion';

interface Props {
  tool: ReturnType<typeof useConversion>;
  label: string;
  isPossible: boolean;
  onStart: () => void;
}

/** Starts, pauses and cancels a conversion. */
export function Buttons({tool, label, isPossible, onStart}: Props): ReactNode {
  const {state} = tool.conversion;
  const isRunning = state === 'running' || state === 'paused';
  return (
    <>
      <button
        type="button"
        className={clsx('outline-button', isPossible && !isRunning && 'accent-fill')}
        disabled={!isPossible || isRunning}
        onClick={onStart}
      >
        {label}
      </button>
      <button
        type="button"
        className="outline-button"
        disabled={!isRunning}
        onClick={state === 'paused' ? tool.resume : tool.pause}
      >
        {state === 'paused' ? 'Resume' : 'Pause'}
      </button>
      <button type="button" className="outline-button" disabled={!isRunning} onClick={tool.abort}>
        Cancel
      </button>
    </>
  );
}
