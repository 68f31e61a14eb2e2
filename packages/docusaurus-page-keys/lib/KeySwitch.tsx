import {useEffect, useState, type ReactNode} from 'react';

import {areSingleKeysOn} from './singleKeys.ts';

export interface KeySwitchProps {
  /** Key in the browser's storage, as for `areSingleKeysOn`. */
  storageKey: string;
  label: string;
}

/** Turns them on or off, in this browser; until the page is left, where nothing is stored. */
const turn = (storageKey: string, isOn: boolean): void => {
  document.documentElement.dataset.singleKeys = isOn ? 'on' : 'off';
  try {
    if (isOn) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, 'off');
  } catch {
    // The root element has it.
  }
};

/** Turns shortcuts of one character off and on. Nothing without JavaScript, where there are none. */
export function KeySwitch({storageKey, label}: KeySwitchProps): ReactNode {
  const [isOn, setOn] = useState<boolean>();
  useEffect(() => {
    setOn(areSingleKeysOn(storageKey));
  }, [storageKey]);
  if (isOn === undefined) return null;
  return (
    <p data-markdown-ignore="">
      <label>
        <input
          type="checkbox"
          checked={isOn}
          onChange={({currentTarget}) => {
            turn(storageKey, currentTarget.checked);
            setOn(currentTarget.checked);
          }}
        />{' '}
        {label}
      </label>
    </p>
  );
}
