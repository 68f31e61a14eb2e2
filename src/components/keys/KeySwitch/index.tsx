import {useEffect, useState, type ReactNode} from 'react';

import {areSingleKeysOn, switchSingleKeys} from '@site/src/client/singleKeys';

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
