import {useEffect, useState, type ComponentType, type ReactNode} from 'react';

import {isField} from '@site/src/client/isField';
import {areSingleKeysOn} from '@site/src/client/singleKeys';

import type {SheetProps} from '../KeySheet';

/** Whether a key is a shortcut here: not while typing, in a dialog, or together with other keys. */
const isShortcut = (event: KeyboardEvent): boolean =>
  '?npstdc'.includes(event.key) &&
  !event.ctrlKey &&
  !event.metaKey &&
  !event.altKey &&
  !event.repeat &&
  !event.isComposing &&
  !event.defaultPrevented &&
  !isField(event.target) &&
  !document.querySelector('dialog[open]') &&
  areSingleKeysOn();

/** Listens for shortcuts of one character. What they do, and the list of them, loads with the first. */
export function Keys(): ReactNode {
  /** What a screen reader is told; nothing in the server's HTML. */
  const [said, setSaid] = useState<string>();
  const [opened, setOpened] = useState<{Sheet: ComponentType<SheetProps>}>();
  useEffect(() => {
    setSaid('');
    const listen = (event: KeyboardEvent): void => {
      if (!isShortcut(event)) return;
      event.preventDefault();
      import('../KeySheet').then(
        ({KeySheet, press}) => {
          if (event.key === '?') setOpened({Sheet: KeySheet});
          else setSaid(press(event.key));
        },
        // As if the key did nothing: each of these has a button or link on the page.
        () => undefined,
      );
    };
    window.addEventListener('keydown', listen);
    return () => {
      window.removeEventListener('keydown', listen);
    };
  }, []);
  return (
    <>
      {said !== undefined && (
        <span role="status" className="visually-hidden" data-markdown-ignore="">
          {said}
        </span>
      )}
      {opened && (
        <opened.Sheet
          onClose={() => {
            setOpened(undefined);
          }}
        />
      )}
    </>
  );
}
