import {useEffect, useState, type ReactNode} from 'react';

import {areSingleKeysOn, SINGLE_KEYS} from '@site/src/client/singleKeys';

/** Turns shortcuts without Ctrl or Cmd on or off, in this browser; until the page is left, where nothing is stored. */
const switchSingleKeys = (isOn: boolean): void => {
  document.documentElement.dataset.singleKeys = isOn ? 'on' : 'off';
  try {
    if (isOn) localStorage.removeItem(SINGLE_KEYS);
    else localStorage.setItem(SINGLE_KEYS, 'off');
  } catch {
    // The root element has it.
  }
};

/** Turns shortcuts of one character off and on. Nothing without JavaScript, where there are none. */
export function KeySwitch(): ReactNode {
  const [isOn, setOn] = useState<boolean>();
  useEffect(() => {
    setOn(areSingleKeysOn());
  }, []);
  if (isOn === undefined) return null;
  return (
    <p data-markdown-ignore="">
      <label>
        <input
          type="checkbox"
          checked={isOn}
          onChange={({currentTarget}) => {
            switchSingleKeys(currentTarget.checked);
            setOn(currentTarget.checked);
          }}
        />{' '}
        Single-character shortcuts
      </label>
    </p>
  );
}
