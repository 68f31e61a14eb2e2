import {useEffect, useState, type ReactNode} from 'react';

import type {SingleKeys} from './singleKeys.ts';

export interface KeySwitchProps {
  keys: SingleKeys;
  label: string;
}

/** Turns shortcuts of one character off and on. Nothing without JavaScript, where there are none. */
export function KeySwitch({keys, label}: KeySwitchProps): ReactNode {
  const [isOn, setOn] = useState<boolean>();
  useEffect(() => {
    setOn(keys.areOn());
  }, [keys]);
  if (isOn === undefined) return null;
  return (
    <p data-markdown-ignore="">
      <label>
        <input
          type="checkbox"
          checked={isOn}
          onChange={({currentTarget}) => {
            keys.turn(currentTarget.checked);
            setOn(currentTarget.checked);
          }}
        />{' '}
        {label}
      </label>
    </p>
  );
}
